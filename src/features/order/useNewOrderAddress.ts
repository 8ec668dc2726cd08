import { useCallback, useEffect } from 'react';
import { useNavigate } from 'umi';
import { useSubmit } from '@/request/useSubmit';
import { memberTab } from '@/session/memberStorage';
import { SELECTED_ADDRESS_KEY } from '@/shared/config/selectedAddress';
import { pathOf } from '@/shared/lib/navigation';
import { showSuccess } from '@/shared/ui/toast/toast';
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
    if (memberTab.read(WANTED_KEY) !== orderNo) return;
    const addressId = memberTab.read(SELECTED_ADDRESS_KEY);
    memberTab.remove(WANTED_KEY);
    memberTab.remove(SELECTED_ADDRESS_KEY);
    if (addressId !== undefined) void submit({ orderNo, addressId });
  }, [orderNo, submit]);

  const choose = useCallback(() => {
    memberTab.remove(SELECTED_ADDRESS_KEY);
    memberTab.write(WANTED_KEY, orderNo);
    const backTo = pathOf('orderDetail', { orderNo });
    navigate(pathOf('address', { mode: 'select', backTo }), { replace: false });
  }, [navigate, orderNo]);

  return { choose, isBusy };
}
