import { useEffect } from 'react';
import { noteSessionOver } from '@/session/loginInfo';
import { announceSession } from '@/session/subscribeSession';
import { useSession } from '@/session/useSession';
import { getOrderCount } from './orderCountContract';
import { useQuery } from './useQuery';

/**
 * For a screen that guests may read: in a session that has ended its calls are answered as to a guest, and what it says of
 * the member would be wrong. Asks, with the screen and on each return, whether the session is still there. Where it is
 * not, the login starts as after any call, and all screens are a guest's until he is back. False until it is known who is
 * there, or cannot be. See docs/decisions/167.
 */
export function useSessionCheck(): boolean {
  const { isSignedIn } = useSession();
  const { failure, updatedAt } = useQuery(getOrderCount, undefined, {
    skip: !isSignedIn,
    refreshOnReturn: true,
    mayStartLogin: true,
  });
  const isOver = isSignedIn && failure?.kind === 'unauthorised';
  useEffect(() => {
    if (!isOver) return;
    noteSessionOver();
    announceSession();
  }, [isOver]);
  return !isSignedIn || (updatedAt ?? failure) !== undefined;
}
