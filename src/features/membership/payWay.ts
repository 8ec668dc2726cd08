import { pathOf } from '@/shared/lib/navigation';
import type { VipOrder } from './orderContract';

/** Where an unpaid card order is paid. The cashier knows whether a payment page was opened for it on this phone. */
export function cashierOf({ orderNo, type }: Pick<VipOrder, 'orderNo' | 'type'>): string {
  return pathOf('paying', { orderNo, biz: type === 'trial_reserve' ? 'reserve' : 'vip' });
}
