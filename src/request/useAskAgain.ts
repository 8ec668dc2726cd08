import { useEffect, useRef } from 'react';
import { onPageReturn } from '@/bridge/pageReturn';
import { useWhenOnline } from '@/shared/lib/online';
import type { Failure } from './failure';

/** What asks again for each thing that stands there as failed. */
const failed = new Set<() => unknown>();

/**
 * Asks again for what has failed: for lack of network once the phone is online, for lack of a login when the member comes
 * back to the page, which the browser may have kept as it was when it left for the login, for all else as soon as something
 * that has failed, too, is asked for again or has come: one 重试 is for all. `onReturn` asks on coming back in any case.
 */
export function useAskAgain(failure: Failure | undefined, ask: () => unknown, onReturn = false): void {
  useWhenOnline(failure?.kind === 'network', ask);
  const isSignedOut = failure?.kind === 'unauthorised';
  const asksOnReturn = onReturn || isSignedOut;
  useEffect(() => (asksOnReturn ? onPageReturn(() => void ask()) : undefined), [asksOnReturn, ask]);

  const former = useRef(failure);
  useEffect(() => {
    if (former.current && !failure) {
      // What the page has asked for at the same time may have failed, too: parts that come now ask for themselves.
      window.__EARLY__ = undefined;
      for (const each of failed) {
        failed.delete(each);
        each();
      }
    }
    former.current = failure;
    if (failure && !isSignedOut) failed.add(ask);
    return () => void failed.delete(ask);
  }, [failure, isSignedOut, ask]);
}
