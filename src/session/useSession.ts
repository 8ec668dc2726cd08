import { useMemo, useSyncExternalStore } from 'react';
import { isSignedIn, readLoginInfo } from './loginInfo';
import { isLoginPending } from './startLogin';
import { subscribeSession } from './subscribeSession';

/** The login state that screens show. */
export interface Session {
  readonly isSignedIn: boolean;
  /** '' for a guest. */
  readonly userId: string;
  /** A login redirect has started in this document. */
  readonly isLoginPending: boolean;
}

function snapshot(): string {
  return `${isSignedIn() ? 1 : 0}${isLoginPending() ? 1 : 0}${readLoginInfo().userId}`;
}

/** Follows the login state of this tab. */
export function useSession(): Session {
  const state = useSyncExternalStore(subscribeSession, snapshot);
  return useMemo(
    () => ({ isSignedIn: state[0] === '1', isLoginPending: state[1] === '1', userId: state.slice(2) }),
    [state],
  );
}
