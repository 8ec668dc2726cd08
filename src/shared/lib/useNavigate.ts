import type { History } from 'history';
import { useCallback, useContext } from 'react';
import { createPath, UNSAFE_NavigationContext } from 'react-router-dom';

interface NavigateOptions {
  replace?: boolean;
  /** Kept with the entry in the history. */
  state?: unknown;
}

export interface Navigate {
  /** Steps in the history; -1 goes back. */
  (steps: number): void;
  /** An address of the app, for example "/schedule/member?step=code". */
  (path: string, options?: NavigateOptions): void;
}

/**
 * Returns a function that goes to an address or back, the same for the life of the component. To the present address it adds
 * no step: on a slow phone the second half of a double tap comes before the first has drawn anything. The router's own drops
 * a tap that comes before the effects of the first drawing have run, which a slow phone does after it has shown the screen,
 * and draws whatever uses it again at every change of address (docs/decisions/144-links-and-steps.md).
 */
export function useNavigate(): Navigate {
  const navigator = useContext(UNSAFE_NavigationContext).navigator as History;
  return useCallback(
    (to: string | number, { replace = false, state }: NavigateOptions = {}) => {
      if (typeof to === 'number') navigator.go(to);
      else if (replace || createPath(navigator.location) === to) navigator.replace(to, state);
      else navigator.push(to, state);
    },
    [navigator],
  );
}
