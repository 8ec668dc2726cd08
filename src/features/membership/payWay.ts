import { pathOf } from '@/shared/lib/navigation';
import type { VipOrder } from './orderContract';

/**
 * Where an unpaid card order is paid, with the campaign that it came through. The cashier knows whether a payment page was
 * opened for it on this phone.
 */
export function cashierOf({ orderNo, type, campaign }: Pick<VipOrder, 'orderNo' | 'type' | 'campaign'>): string {
  return pathOf('paying', { orderNo, biz: type === 'trial_reserve' ? 'reserve' : 'vip', from: campaign?.code });
}
