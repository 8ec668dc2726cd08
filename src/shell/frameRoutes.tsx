import type { ReactElement } from 'react';
import { RouteFrame } from './RouteFrame';

/** The part of Umi's client routes that is read and changed here. */
export interface ClientRoute {
  path?: string;
  element?: ReactElement;
}

/** Gives every screen its own frame. The route of any address ("*") is also what other spellings of an address show. */
export function frameRoutes(routes: ClientRoute[]): void {
  const notFound = routes.find(({ path }) => path === '*')?.element;
  for (const route of routes) {
    if (!route.element) continue;
    const path = route.path === '*' ? undefined : `/${(route.path ?? '').replace(/^\//, '')}`;
    route.element = (
      <RouteFrame path={path} notFound={notFound}>
        {route.element}
      </RouteFrame>
    );
  }
}
