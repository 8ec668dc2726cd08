import { useCallback } from 'react';
import { useNavigate } from 'umi';
import { hasEntryBefore } from '@/shared/lib/historyEntry';
import { type QueryParams, useSetQuery } from '@/shared/lib/navigation';

/** Opens panels by the query; closing is one step back, or clears the values for a member who entered on the panel. */
export function useAddressPanel() {
  const navigate = useNavigate();
  const setQuery = useSetQuery();
  const close = useCallback(
    (closed: QueryParams) => {
      if (hasEntryBefore()) navigate(-1);
      else setQuery(closed, { replace: true });
    },
    [navigate, setQuery],
  );
  const closeForm = useCallback(() => close({ action: undefined, id: undefined, step: undefined }), [close]);
  const closeStep = useCallback(() => close({ step: undefined }), [close]);
  return { open: setQuery, closeForm, closeStep };
}
