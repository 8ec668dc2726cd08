import { Dressed } from '@/features/campaign';
import { type SignupConfig, SignupView } from '@/features/signup';
import { NightHead } from '../components/NightHead';
import { DAY } from '../dress';
import { ROUTES } from '../routes';

/** Taking part: what has to be done before, a short form, the number. */
export function JoinScreen() {
  return (
    <Dressed dress={DAY} subject={{ kind: 'campaign', number: 'year' }}>
      <SignupView
        code="year"
        title={ROUTES.join.title}
        fallback={ROUTES.home}
        head={({ title, lines }: SignupConfig) => <NightHead title={title} line={lines.join('。')} />}
      />
    </Dressed>
  );
}
