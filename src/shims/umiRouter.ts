import { useMemo } from 'react';
import { type RouteObject, useRoutes as useAllRoutes, useLocation } from 'react-router-dom';

/**
 * What Umi's renderer (@umijs/renderer-react/dist/browser.js, 4.7.22) takes from the router. The router ranks all 48
 * addresses anew for every change of address, three times with Umi's own question: 4 ms of a tap on a slow phone. Put in its
 * place by .umirc.ts.
 */
// biome-ignore lint/performance/noBarrelFile: it stands for a package's entry
export { Router } from 'react-router-dom';

/** Umi asks here which loaders of data an address has. This app has none. */
export const matchRoutes = () => null;

/** Draws the route of this very address alone; one that is written otherwise is looked for by the router, among all. */
export function useRoutes(routes: RouteObject[]) {
  const { pathname } = useLocation();
  const fitting = useMemo(() => {
    const own = routes.find(({ path }) => pathname === `/${path}`);
    return own ? [own] : routes;
  }, [routes, pathname]);
  return useAllRoutes(fitting);
}
