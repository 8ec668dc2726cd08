type Count = (userId: string) => number;

export type CountName =
  | 'coupons'
  | 'rights'
  | 'prizes'
  | 'unread'
  | 'ordersToPay'
  | 'ordersToShip'
  | 'ordersToReceive'
  | 'ordersAfterSale';

const counts = new Map<CountName, Count>();

/** Lets the area that owns the records say how many a member has; shown as a badge on the member home. */
export function provideCount(name: CountName, count: Count): void {
  counts.set(name, count);
}

export function countOf(name: CountName, userId: string): number {
  return counts.get(name)?.(userId) ?? 0;
}
