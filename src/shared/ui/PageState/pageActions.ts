import { createContext, useContext } from 'react';
import type { Subject } from './subject';

/** What every full-page state can offer besides its own action; the app's shell provides them once. */
export interface PageActions {
  /** Opens the customer service; screens go through useSupport, which adds what they are about. */
  contactSupport?: (subject?: Subject) => void;
  signIn?: () => void;
  /** Ends this phone's session and signs in anew, with another account. */
  switchAccount?: () => void;
}

export const PageActionsContext = createContext<PageActions>({});

/** What a failure can offer here; {} outside of the app's shell. */
export function usePageActions(): PageActions {
  return useContext(PageActionsContext);
}
