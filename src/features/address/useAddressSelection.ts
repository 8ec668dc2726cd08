import { useCallback } from 'react';
import { useLocation } from 'umi';
import { stepsToReturn } from '@/shared/lib/historyEntry';
import { internalPath, pathOf, useGoBack, useQueryParam } from '@/shared/lib/navigation';
import { useNavigate } from '@/shared/lib/useNavigate';
import { keepPicked } from './addressPick';

/** The address screen's side: whether an address is picked for another screen, handing one over, and leaving without. */
export function useAddressSelection() {
  const navigate = useNavigate();
  const isSelecting = useQueryParam('mode') === 'select';
  const wish = internalPath(useQueryParam('backTo'));
  // The list itself asks for no address.
  const backTo = wish?.split(/[?#]/)[0] === pathOf('address') ? undefined : wish;
  const goBack = useGoBack(backTo ?? pathOf('member'));
  const asker = useQueryParam('from');
  const returnSteps = stepsToReturn(useLocation().state);

  /**
   * Keeps the address for who asked and returns there; only screens of this app can ask. The asker that lies below in
   * the history is gone back to, so that it does not stand there twice.
   */
  const select = useCallback(
    (addressId: string) => {
      if (asker !== undefined) keepPicked(asker, addressId);
      if (returnSteps !== undefined) navigate(-returnSteps);
      else if (backTo === undefined) goBack();
      else navigate(backTo, { replace: true });
    },
    [navigate, goBack, asker, backTo, returnSteps],
  );
  return { isSelecting, select, goBack };
}
