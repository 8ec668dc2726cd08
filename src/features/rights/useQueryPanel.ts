import { useRef } from 'react';
import { useGoBack, useQueryParam, useSetQuery } from '@/shared/lib/navigation';

/**
 * A panel that the query value `step` opens; "back" closes it. `close` steps back over the entry that opened it, and only
 * clears the value when the member entered the app on the open panel.
 */
export function useQueryPanel() {
  const step = useQueryParam('step');
  const setQuery = useSetQuery();
  const goBack = useGoBack();
  const wasClosedBefore = useRef(false);
  if (step === undefined) wasClosedBefore.current = true;
  return {
    step,
    open: (name: string) => setQuery({ step: name }),
    close: () => {
      if (wasClosedBefore.current) goBack();
      else setQuery({ step: undefined, discountId: undefined }, { replace: true });
    },
  };
}
