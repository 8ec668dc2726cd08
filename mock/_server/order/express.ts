import { HOUR } from '../state';
import type { GoodsOrder } from './types';

const COMPANY = '圆通速递';
const PHONE = '400-000-0000';

const SIGNED = '已签收';

const STEPS = [
  { afterMs: 5 * HOUR, text: '快递员已揽收' },
  { afterMs: 12 * HOUR, text: '到达 杭州转运中心' },
  { afterMs: 26 * HOUR, text: '离开 杭州转运中心' },
  { afterMs: 40 * HOUR, text: '到达 收货地附近营业点' },
  { afterMs: 46 * HOUR, text: '派送中，陈师傅，请保持电话畅通' },
  { afterMs: 52 * HOUR, text: SIGNED },
];

/** The parcels of an order; the newest trace first, none in the first hours. */
export function parcelsOf(order: GoodsOrder, now: number) {
  const { shippedAt, doneAt, parcelNo } = order;
  if (shippedAt === null) return [];
  const until = Math.min(now, doneAt ?? now);
  const traces = STEPS.map(({ afterMs, text }) => ({ at: shippedAt + afterMs, text })).filter(({ at }) => at <= until);
  // Who confirms has the parcel, whatever its traces say.
  if (doneAt !== null && traces.at(-1)?.text !== SIGNED) traces.push({ at: doneAt, text: SIGNED });
  return [{ company: COMPANY, no: parcelNo, phone: PHONE, traces: traces.reverse() }];
}
