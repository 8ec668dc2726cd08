import { useMount } from 'ahooks';
import { useCallback } from 'react';
import { usePickAddress, usePickedAddress } from '@/features/address';
import { useSubmit } from '@/request/useSubmit';
import { pathOf } from '@/shared/lib/navigation';
import { showSuccess } from '@/shared/ui/toast/toast';
import { updateOrderAddress } from './contract';

/** Changes the address of an order that has not been sent: choose on the address screen, come back, saved. */
export function useNewOrderAddress(orderNo: string, onChanged: () => void) {
  const pick = usePickAddress();
  const picked = usePickedAddress('order', orderNo);
  const { submit, isBusy } = useSubmit(updateOrderAddress, {
    onDone: () => {
      showSuccess('收货地址已修改');
      onChanged();
    },
    askAnew: onChanged,
  });
  useMount(() => {
    if (picked) void submit({ orderNo, addressId: picked.addressId });
  });

  const choose = useCallback(
    (isPassing = false) => pick('order', orderNo, { backTo: pathOf('orderDetail', { orderNo }), replace: isPassing }),
    [pick, orderNo],
  );
  return { choose, isBusy };
}
