import { internalPath, pathOf } from '@/shared/lib/navigation';
import type { Biz } from './contract';

/** Where an order goes once the server has said that it is paid. Falls back to the home screen. */
export function resultPath(biz: Biz, orderNo: string): string {
  const query = `?orderNo=${encodeURIComponent(orderNo)}`;
  if (biz === 'goods') return pathOf('goodsPaySuccess', { orderNo });
  if (biz === 'campaign') return internalPath('/activity/nursing-care/order') ?? pathOf('pointsMall');
  return internalPath(`/schedule/pay-success${query}&biz=${biz}`) ?? pathOf('pointsMall');
}

/** Where a closed order can be made anew. */
export function startAgainPath(biz: Biz): string {
  if (biz === 'goods') return pathOf('pointsMall');
  if (biz === 'campaign') return internalPath('/activity/nursing-care') ?? pathOf('pointsMall');
  return internalPath('/membership-card') ?? pathOf('pointsMall');
}

/** Where "back" leads from a result. */
export function afterResultPath(biz: Biz): string {
  return biz === 'vip' || biz === 'reserve' ? pathOf('member') : pathOf('pointsMall');
}

/** The order itself. */
export function orderPath(biz: Biz, orderNo: string): string {
  if (biz === 'goods') return pathOf('orderDetail', { orderNo });
  return internalPath(`/schedule/order-detail?orderNo=${encodeURIComponent(orderNo)}`) ?? pathOf('member');
}
