import { type ReactNode, Suspense, useLayoutEffect, useRef } from 'react';
import { history, useLocation } from 'umi';
import { ErrorBoundary } from '@/frame/ErrorBoundary';
import { NOT_FOUND_TITLE, ROUTES, routeAt } from '@/shared/config/routes';
import { useElderMode } from '@/shared/lib/elderMode';
import { entryName, noteEntry } from '@/shared/lib/historyEntry';
import { optionalPart } from '@/shared/lib/lazyPart';
import { isCovered, uncover } from '@/shared/lib/startCover';
import { CrashPanel } from './CrashPanel';
import { findPlace, keepPlace, showPage } from './scrollMemory';

const PhoneFoot = optionalPart(() => import('@/shared/ui/HelpWays/PhoneFoot').then((part) => part.PhoneFoot));

const titleAt = (path: string) => routeAt(path)?.title ?? NOT_FOUND_TITLE;

interface Props {
  /** The only address of the screen; the router also gives it those in other spellings. Absent: any address. */
  path?: string;
  /** Shown at every other address. */
  notFound?: ReactNode;
  children: ReactNode;
}

/**
 * Around every screen: the one main landmark, its own error boundary, its exact address, its scroll position, the focus of
 * whoever comes to it, and in 长辈版 the phone.
 * Source: spec §2 (exact match).
 */
export function RouteFrame({ path, notFound, children }: Props) {
  const { pathname, search, key } = useLocation();
  const isElder = useElderMode();
  const main = useRef<HTMLElement>(null);
  const shownBefore = useRef<string>();
  /** Who has scrolled what stood there before the app stays where he is. */
  const mayStay = useRef(isCovered());

  useLayoutEffect(() => {
    // 医院服务 shares the address of the home screen, and is a screen of its own.
    const shown = pathname + search.includes('tab=service');
    const isOtherScreen = shownBefore.current !== shown;
    const isBack = history.action === 'POP';
    // A changed query is a tab, a filter or a panel of the same screen.
    const stays = mayStay.current || !(isOtherScreen || isBack);
    mayStay.current = false;
    shownBefore.current = shown;
    // What stands in the screen's place may call it otherwise from here on (useTitle).
    main.current?.setAttribute('aria-label', titleAt(pathname));
    // What had the focus has gone with the former view, or goes as soon as the code of this one is there.
    if (isOtherScreen || document.activeElement === document.body) main.current?.focus({ preventScroll: true });
    const isNew = noteEntry(pathname + search, history.action);
    const entry = entryName() ?? key;
    showPage(entry, isNew);
    // The views of the home screen take the start page's cover away themselves: their code may come behind the screen's.
    if (pathname !== ROUTES.pointsMall.path) uncover();
    if (stays) keepPlace(entry);
    return stays ? undefined : findPlace(entry, isBack);
  }, [key, pathname, search]);

  return (
    <main ref={main} tabIndex={-1}>
      <ErrorBoundary
        resetKey={pathname + search}
        fallback={(error, renew) => <CrashPanel error={error} renew={renew} />}
      >
        {path === undefined || path === pathname ? children : notFound}
      </ErrorBoundary>
      <Suspense fallback={null}>{isElder && <PhoneFoot />}</Suspense>
    </main>
  );
}
