import type { History } from 'history';
import { useContext, useLayoutEffect } from 'react';
import { UNSAFE_NavigationContext } from 'react-router-dom';

/**
 * `view` stands in the place of its screen, at the same path: whoever goes forward to it begins at its top. A step back finds
 * the place by itself (src/shell/scrollMemory.ts).
 */
export function useFromTop(view: string): void {
  // Umi does not tell the router what its history did (`useNavigationType` says POP for ever).
  const history = useContext(UNSAFE_NavigationContext).navigator as History;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another view begins, not another way to the same one
  useLayoutEffect(() => {
    if (history.action !== 'POP') window.scrollTo(0, 0);
  }, [view]);
}
