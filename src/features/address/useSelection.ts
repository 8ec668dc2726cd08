import { useCallback } from 'react';
import { useLocation, useNavigate } from 'umi';
import { memberTab } from '@/session/memberStorage';
import { SELECTED_ADDRESS_KEY } from '@/shared/config/selectedAddress';
import { stepsToReturn } from '@/shared/lib/historyEntry';
import { internalPath, pathOf, useGoBack, useQueryParam } from '@/shared/lib/navigation';

/** Choosing an address for another screen (`mode=select&backTo=`). */
export function useSelection() {
  const navigate = useNavigate();
  const goBack = useGoBack(pathOf('member'));
  const isSelecting = useQueryParam('mode') === 'select';
  const backTo = internalPath(useQueryParam('backTo'));

  const returnSteps = stepsToReturn(useLocation().state);

  /**
   * Hands the address over and returns to the screen that asked; only screens of this app can ask. The asker that lies
   * below in the history is gone back to, so that it does not stand there twice.
   */
  const select = useCallback(
    (addressId: string) => {
      memberTab.write(SELECTED_ADDRESS_KEY, addressId);
      if (returnSteps !== undefined) navigate(-returnSteps);
      else if (backTo === undefined) goBack();
      else navigate(backTo, { replace: true });
    },
    [navigate, goBack, backTo, returnSteps],
  );
  return { isSelecting, select };
}

/** A deleted address cannot stay the chosen one. */
export function forgetSelected(addressId: string): void {
  if (memberTab.read(SELECTED_ADDRESS_KEY) === addressId) memberTab.remove(SELECTED_ADDRESS_KEY);
}
