import type { ComponentType } from 'react';

/** What React's `lazy` makes. It has no public way to be asked for its code before it is drawn. */
interface Lazy {
  readonly _init: (payload: unknown) => unknown;
  readonly _payload: unknown;
}

/** What Umi makes of the pages, by their id. */
export interface UmiRoutes {
  routes: Readonly<Record<string, { path?: string }>>;
  routeComponents: Readonly<Record<string, ComponentType | Partial<Lazy>>>;
}

const screens = new Map<string, Lazy>();

/** Remembers the screens of all addresses. One that is made in another way is drawn as ever. */
export function rememberScreens({ routes, routeComponents }: UmiRoutes): void {
  for (const [id, { path = '' }] of Object.entries(routes)) {
    const lazy = routeComponents[id] as Partial<Lazy> | undefined;
    if (lazy?._init && '_payload' in lazy) screens.set(`/${path.replace(/^\//, '')}`, lazy as Lazy);
  }
}

/** Runs a screen's code, so that React draws it at once when it is opened, instead of what stands for it first. */
export function beginScreen(path: string): void {
  const lazy = screens.get(path);
  try {
    lazy?._init(lazy._payload);
  } catch {
    // React throws the promise that it waits for.
  }
}
