import type { CampaignGoods } from '@/features/campaign';

/** Which goods of a slot are shown. */
export interface GoodsChoice {
  kind: 'all' | 'gift' | 'points';
  /** Only what can be bought now. */
  isOpenOnly: boolean;
}

export const ALL_GOODS: GoodsChoice = { kind: 'all', isOpenOnly: false };

const KINDS: Readonly<Record<GoodsChoice['kind'], (goods: CampaignGoods) => boolean>> = {
  all: () => true,
  gift: ({ gift }) => gift !== undefined,
  points: ({ price, points }) => price === 0 && (points ?? 0) > 0,
};

export function picks(goods: CampaignGoods, { kind, isOpenOnly }: GoodsChoice): boolean {
  return KINDS[kind](goods) && (!isOpenOnly || goods.status === 'onSale');
}
