import { signIn } from '@/session/signIn';
import { pathOf } from '@/shared/lib/navigation';
import { formatLastDay } from '@/shared/lib/timeFormat';
import { PageState } from '@/shared/ui/PageState/PageState';
import type { SignupConfig } from '../contract';
import type { JoinWords } from '../joinWords';

export interface ClosedWay {
  text: string;
  to: string;
}

interface Props {
  config: Pick<SignupConfig, 'deadline' | 'removed'>;
  isSignedIn: boolean;
  words: JoinWords;
  /** Where a member goes on. */
  way: ClosedWay;
}

/** Sign-ups are over: since when, and where to go on, without a form. */
export function SignupClosed({ config: { deadline, removed }, isSignedIn, words: { deed, mine }, way }: Props) {
  const signInFirst = { text: `登录看${mine}`, onClick: () => void signIn() };
  if (removed) {
    const onward = { text: '去积分商城', to: pathOf('pointsMall') };
    return (
      <PageState state="closed" reason="ended" title="活动资料已下线" action={isSignedIn ? onward : signInFirst} />
    );
  }
  const since = deadline === null ? '' : `${deed}已于 ${formatLastDay(deadline, '结束')}`;
  return (
    <PageState
      state="closed"
      reason="ended"
      title={`${deed}已结束`}
      text={since}
      action={isSignedIn ? way : signInFirst}
    />
  );
}
