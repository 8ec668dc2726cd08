import { keepNewest } from '@/shared/lib/keepNewest';
import type { GoodsRow } from './contract';

/**
 * The list rows that the member has touched, so that the detail screen shows name, picture and price at once while its
 * own data is on the way. Only what the list has shown; never a basis for an order.
 */
const MOST_KEPT = 30;
export type GoodsPreview = Pick<GoodsRow, 'goodsId' | 'name' | 'img' | 'points' | 'cash'>;

const rows = new Map<string, GoodsPreview>();

export function rememberGoodsPreview(row: GoodsPreview): void {
  keepNewest(rows, row.goodsId, row, MOST_KEPT);
}

/** The row of a good, or undefined when the member did not come from a list. */
export function goodsPreviewOf(goodsId: string): GoodsPreview | undefined {
  return rows.get(goodsId);
}
