import { useQuery } from '@/request/useQuery';
import { useSubmit } from '@/request/useSubmit';
import { useSession } from '@/session/useSession';
import { showMessage, showSuccess } from '@/shared/ui/toast/toast';
import { getPointsSummary, getSignStatus, signIn } from './contract';
import { SIGN_INTENT } from './intents';
import { signedText } from './signedCopy';

/** After every write too: what is signed, claimed or spent in a panel shows on the screen below it. */
const REFRESH = { refreshOnReturn: true, refreshOnWrite: true };

/** The member's points. */
export function usePointsSummary() {
  const { isSignedIn } = useSession();
  return useQuery(getPointsSummary, undefined, { skip: !isSignedIn, ...REFRESH });
}

/** Today's sign-in. */
export function useDailySign() {
  const { isSignedIn } = useSession();
  const status = useQuery(getSignStatus, {}, { skip: !isSignedIn, ...REFRESH });

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
    status,
    isBusy,
    /** Signs in for today, or for a missed day. */
    sign: (date?: string) => void submit(date === undefined ? {} : { date }),
  };
}
