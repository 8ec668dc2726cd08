import { type GoodsSort, SORTS } from './contract';

/** What the member has chosen on the home screen; it lives in the address, so that reload and back keep it. */
export interface GoodsFilter {
  categoryId: string | undefined;
  sort: GoodsSort;
  isAffordableOnly: boolean;
  keyword: string | undefined;
  /** The member's coupon for which he looks for goods. */
  couponId: string | undefined;
}

export const SORT_NAMES: Readonly<Record<GoodsSort, string>> = {
  default: '默认排序',
  pointsAsc: '积分从低到高',
  pointsDesc: '积分从高到低',
  new: '最新',
  hot: '热门',
};

/** Reads the filter from the query of the address; what is not known is the default. A search goes through all kinds. */
export function readFilter(search: string): GoodsFilter {
  const query = new URLSearchParams(search);
  const sort = SORTS.find((each) => each === query.get('sort'));
  return {
    categoryId: (query.get('step') !== 'search' && query.get('cat')) || undefined,
    sort: sort ?? 'default',
    isAffordableOnly: query.get('only') === '1',
    keyword: query.get('q')?.trim().slice(0, 40) || undefined,
    couponId: query.get('couponId') || undefined,
  };
}

/** The payload of the list call. Absent choices are left out. */
export function listPayload({ categoryId, sort, isAffordableOnly, keyword, couponId }: GoodsFilter) {
  return {
    pageSize: 20,
    ...(categoryId ? { categoryId } : {}),
    ...(sort === 'default' ? {} : { sort }),
    ...(isAffordableOnly ? { affordable: true } : {}),
    ...(keyword ? { keyword } : {}),
    ...(couponId ? { couponId } : {}),
  };
}
