import { useEffect } from 'react';
import { useLocation } from 'umi';

/**
 * Calls the page, and its main landmark, by what stands in the place of its screen; undefined for the screen itself. Inside
 * the mini-program, which has a bar of its own, it is the only title. Every address sets its route's first.
 */
export function useTitle(name: string | undefined): void {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address
  useEffect(() => {
    if (name === undefined) return;
    document.title = name;
    document.querySelector('main')?.setAttribute('aria-label', name);
  }, [name, key]);
}
