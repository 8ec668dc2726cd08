import type { DataOf } from '@/request/defineCall';
import { internalPath, pathOf } from '@/shared/lib/navigation';
import type { getOrderResult } from './createContract';

/** The way from an order's result to the cashier: the server's own, which names the order's campaign, where there is one. */
export function cashierOf({
  orderNo,
  nextSteps,
}: Pick<DataOf<typeof getOrderResult>, 'orderNo' | 'nextSteps'>): string {
  const plain = pathOf('paying', { orderNo, biz: 'goods' });
  return nextSteps.map(({ route }) => internalPath(route)).find((path) => path?.startsWith(plain)) ?? plain;
}
