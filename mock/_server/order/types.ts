import type { GoodsOrderStatus } from '../../../src/features/order/orderStatus';
import type { Delivery } from '../mall/types';

export interface OrderItem {
  itemId: string;
  goodsId: string;
  /** '' for an extra that comes with another item. */
  skuId: string;
  name: string;
  img: string;
  spec: string;
  num: number;
  points: number;
  cashCents: number;
  deliver: Delivery;
}

export interface AddressCopy {
  addressId: string;
  name: string;
  mobile: string;
  areaText: string;
  detail: string;
}

export interface VirtualItem {
  itemId: string;
  name: string;
  /** '' when the item is a coupon, whose code is in the wallet, or a course. */
  code: string;
  validTo: number;
  usedAt: number | null;
  route: string;
}

export interface Returned {
  points: number;
  cash: number;
  couponIds: string[];
}

export type AfterSaleStatus =
  | 'reviewing'
  | 'sendBack'
  | 'returning'
  | 'refunding'
  | 'refunded'
  | 'rejected'
  | 'cancelled';

export interface AfterSale {
  afterSaleId: string;
  itemId: string;
  type: 'refund' | 'return';
  status: AfterSaleStatus;
  reason: string;
  images: string[];
  reasonText: string;
  points: number;
  cash: number;
  createdAt: number;
  /** When it came into its present status. */
  changedAt: number;
  express: { company: string; no: string } | null;
  /** With it the coupon of the order came back. */
  isCouponBack?: boolean;
  /** Oldest first. */
  timeline: { at: number; text: string }[];
}

export interface GoodsOrder {
  orderNo: string;
  userId: string;
  status: Exclude<GoodsOrderStatus, 50>;
  items: OrderItem[];
  /** Of the whole order; money in cents. */
  points: number;
  cashCents: number;
  /** What was charged. */
  freightCents: number;
  /** Freight that a right waived, with its use; null without one. */
  freeShipping: { savedCents: number; usageId: string } | null;
  /** By how much the points count that its money earns; fixed when it was handed in. */
  earnTimes: number;
  /** Points that it gave when it was done, less what was taken back; null before. */
  given: number | null;
  discountCents: number;
  payCents: number;
  deliver: Delivery;
  address: AddressCopy | null;
  storeId: string;
  coupon: { couponId: string; name: string } | null;
  /** The slot of a campaign whose price it has; null for the mall's own price. */
  slot: { code: string; slotId: string; hasLimit: boolean } | null;
  remark: string;
  createdAt: number;
  /** null when there was nothing to pay. */
  payExpireAt: number | null;
  /** The wallet has said that money is on its way; time does not close the order meanwhile. */
  isPaying: boolean;
  paidAt: number | null;
  payText: string;
  shippedAt: number | null;
  parcelNo: string;
  pickup: { code: string; validTo: number; usedAt: number | null } | null;
  virtuals: VirtualItem[];
  doneAt: number | null;
  reasonText: string;
  returned: Returned | null;
  afterSales: AfterSale[];
  /** Oldest first. */
  timeline: { at: number; text: string }[];
  /** The code of the campaign that it came through; '' without one. */
  campaign: string;
  remindedAt: number | null;
  isDeleted: boolean;
}

/** What a member chose; everything that has a figure is counted by the server. */
export interface Choice {
  skuId: string;
  num: number;
  addressId?: string;
  storeId?: string;
  /** Absent: the coupon that saves most. "none": no coupon. */
  couponId?: string;
  campaign?: string;
}
