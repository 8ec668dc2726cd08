import { useCallback } from 'react';
import { useNavigate } from 'umi';
import { type QueryParams, useSetQuery } from '@/shared/lib/navigation';

/** The router numbers the entries of this visit; 0 is where the member entered the app. */
function hasEntryBefore(): boolean {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0;
}

/**
 * Closes a panel that the query has opened: one step back, so that the back key does not open it again. A member who
 * entered the app on the panel (after a login, from a link) stays on the screen below it.
 */
export function useClosePanel(closed: QueryParams): () => void {
  const navigate = useNavigate();
  const setQuery = useSetQuery();
  return useCallback(() => {
    if (hasEntryBefore()) navigate(-1);
    else setQuery(closed, { replace: true });
  }, [navigate, setQuery, closed]);
}
