import { useRef } from 'react';
import { type QueryParams, useGoBack, useQueryParam, useSetQuery } from '@/shared/lib/navigation';

/**
 * A panel that the query value `step` opens. `open` adds an entry, so that "back" closes it; `close` steps back over an
 * entry of its own, and only clears the value when the member entered the app on the open panel.
 */
export function useQueryPanel() {
  const step = useQueryParam('step');
  const setQuery = useSetQuery();
  const goBack = useGoBack();
  const wasOpenedHere = useRef(false);
  return {
    step,
    open: (params: QueryParams) => {
      wasOpenedHere.current = true;
      setQuery(params);
    },
    close: () => {
      if (wasOpenedHere.current) goBack();
      else setQuery({ step: undefined }, { replace: true });
      wasOpenedHere.current = false;
    },
  };
}
