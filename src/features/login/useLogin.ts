import { useCallback, useState } from 'react';
import { signIn } from '@/session/signIn';
import { useSession } from '@/session/useSession';

/**
 * Signs the member in from the login page. `isLeaving` while the browser goes to the authorisation page, `hasFailed` when
 * it has been there again and again without success. The state belongs to this visit of the page and is gone with it.
 * Source: spec §4 (the login page clears its stored state on leaving).
 */
export function useLogin() {
  const { isLoginPending } = useSession();
  const [start, setStart] = useState<ReturnType<typeof signIn>>();

  const begin = useCallback(() => {
    const outcome = signIn();
    // A second tap within the throttle changes nothing: the first one is on its way.
    setStart((last) => (outcome === 'throttled' ? (last ?? outcome) : outcome));
  }, []);
  return { begin, isLeaving: start === 'started' && isLoginPending, hasFailed: start === 'looping' };
}
