import { ScreenFrame } from '@/frame/ScreenFrame';
import { useQuery } from '@/request/useQuery';
import { NOT_FOUND } from '@/shared/config/serverCodes';
import { pathOf, useQueryParam } from '@/shared/lib/navigation';
import { PageState } from '@/shared/ui/PageState/PageState';
import { getSkinQuiz, type SkinQuiz } from '../../quizContract';
import { useQuizRun } from '../../useQuizRun';
import { QuizIntro } from './QuizIntro';
import { QuizQuestion } from './QuizQuestion';
import { ResultView } from './ResultView';

interface Props {
  quizId: string;
  onBack: () => void;
}

function QuizSteps({ quiz, onBack }: { quiz: SkinQuiz; onBack: () => void }) {
  const run = useQuizRun(quiz);
  const step = useQueryParam('step');
  if (step === undefined) return <QuizIntro quiz={quiz} run={run} onBack={onBack} />;
  // An address may name a question that cannot be reached yet.
  const last = run.open ?? quiz.questions.length - 1;
  const place = Math.min(Math.max(Math.trunc(Number(step)) - 1 || 0, 0), last);
  return <QuizQuestion key={place} quiz={quiz} run={run} place={place} />;
}

function Questions({ quizId, onBack }: Props) {
  const { data: quiz, failure, refresh } = useQuery(getSkinQuiz, { quizId });
  if (quiz) return <QuizSteps key={quiz.version} quiz={quiz} onBack={onBack} />;
  if (failure?.code !== NOT_FOUND) {
    return <ScreenFrame title="皮肤自测" onBack={onBack} failure={failure} onRetry={refresh} />;
  }
  return (
    <ScreenFrame title="皮肤自测" onBack={onBack}>
      <PageState
        state="empty"
        art="search"
        title="这份自测已撤下"
        text="题目可能有更新，请看看别的"
        action={{ text: '回皮肤知识库', to: pathOf('skinLibrary') }}
      />
    </ScreenFrame>
  );
}

/** A questionnaire in the place of the library: what it is for, one question at a time, its result. */
export function QuizView({ quizId, onBack }: Props) {
  const step = useQueryParam('step');
  return step === 'result' ? <ResultView quizId={quizId} /> : <Questions quizId={quizId} onBack={onBack} />;
}
