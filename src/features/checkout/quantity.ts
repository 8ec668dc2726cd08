/** What bounds the number of pieces in one order. Every number is a count of pieces. */
export interface QuantityBounds {
  /** Pieces left; null when unknown. */
  readonly stock: number | null;
  /** Pieces per member; null or 0 when there is no limit. */
  readonly limit: number | null;
  /** Pieces that the member has had already. */
  readonly used: number;
  /** What the server allows at most, in its own words. */
  readonly cap?: { readonly num: number; readonly text: string } | undefined;
}

/** What the server takes in one order, whatever is in stock. */
const MOST_IN_ORDER = 999;

function leftOfLimit({ limit, used }: QuantityBounds): number {
  return limit === null || limit <= 0 ? Number.POSITIVE_INFINITY : Math.max(limit - used, 0);
}

function ownMax(bounds: QuantityBounds): number {
  return Math.min(bounds.stock ?? 0, leftOfLimit(bounds));
}

/** The most pieces for one order: what is left of the stock and of the member's limit, at most 999. 0 when there is none. */
export function maxQuantity(bounds: QuantityBounds): number {
  return Math.min(ownMax(bounds), bounds.cap?.num ?? MOST_IN_ORDER, MOST_IN_ORDER);
}

/** Why there cannot be more than `maxQuantity`; the sentence below the number. */
export function describeBounds(bounds: QuantityBounds): string | undefined {
  const { stock, limit, used, cap } = bounds;
  if (cap && cap.text !== '' && cap.num < ownMax(bounds)) return cap.text;
  if (stock === 0) return '已换完';
  const left = leftOfLimit(bounds);
  if (limit !== null && Number.isFinite(left) && left <= (stock ?? 0)) {
    const had = used > 0 ? `，您已换 ${used} 件，这次最多 ${left} 件` : '';
    return `每人限换 ${limit} 件${left === 0 ? '，您已换满' : had}`;
  }
  return stock !== null && stock <= 10 ? `库存还有 ${stock} 件` : undefined;
}

/** The number of pieces in an address; 1 when it is absent or no number of an order. Limits are checked when shown. */
export function quantityInAddress(value: string | undefined): number {
  return value !== undefined && /^[1-9]\d{0,2}$/.test(value) ? Number(value) : 1;
}
