import { useQuery } from '@/request/useQuery';
import { useSubmit } from '@/request/useSubmit';
import { useSession } from '@/session/useSession';
import { showMessage, showSuccess } from '@/shared/ui/toast/toast';
import { getPointsSummary, getSignStatus, signIn } from './contract';
import { SIGN_INTENT } from './intents';
import { signedText } from './signedCopy';

/**
 * The member's points and today's sign-in. Both ask again after every write: what is signed, claimed or spent in a panel
 * shows on the screen below it too. `withPoints` false: where no points are shown, none are asked for.
 */
export function useDailySign(withPoints = true) {
  const { isSignedIn } = useSession();
  const options = { skip: !isSignedIn, refreshOnReturn: true, refreshOnWrite: true };
  const summary = useQuery(getPointsSummary, undefined, { ...options, skip: !isSignedIn || !withPoints });
  const status = useQuery(getSignStatus, {}, options);

  const { submit, isBusy } = useSubmit(signIn, {
    ...SIGN_INTENT,
    onDone: (answer, { payload, isReplay }) => {
      if (isReplay) showMessage(payload.date === undefined ? '今天已经签到过了' : '这一天已经补签过了');
      else showSuccess(signedText(answer));
    },
    askAnew: status.refresh,
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
