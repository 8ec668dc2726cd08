import { type ReactNode, useMemo } from 'react';
import { openChat } from '@/bridge/chat';
import { signIn } from '@/session/signIn';
import { PageActionsContext } from '@/shared/ui/pageActions';
import { showMessage } from '@/shared/ui/toast';

async function contactSupport(): Promise<void> {
  if ((await openChat()) !== 'opened') showMessage('客服没有打开，请拨打客服电话');
}

/** What every full-page state offers besides its own action. */
export function AppActions({ children }: { children: ReactNode }) {
  const actions = useMemo(() => ({ contactSupport: () => void contactSupport(), signIn: () => void signIn() }), []);
  return <PageActionsContext.Provider value={actions}>{children}</PageActionsContext.Provider>;
}
