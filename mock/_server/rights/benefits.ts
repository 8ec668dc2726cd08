import { FREE_SHIPPINGS_A_MONTH, POINTS_TIMES } from '../membership/catalog';
import { findRight, type RightRow } from './catalog';
import { type Standing, standingOf } from './standing';
import { noteUse } from './usage';

/** Said with points that came to more because of the card. */
export const BOOST_NOTE = `含 ${POINTS_TIMES} 倍`;

function needRight(rightId: string): RightRow {
  const right = findRight(rightId);
  if (!right) throw new Error(`no right ${rightId}`);
  return right;
}

/** By how much sign-ins and exchanges count for a member now. */
export function timesOf(userId: string, now: number): number {
  return standingOf(userId, needRight('R-points'), now).status === 'available' ? POINTS_TIMES : 1;
}

/** Whole points of a gain; what is left of a point is dropped. `base` may be a fraction. */
export function multiply(base: number, times: number): number {
  return Math.floor(base * times);
}

const SHIPPING = 'R-ship';

export interface FreeShipping {
  /** Cents; 0 when the freight is to be paid. */
  saved: number;
  text: string;
}

function describe({ status, remaining, reasonText }: Standing, freightCents: number): FreeShipping | undefined {
  const left = (remaining ?? FREE_SHIPPINGS_A_MONTH) - 1;
  if (status === 'available') return { saved: freightCents, text: `用后本月还剩 ${left} 单` };
  return status === 'usedUp' ? { saved: 0, text: `会员包邮${reasonText}` } : undefined;
}

/** What the right does for an order with this freight; undefined where there is nothing to say. */
export function freeShippingFor(userId: string, freightCents: number, now: number): FreeShipping | undefined {
  return freightCents === 0 ? undefined : describe(standingOf(userId, needRight(SHIPPING), now), freightCents);
}

/** Takes one use of the right. Returns what `undoUse` takes. */
export function takeFreeShipping(userId: string, now: number): string {
  return noteUse(userId, needRight(SHIPPING), '兑换订单免运费', '', now);
}
