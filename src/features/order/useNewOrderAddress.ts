import { useCallback, useEffect } from 'react';
import { useNavigate } from 'umi';
import { useSubmit } from '@/request/useSubmit';
import { SELECTED_ADDRESS_KEY } from '@/shared/config/selectedAddress';
import { pathOf } from '@/shared/lib/navigation';
import { sessionStore } from '@/shared/lib/storage';
import { showSuccess } from '@/shared/ui/toast';
import { updateOrderAddress } from './contract';

const WANTED_KEY = 'orderAddressFor';

/** Changes the address of an order that has not been sent: choose on the address screen, come back, saved. */
export function useNewOrderAddress(orderNo: string, onChanged: () => void) {
  const navigate = useNavigate();
  const { submit, isBusy } = useSubmit(updateOrderAddress, {
    onDone: () => {
      showSuccess('收货地址已修改');
      onChanged();
    },
  });

  useEffect(() => {
    if (sessionStore.read(WANTED_KEY) !== orderNo) return;
    const addressId = sessionStore.read(SELECTED_ADDRESS_KEY);
    sessionStore.remove(WANTED_KEY);
    sessionStore.remove(SELECTED_ADDRESS_KEY);
    if (addressId !== undefined) void submit({ orderNo, addressId });
  }, [orderNo, submit]);

  const choose = useCallback(() => {
    sessionStore.remove(SELECTED_ADDRESS_KEY);
    sessionStore.write(WANTED_KEY, orderNo);
    const backTo = pathOf('orderDetail', { orderNo });
    navigate(pathOf('address', { mode: 'select', backTo }), { replace: false });
  }, [navigate, orderNo]);

  return { choose, isBusy };
}
