import { useCallback } from 'react';
import { useNavigate } from 'umi';
import { SELECTED_ADDRESS_KEY } from '@/shared/config/selectedAddress';
import { internalPath, useGoBack, useQueryParam } from '@/shared/lib/navigation';
import { sessionStore } from '@/shared/lib/storage';

/** Choosing an address for another screen (`mode=select&backTo=`). */
export function useSelection() {
  const navigate = useNavigate();
  const goBack = useGoBack('member');
  const isSelecting = useQueryParam('mode') === 'select';
  const backTo = internalPath(useQueryParam('backTo'));

  /** Hands the address over and returns to the screen that asked; only screens of this app can ask. */
  const select = useCallback(
    (addressId: string) => {
      sessionStore.write(SELECTED_ADDRESS_KEY, addressId);
      if (backTo === undefined) goBack();
      else navigate(backTo, { replace: true });
    },
    [navigate, goBack, backTo],
  );
  return { isSelecting, select };
}

/** A deleted address cannot stay the chosen one. */
export function forgetSelected(addressId: string): void {
  if (sessionStore.read(SELECTED_ADDRESS_KEY) === addressId) sessionStore.remove(SELECTED_ADDRESS_KEY);
}
