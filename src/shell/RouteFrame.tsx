import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { history, useLocation } from 'umi';
import { ErrorBoundary } from '@/frame/ErrorBoundary';
import { ROUTES } from '@/shared/config/routes';
import { noteEntry } from '@/shared/lib/historyEntry';
import { uncover } from '@/shared/lib/startCover';
import { CrashPanel } from './CrashPanel';
import { keepPlace, restoreScroll, showPage } from './scrollMemory';

interface Props {
  /** The only address of the screen; the router also gives it those in other spellings. Absent: any address. */
  path?: string;
  /** Shown at every other address. */
  notFound?: ReactNode;
  children: ReactNode;
}

/**
 * Around every screen: the one main landmark, its own error boundary, its exact address and its scroll position.
 * Source: spec §2 (exact match).
 */
export function RouteFrame({ path, notFound, children }: Props) {
  const { pathname, search, key } = useLocation();
  const shownPath = useRef<string>();

  useLayoutEffect(() => {
    const isOtherScreen = shownPath.current !== pathname;
    shownPath.current = pathname;
    showPage(key);
    // The home screen takes the start page's cover away itself, when its goods are there.
    if (pathname + search !== ROUTES.pointsMall.path) uncover();
    noteEntry(pathname + search, history.action);
    if (history.action === 'POP') return restoreScroll(key);
    // A changed query is a tab, a filter or a panel of the same screen: it stays where it is.
    if (isOtherScreen) window.scrollTo(0, 0);
    else keepPlace(key);
    return undefined;
  }, [key, pathname, search]);

  return (
    <main>
      <ErrorBoundary
        resetKey={pathname + search}
        fallback={(error, renew) => <CrashPanel error={error} renew={renew} />}
      >
        {path === undefined || path === pathname ? children : notFound}
      </ErrorBoundary>
    </main>
  );
}
