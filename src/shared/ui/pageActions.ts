import { createContext, useContext } from 'react';

/** What every full-page state can offer besides its own action; the app's shell provides them once. */
export interface PageActions {
  contactSupport?: () => void;
  signIn?: () => void;
}

export const PageActionsContext = createContext<PageActions>({});

export function usePageActions(): PageActions {
  return useContext(PageActionsContext);
}
