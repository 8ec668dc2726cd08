import type { GoodsRow } from './contract';

/**
 * The list rows that the member has touched, so that the detail screen shows name, picture and price at once while its
 * own data is on the way. Only what the list has shown; never a basis for an order.
 */
const MOST_KEPT = 30;
export type GoodsPreview = Pick<GoodsRow, 'goodsId' | 'name' | 'img' | 'points' | 'cash'>;

const rows = new Map<string, GoodsPreview>();

export function rememberGoodsPreview(row: GoodsPreview): void {
  rows.delete(row.goodsId);
  rows.set(row.goodsId, row);
  const oldest = rows.keys().next().value;
  if (rows.size > MOST_KEPT && oldest !== undefined) rows.delete(oldest);
}

/** The row of a good, or undefined when the member did not come from a list. */
export function goodsPreviewOf(goodsId: string): GoodsPreview | undefined {
  return rows.get(goodsId);
}
