import { grantCoupon } from '../coupon/wallet';
import { earn } from '../points';
import type { RewardRow } from './types';

const COUPON_DAYS = 30;

/** Brings a reward to where it belongs: points to the ledger, coupons to the wallet. Once per reward. */
export function payOut(row: RewardRow, now: number): void {
  if (row.points !== null) {
    earn(row.userId, {
      points: row.points,
      title: `${row.sourceText} ${row.name}`,
      bizType: row.source,
      bizNo: row.rewardId,
    });
  }
  if (row.couponTemplateId !== null) {
    row.couponId = grantCoupon(row.userId, row.couponTemplateId, COUPON_DAYS, now);
  }
  row.status = 'done';
  delete row.reasonText;
  row.timeline.unshift({ at: now, text: '已到账' });
}
