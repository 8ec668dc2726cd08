import { useCallback } from 'react';
import { useLocation } from 'umi';
import { type Destination, isKnownPath, ROUTES } from '@/shared/config/routes';
import { addressBelow, hasEntryBefore, stateAbove } from './historyEntry';
import { useNavigate } from './useNavigate';

/** Query values by name. Only ASCII values belong in an address: iOS web-views show a blank page for Chinese in URLs. */
export type QueryParams = Readonly<Record<string, string | number | undefined>>;

/** The query of an address with its "?"; without what is undefined or ''. '' when nothing is left. */
export function queryOf(params: QueryParams): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    if (value !== undefined && value !== '') search.set(name, String(value));
  }
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
}

function pathnameOf(to: Destination): string {
  return (typeof to === 'string' ? ROUTES[to] : to).path;
}

/** The router path of a screen, for example "/schedule/points-mall?tab=service". */
export function pathOf(to: Destination, params: QueryParams = {}): string {
  return pathnameOf(to) + queryOf(params);
}

/** The link of a screen, for example "#/schedule/points-mall?tab=service". */
export function hrefOf(to: Destination, params: QueryParams = {}): string {
  return `#${pathOf(to, params)}`;
}

/**
 * Returns a route that came from the server, storage or the address bar as a router path, or undefined when the app has
 * no such screen. Only "/path?query" of the route table passes, so that nobody can lead a member elsewhere; as the whole
 * link that a browser shows, too, when it is this app's.
 */
export function internalPath(route: unknown): string | undefined {
  if (typeof route !== 'string' || route.length > 2048) return undefined;
  const { origin, pathname: place } = window.location;
  const inside = route.startsWith(origin + place) ? route.slice(origin.length + place.length) : route;
  const path = inside.replace(/^(\?[^#]*)?#/, '');
  const [pathname = ''] = path.split(/[?#]/);
  return isKnownPath(pathname) ? path : undefined;
}

interface GoOptions {
  replace?: boolean;
}

/** Returns a function that goes to a screen. */
export function useGo() {
  const navigate = useNavigate();
  return useCallback(
    (to: Destination, params: QueryParams = {}, options: GoOptions = {}) => {
      navigate(pathOf(to, params), { replace: options.replace === true });
    },
    [navigate],
  );
}

/** Returns a function that follows a route named by the server; unknown routes do nothing and return false. */
export function useFollow() {
  const navigate = useNavigate();
  return useCallback(
    (route: unknown, options: GoOptions = {}): boolean => {
      const path = internalPath(route);
      if (path === undefined) return false;
      navigate(path, { replace: options.replace === true });
      return true;
    },
    [navigate],
  );
}

let parsed: readonly [search: string, values: URLSearchParams] = ['', new URLSearchParams()];

/** The values of a query, to be read only. Many parts of a screen ask for the same one. */
export function valuesOf(search: string): Pick<URLSearchParams, 'get' | 'entries'> {
  if (search !== parsed[0]) parsed = [search, new URLSearchParams(search)];
  return parsed[1];
}

/** Reads one query value of the present address; undefined when absent or empty. */
export function useQueryParam(name: string): string | undefined {
  return valuesOf(useLocation().search).get(name) || undefined;
}

/**
 * Returns a function that changes query values of the present address; undefined removes a value. The way back to a screen
 * that asked for something stays known.
 */
export function useSetQuery() {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  return useCallback(
    (changes: QueryParams, { replace = false }: GoOptions = {}) => {
      const current = Object.fromEntries(valuesOf(search).entries());
      navigate(pathname + queryOf({ ...current, ...changes }), { replace, state: replace ? state : stateAbove(state) });
    },
    [navigate, pathname, search, state],
  );
}

/** Goes one step back, or to the address `fallback` when the member entered the app on this screen. */
export function useGoBack(fallback: string) {
  const navigate = useNavigate();
  return useCallback(() => {
    if (hasEntryBefore()) navigate(-1);
    else navigate(fallback, { replace: true });
  }, [navigate, fallback]);
}

/**
 * Leaves a screen whose record is gone: back to the list that it was opened from, at its place, or to `target` when none
 * of `lists` lies there.
 */
export function useBackToList(lists: readonly Destination[], target: string) {
  const navigate = useNavigate();
  return useCallback(() => {
    const [before] = addressBelow()?.split('?') ?? [];
    if (lists.some((list) => pathnameOf(list) === before)) navigate(-1);
    else navigate(target, { replace: true });
  }, [navigate, lists, target]);
}
