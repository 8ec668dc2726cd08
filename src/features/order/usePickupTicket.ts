import { useEffect } from 'react';
import { dropTicket, keepTicket } from '@/features/coupon';
import { serverNow } from '@/shared/lib/serverClock';
import type { GoodsOrderDetail } from './orderSchemas';

const READY = 20;
/** Of a code whose end the server does not name: it counts until it was used or the order is over. */
const NO_END = Number.MAX_SAFE_INTEGER;

/** What the keys of all kept pickup codes begin with. */
export const PICKUP_KEYS = 'pickup.';

export function pickupKey(orderNo: string): string {
  return PICKUP_KEYS + orderNo;
}

/** Keeps the pickup code of an order for a store without a network, until it was used or the order is over. */
export function usePickupTicket(order: GoodsOrderDetail | undefined): void {
  const code = order?.status === READY && order.pickup?.usedAt === null ? order.pickup.code : '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: another code is another ticket
  useEffect(() => {
    if (!order) return;
    const key = pickupKey(order.orderNo);
    if (code === '' || !order.pickup) {
      dropTicket(key);
      return;
    }
    const at = order.serverTime || serverNow();
    const title = `${order.items[0]?.name ?? '商品'}，${order.pickup.store.name}`;
    keepTicket(key, { code, qrText: code, title, at, expireAt: order.pickup.validTo ?? NO_END });
  }, [order?.orderNo, code]);
}
