import { type ReactNode, useReducer } from 'react';
import { HelpWays } from './HelpWays';
import { HelpFootContext } from './useFootHeld';

interface Props {
  /** Between the content and the help. */
  foot?: ReactNode;
  children: ReactNode;
}

/**
 * What a screen shows, and its foot with help once everything above is there, so that it never moves under a finger. A part
 * that has failed brings its own help.
 */
export function HelpFoot({ foot, children }: Props) {
  const [loading, hold] = useReducer((sum: number, change: number) => sum + change, 0);
  return (
    <HelpFootContext.Provider value={hold}>
      {children}
      {loading === 0 && (
        <>
          {foot}
          <HelpWays />
        </>
      )}
    </HelpFootContext.Provider>
  );
}
