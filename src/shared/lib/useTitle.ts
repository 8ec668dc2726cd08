import { useEffect } from 'react';
import { history, useLocation } from 'umi';
import { routeAt } from '../config/routes';

/** The one main landmark, which the frame around the screen calls by its route. */
function callMain(name: string | undefined): void {
  document.querySelector('main')?.setAttribute('aria-label', name ?? '');
}

/**
 * Calls the page, and its main landmark, by what stands in the place of its screen; undefined for the screen itself. Inside
 * the mini-program, which has a bar of its own, it is the only title. Every address sets its route's first.
 */
export function useTitle(name: string | undefined): void {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address
  useEffect(() => {
    if (name === undefined) return undefined;
    document.title = name;
    callMain(name);
    // By then another screen may stand there.
    return () => callMain(routeAt(history.location.pathname)?.title);
  }, [name, key]);
}
