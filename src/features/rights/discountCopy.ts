import { type CouponFace, describeFace } from '@/features/coupon';
import { PAID_LEVEL } from '@/shared/config/constants';
import { formatDistance } from '@/shared/lib/distanceFormat';
import { unbroken } from '@/shared/lib/unbroken';
import type { Discount, DiscountStore } from './discountContract';

type Offer = Pick<Discount, 'type' | 'value' | 'linkType' | 'needLevel'>;

/** What a claim costs: who has paid for the card gets nothing free. */
const costOf = ({ needLevel }: Offer) => (needLevel === PAID_LEVEL ? '不另付费' : '免费');

function figureOf(offer: Offer): Omit<CouponFace, 'condition'> {
  const { type, value, linkType } = offer;
  if (type !== 'gift' && value !== null) return describeFace({ kind: type, faceValue: value, threshold: null });
  return { before: '', figure: linkType === 'claim' ? costOf(offer) : '优惠', after: '' };
}

/** What an offer is worth and for whom, as on a coupon's stub: "9.5 折 杏花可用", "免费 人人可用". */
export function faceOf(discount: Offer & Pick<Discount, 'needLevelName'>): CouponFace {
  return { ...figureOf(discount), condition: `${discount.needLevelName || '人人'}可用` };
}

/** "城西店，850 米", "城西店等 3 家". */
export function describeStores(stores: readonly DiscountStore[]): string {
  const [first] = stores;
  if (!first) return '';
  const many = stores.length > 1 ? unbroken(`等 ${stores.length} 家`) : '';
  return [first.name + many, formatDistance(first.distance)].filter(Boolean).join('，');
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
