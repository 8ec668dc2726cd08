import type { ReactElement } from 'react';
import { NOT_FOUND_TITLE, routeAt } from '@/shared/config/routes';
import { renewFailedParts } from '@/shared/lib/lazyPart';
import { rootBehindCover } from '@/shared/lib/startCover';
import { closeOverlays } from '@/shared/ui/Popup/overlays';
import { AppShell } from '@/shell/AppShell';
import { rememberScreens, type UmiRoutes } from '@/shell/beginScreen';
import { boot } from '@/shell/boot';
import { type ClientRoute, frameRoutes } from '@/shell/frameRoutes';

// Before Umi creates its router.
boot();

/** Umi runtime hook: what Umi makes of the pages. */
export function patchRoutes(made: UmiRoutes) {
  rememberScreens(made);
}

/** Umi runtime hook: where the app draws. */
export function modifyContextOpts(options: object) {
  return { ...options, rootElement: rootBehindCover() };
}

/** Umi runtime hook: every screen gets its own frame. */
export function patchClientRoutes({ routes }: { routes: ClientRoute[] }) {
  frameRoutes(routes);
}

/** Umi runtime hook: runs on the first render and on every change of address. */
export function onRouteChange({ location }: { location: { pathname: string } }) {
  document.title = routeAt(location.pathname)?.title ?? NOT_FOUND_TITLE;
  closeOverlays();
  renewFailedParts();
}

/** Umi runtime hook: wraps the whole app. */
export function rootContainer(container: ReactElement) {
  return <AppShell>{container}</AppShell>;
}
