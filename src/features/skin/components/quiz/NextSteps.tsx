import { internalPath } from '@/shared/lib/navigation';
import { Card } from '@/shared/ui/Card/Card';
import { ListRow } from '@/shared/ui/ListRow/ListRow';
import { SectionTitle } from '@/shared/ui/SectionTitle/SectionTitle';
import type { SkinQuiz } from '../../quizContract';

/** Where the server leads on; what the app has no screen for is left out. */
export function NextSteps({ quiz }: { quiz: SkinQuiz | undefined }) {
  const steps = (quiz?.steps ?? []).flatMap(({ text, route }) => {
    const to = internalPath(route);
    return to === undefined ? [] : [{ text, to }];
  });
  if (steps.length === 0) return null;
  return (
    <Card>
      <SectionTitle>接下来</SectionTitle>
      {steps.map(({ text, to }) => (
        <ListRow key={to} title={text} to={to} />
      ))}
    </Card>
  );
}
