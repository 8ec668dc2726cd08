import type { CouponKind } from '../../../src/features/coupon/couponRows';

/** What coupons of one sort are. Money in cents; faceValue as the contract says. */
export interface Template {
  templateId: string;
  title: string;
  kind: CouponKind;
  faceValue: number | null;
  threshold: number;
  scope: string;
  /** goods: taken off an order of the mall. store: shown to staff as a code. card: taken off the price of a card. */
  useWay: 'goods' | 'store' | 'card';
  /** The mall's category that it is limited to; '' for all goods that cost money. */
  categoryId: string;
  steps: string[];
  rules: string[];
}

/** One coupon in a wallet. */
export interface WalletRow {
  couponId: string;
  userId: string;
  templateId: string;
  owned: 'free' | 'frozen' | 'used';
  claimedAt: number;
  validFrom: number;
  validTo: number;
  usedAt: number | null;
  usedStore: string;
  /** The order that holds or used it. */
  orderNo: string;
  /** Said with the coupon, for example that an order gave it back. */
  note: string;
  /** Where it can be shown; absent for all. */
  storeIds?: string[];
}

/** One line of the centre. */
export interface OfferRow {
  couponId: string;
  templateId: string;
  left: number | null;
  total: number | null;
  startAt: number;
  endAt: number;
  validDays: number;
  limitPerUser: number;
  needCard: boolean;
  /** Offered by this campaign only, while it runs; absent for the centre's own. */
  campaign?: string;
}
