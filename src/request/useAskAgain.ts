import { useEffect } from 'react';
import { onPageReturn } from '@/bridge/pageReturn';
import { useWhenOnline } from '@/shared/lib/online';
import type { Failure } from './failure';

/**
 * Asks again for what has failed: for lack of network once the phone is online, for lack of a login when the member comes
 * back to the page, which the browser may have kept as it was when it left for the login. `onReturn` asks then in any case.
 */
export function useAskAgain(failure: Failure | undefined, ask: () => unknown, onReturn = false): void {
  useWhenOnline(failure?.kind === 'network', ask);
  const asksOnReturn = onReturn || failure?.kind === 'unauthorised';
  useEffect(() => (asksOnReturn ? onPageReturn(() => void ask()) : undefined), [asksOnReturn, ask]);
}
