import { Fragment, type ReactNode } from 'react';
import { ErrorBoundary } from '@/frame/ErrorBoundary';
import { useSession } from '@/session/useSession';
import { AppActions } from './AppActions';
import { CrashPanel } from './CrashPanel';
import { LoadingLayer } from './LoadingLayer';
import { OfflineNote } from './OfflineNote';

/** The layers above every screen. Another member begins with screens of his own: nothing that was typed or shown stays. */
export function AppShell({ children }: { children: ReactNode }) {
  const { userId } = useSession();
  return (
    <ErrorBoundary
      fallback={(error, renew) => (
        <main>
          <CrashPanel error={error} renew={renew} isWhole />
        </main>
      )}
    >
      <AppActions>
        <OfflineNote />
        <Fragment key={userId}>{children}</Fragment>
        <LoadingLayer />
      </AppActions>
    </ErrorBoundary>
  );
}
