import { type ReactNode, useMemo } from 'react';
import { openChat } from '@/bridge/chat';
import { startLogin } from '@/session/startLogin';
import { LoadingLayer } from '@/shared/ui/LoadingLayer';
import { PageActionsContext } from '@/shared/ui/pageActions';
import { showMessage } from '@/shared/ui/toast';
import { CrashPanel } from './CrashPanel';
import { ErrorBoundary } from './ErrorBoundary';
import { OfflineNote } from './OfflineNote';

async function contactSupport(): Promise<void> {
  if ((await openChat()) !== 'opened') showMessage('客服没有打开，请拨打客服电话');
}

function signIn(): void {
  if (startLogin() === 'looping') showMessage('登录没有成功，请稍后再试或联系客服');
}

/** The layers above every screen, and what every full-page state offers. */
export function AppShell({ children }: { children: ReactNode }) {
  const actions = useMemo(() => ({ contactSupport: () => void contactSupport(), signIn }), []);
  return (
    <ErrorBoundary fallback={(error, renew) => <CrashPanel error={error} renew={renew} isWhole />}>
      <PageActionsContext.Provider value={actions}>
        <OfflineNote />
        {children}
        <LoadingLayer />
      </PageActionsContext.Provider>
    </ErrorBoundary>
  );
}
