import { createContext, useContext, useLayoutEffect } from 'react';

/** Takes +1 and -1: how many parts of the screen keep the help at its foot away. */
export const HelpFootContext = createContext<((change: number) => void) | undefined>(undefined);

/** While the component stands there the screen's foot has no help: what is above it is not there yet, or has its own. */
export function useFootHeld(): void {
  const hold = useContext(HelpFootContext);
  useLayoutEffect(() => {
    hold?.(1);
    return () => hold?.(-1);
  }, [hold]);
}
