import { useEffect } from 'react';
import { reportEvent } from '@/features/report';
import { send } from '@/request/send';
import { pathOf } from '@/shared/lib/navigation';
import { clearDrawSession } from './contract';

/** Reports the visit, and ends the draw session on the server when a signed-in member leaves. Both are silent. */
export function useDrawSession(isSignedIn: boolean): void {
  useEffect(() => reportEvent('view', pathOf('lotteryPlay')), []);
  useEffect(() => {
    if (!isSignedIn) return undefined;
    return () => void send(clearDrawSession, undefined).catch(() => undefined);
  }, [isSignedIn]);
}
