import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { history, useLocation } from 'umi';
import { noteEntry } from '@/shared/lib/historyEntry';
import { CrashPanel } from './CrashPanel';
import { ErrorBoundary } from './ErrorBoundary';
import { restoreScroll, showPage } from './scrollMemory';

/** Around every screen: the one main landmark, its own error boundary and its scroll position. */
export function RouteFrame({ children }: { children: ReactNode }) {
  const { pathname, search, key } = useLocation();
  const shownPath = useRef<string>();

  useLayoutEffect(() => {
    const isOtherScreen = shownPath.current !== pathname;
    shownPath.current = pathname;
    showPage(key);
    noteEntry(pathname);
    if (history.action === 'POP') return restoreScroll(key);
    // A changed query is a tab, a filter or a panel of the same screen: it stays where it is.
    if (isOtherScreen) window.scrollTo(0, 0);
    return undefined;
  }, [key, pathname]);

  return (
    <main>
      <ErrorBoundary resetKey={pathname + search} fallback={() => <CrashPanel />}>
        {children}
      </ErrorBoundary>
    </main>
  );
}
