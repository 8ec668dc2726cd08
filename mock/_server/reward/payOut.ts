import { grantCoupon } from '../coupon/wallet';
import { earn } from '../points';
import { expiryOfNewPoints } from '../points/lots';
import { grantRight } from '../rights/gifts';
import { DAY, endOfDay } from '../state';
import { PAID_TEXT } from './limits';
import type { RewardRow } from './types';

const COUPON_DAYS = 30;
const RIGHT_DAYS = 90;

/** Until when a reward that was paid out can be used, the coupon or right itself says the same; null where it has no end. */
export function usableUntil({ status, points, couponTemplateId, rightId, timeline }: RewardRow): number | null {
  const paidAt = timeline[0]?.at ?? 0;
  if (status !== 'done') return null;
  if (points !== null) return expiryOfNewPoints(paidAt);
  if (couponTemplateId !== null) return endOfDay(paidAt + COUPON_DAYS * DAY);
  return rightId === undefined ? null : endOfDay(paidAt + RIGHT_DAYS * DAY);
}

/** Brings a reward to where it belongs: points to the ledger, coupons to the wallet, rights to the
 * member's rights. Once per reward. */
export function payOut(row: RewardRow, now: number): void {
  if (row.points !== null) {
    earn(row.userId, {
      points: row.points,
      title: `${row.sourceText} ${row.name}`,
      bizType: row.source,
      bizNo: row.rewardId,
      at: now,
    });
  }
  arrive(row, now);
}

/** A reward is there. Points of the past are in the ledger anyway, by what `provideHistory` tells of it. */
export function arrive(row: RewardRow, now: number): void {
  if (row.couponTemplateId !== null) {
    row.couponId = grantCoupon(row.userId, row.couponTemplateId, COUPON_DAYS, now);
  }
  if (row.rightId !== undefined) {
    grantRight(row.userId, row.rightId, { name: row.sourceText, uses: 1, validDays: RIGHT_DAYS }, now);
  }
  row.status = 'done';
  row.retryAt = null;
  delete row.reasonText;
  row.timeline.unshift({ at: now, text: PAID_TEXT });
}
