import { useCallback } from 'react';
import { useLocation, useNavigate } from 'umi';
import { hasEntryBefore, stateAbove } from '@/shared/lib/historyEntry';
import { pathOf, type QueryParams } from '@/shared/lib/navigation';

const CLOSED_STEP: QueryParams = { step: undefined };
const CLOSED_FORM: QueryParams = { action: undefined, id: undefined, step: undefined };

/** Opens panels by the query; closing is one step back, or clears the values for a member who entered on the panel. */
export function useAddressPanel() {
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const pathWith = useCallback(
    (changes: QueryParams) => pathOf('address', { ...Object.fromEntries(new URLSearchParams(search)), ...changes }),
    [search],
  );
  const open = useCallback(
    (changes: QueryParams) => navigate(pathWith(changes), { state: stateAbove(state) }),
    [navigate, pathWith, state],
  );
  const close = useCallback(
    (closed: QueryParams) => {
      if (hasEntryBefore()) navigate(-1);
      else navigate(pathWith(closed), { replace: true, state });
    },
    [navigate, pathWith, state],
  );
  const closeForm = useCallback(() => close(CLOSED_FORM), [close]);
  const closeStep = useCallback(() => close(CLOSED_STEP), [close]);
  return { open, closeForm, closeStep };
}
