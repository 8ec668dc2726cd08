import { type ReactNode, useMemo } from 'react';
import { contactSupport } from '@/frame/contactSupport';
import { logOut } from '@/request/logOut';
import { wait } from '@/request/wait';
import { signIn } from '@/session/signIn';
import { PageActionsContext } from '@/shared/ui/pageActions';
import type { Subject } from '@/shared/ui/subject';

/** How long the login waits for the server to know of the log-out. */
const LOGOUT_WAIT_MS = 2_000;

async function switchAccount(): Promise<void> {
  // A server that still knows the former member would sign him in again.
  await Promise.race([logOut(), wait(LOGOUT_WAIT_MS)]);
  signIn();
}

/** What every full-page state offers besides its own action. */
export function AppActions({ children }: { children: ReactNode }) {
  const actions = useMemo(
    () => ({
      contactSupport: (subject?: Subject) => void contactSupport({ subject }),
      signIn: () => void signIn(),
      switchAccount: () => void switchAccount(),
    }),
    [],
  );
  return <PageActionsContext.Provider value={actions}>{children}</PageActionsContext.Provider>;
}
