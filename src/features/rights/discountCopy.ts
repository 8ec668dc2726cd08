import { describeFace } from '@/features/coupon';
import type { Discount, DiscountStore } from './discountContract';

/** The worth of an offer in a few characters: "9 折", "减 ¥50.00", "礼". */
export function describeWorth({ type, value }: Pick<Discount, 'type' | 'value'>): string {
  if (type === 'gift' || value === null) return '礼遇';
  const { before, figure, after } = describeFace({ kind: type, faceValue: value, threshold: null });
  return type === 'amount' ? `减 ${before}${figure}` : `${figure} ${after}`;
}

/** "850 米", "6.9 公里"; '' when it is not known. */
export function formatDistance(metres: number | null): string {
  if (metres === null) return '';
  return metres < 1000 ? `${metres} 米` : `${(metres / 1000).toFixed(1)} 公里`;
}

export interface StoreOffers {
  store: DiscountStore;
  offers: Array<{ id: string; title: string; provider: string }>;
}

/** Every store with what it offers; nearest first when distances are known, else by name. */
export function groupByStore(discounts: readonly Discount[]): StoreOffers[] {
  const groups = new Map<string, StoreOffers>();
  for (const { id, title, provider, stores, status } of discounts) {
    if (status === 'ended') continue;
    for (const store of stores) {
      const group = groups.get(store.storeId) ?? { store, offers: [] };
      group.offers.push({ id, title, provider });
      groups.set(store.storeId, group);
    }
  }
  return [...groups.values()].sort(
    (a, b) =>
      (a.store.distance ?? Number.MAX_SAFE_INTEGER) - (b.store.distance ?? Number.MAX_SAFE_INTEGER) ||
      a.store.name.localeCompare(b.store.name, 'zh'),
  );
}
