import { useNavigate } from 'umi';
import { useQueryParam, useSetQuery } from '@/shared/lib/navigation';

/** The router numbers the entries of this visit; 0 is where the member entered the app. */
function hasEntryBefore(): boolean {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0;
}

/** The member code over the page (`step=code`): "back" closes it. */
export function useMemberPanel() {
  const navigate = useNavigate();
  const setQuery = useSetQuery();
  return {
    isCodeOpen: useQueryParam('step') === 'code',
    openCode: () => setQuery({ step: 'code' }),
    close: () => {
      if (hasEntryBefore()) navigate(-1);
      else setQuery({ step: undefined }, { replace: true });
    },
  };
}
