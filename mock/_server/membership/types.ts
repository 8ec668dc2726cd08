export type VipOrderStatus =
  | 'waiting'
  | 'processing'
  | 'reserved'
  | 'done'
  | 'cancelled'
  | 'refunding'
  | 'refunded'
  | 'invalid';

export interface Membership {
  userId: string;
  /** Full card number; sent masked. */
  no: string;
  /** null with a permanent card. */
  expireAt: number | null;
  isPermanent: boolean;
  /** Only trial days so far. */
  isTrial: boolean;
  savedCents: number;
  /** Why the provider stopped the card, when he did. */
  closedReason: string;
  lastRightUsedAt: number;
}

export interface VipOrder {
  orderNo: string;
  userId: string;
  type: 'buy' | 'renew' | 'trial_reserve' | 'gift';
  status: VipOrderStatus;
  planId: string;
  planName: string;
  days: number;
  isPermanent: boolean;
  /** What is paid: the plan's price less the coupon. */
  amountCents: number;
  /** What the coupon took off; 0 without one. */
  discountCents: number;
  /** The coupon that the order holds or used; '' without one. */
  couponId: string;
  couponTitle: string;
  /** The public code of who invited the buyer; '' without one. */
  inviter: string;
  /** The code of the campaign that it came through; '' without one. */
  campaign: string;
  createdAt: number;
  paidAt: number | null;
  payExpireAt: number;
  payChannel: string;
  consent: { title: string; version: string; acceptedAt: number } | null;
  /** End of the stretch of days that the order gave; null before. */
  newExpireAt: number | null;
  reserve: { slot: string; usableFrom: number; reserveExpireAt: number; code: string } | null;
  timeline: { at: number; text: string }[];
  reasonText: string;
  returned: { cents: number; days: number; couponTitle?: string } | null;
  refundDueAt: number;
  isDeleted: boolean;
}
