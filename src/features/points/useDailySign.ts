import { useQuery } from '@/request/useQuery';
import { useSubmit } from '@/request/useSubmit';
import { useSession } from '@/session/useSession';
import { showSuccess } from '@/shared/ui/toast';
import { getPointsSummary, getSignStatus, signIn } from './contract';

/** The member's points and today's sign-in, kept together: signing changes both. */
export function useDailySign() {
  const { isSignedIn } = useSession();
  const options = { skip: !isSignedIn, refreshOnReturn: true };
  const summary = useQuery(getPointsSummary, undefined, options);
  const status = useQuery(getSignStatus, {}, options);

  const { submit, isBusy } = useSubmit(signIn, {
    intentKey: 'sign',
    onDone: ({ delta, streak, reward }) => {
      showSuccess(reward ? `连签 ${streak} 天，得 ${delta} 积分` : `签到成功，得 ${delta} 积分`);
      status.refresh();
      summary.refresh();
    },
    onRefused: () => {
      status.refresh();
      return false;
    },
  });

  return {
    isSignedIn,
    summary,
    status,
    isBusy,
    /** Signs in for today, or for a missed day. */
    sign: (date?: string) => void submit(date === undefined ? {} : { date }),
  };
}
