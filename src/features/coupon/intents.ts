import type { CouponOffer } from './couponRows';

/** A second share of an offer is another intent: what the member has of it already has changed. */
export function offerIntent({ couponId, myCouponId }: Pick<CouponOffer, 'couponId' | 'myCouponId'>) {
  return { intentKey: `coupon:${couponId}`, about: () => myCouponId };
}

/** What can be claimed is in the payload. */
export const BATCH_INTENT = { intentKey: 'coupon-batch' };
