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

/** What is soon lost or waits for the member: how many, and when the first is over. */
interface Due {
  count: number;
  before: number | null;
}

const dues = new Map<'coupons' | 'prizes', (userId: string) => Due>();

/** Lets the area that owns the records say what is urgent among them. */
export function provideDue(name: 'coupons' | 'prizes', due: (userId: string) => Due): void {
  dues.set(name, due);
}

export function dueOf(name: 'coupons' | 'prizes', userId: string): Due {
  return dues.get(name)?.(userId) ?? { count: 0, before: null };
}

const counts = new Map<CountName, Count>();

/** Lets the area that owns the records say how many a member has; shown as a badge on the member home. */
export function provideCount(name: CountName, count: Count): void {
  counts.set(name, count);
}

export function countOf(name: CountName, userId: string): number {
  return counts.get(name)?.(userId) ?? 0;
}
