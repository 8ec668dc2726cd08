import { yuan } from '../money';
import { refuse } from '../refusal';
import { DAY, endOfDay, nextId, serverNow } from '../state';
import { coupons } from './store';
import { templateOf } from './templates';
import type { Template, WalletRow } from './types';

export type WalletStatus = 'waiting' | 'usable' | 'frozen' | 'used' | 'expired';

export function statusOf(row: WalletRow, now: number): WalletStatus {
  if (row.owned === 'used') return 'used';
  if (row.validTo <= now) return 'expired';
  if (row.owned === 'frozen') return 'frozen';
  return row.validFrom > now ? 'waiting' : 'usable';
}

/** Every coupon of a user that is not long gone, with what it is. */
export function couponsOf(userId: string, now = serverNow()) {
  return coupons()
    .wallet.filter((row) => row.userId === userId)
    .map((row) => ({ ...row, template: templateOf(row.templateId), status: statusOf(row, now) }));
}
export type OwnedCoupon = ReturnType<typeof couponsOf>[number];

/** Under which a member's reminder of an offer or a coupon is kept. */
export function remindKey(userId: string, couponId: string): string {
  return `${userId} ${couponId}`;
}

export function isReminded(userId: string, couponId: string): boolean {
  return coupons().reminders.has(remindKey(userId, couponId));
}

interface Purchase {
  /** The money part of the order in cents, without freight. */
  cashCents: number;
  /** The categories of its goods. */
  categoryIds: readonly string[];
}

/** What a coupon takes off a sum, in cents; a share that is paid is rounded up to the cent. */
export function discountCents({ kind, faceValue }: Template, cashCents: number): number {
  if (kind === 'amount') return Math.min(faceValue ?? 0, cashCents);
  return kind === 'percent' ? cashCents - Math.ceil((cashCents * (faceValue ?? 100)) / 100) : 0;
}

function whyNot({ template, status }: OwnedCoupon, { cashCents, categoryIds }: Purchase): string {
  if (template.useWay === 'card') return '这张券开通或续费会员卡时用';
  if (template.useWay === 'store') return '这张券到店使用';
  if (status === 'frozen') return '另一笔待支付订单正在使用';
  if (status === 'waiting') return '还没到可用时间';
  if (status !== 'usable') return status === 'used' ? '已使用' : '已过期';
  if (cashCents === 0) return '这笔订单不用付钱，券留着下次用';
  if (template.categoryId !== '' && !categoryIds.includes(template.categoryId)) return template.scope;
  const gap = template.threshold - cashCents;
  return gap > 0 ? `还差 ${yuan(gap)} 可用` : '';
}

/** Whether a coupon can be used for a purchase, why not, and what it takes off. */
export function judgeCoupon(owned: OwnedCoupon, purchase: Purchase) {
  const reasonText = whyNot(owned, purchase);
  return {
    usable: reasonText === '',
    reasonText,
    discountCents: reasonText === '' ? discountCents(owned.template, purchase.cashCents) : 0,
  };
}

/** Whether one of the user's coupons is for goods that cost money and stand in this category. */
export function isCouponFor(userId: string | undefined, couponId: string, categoryId: string): boolean {
  const owned = couponsOf(userId ?? '').find((each) => each.couponId === couponId);
  if (owned?.template.useWay !== 'goods') return false;
  return owned.template.categoryId === '' || owned.template.categoryId === categoryId;
}

/** The user's own coupon; another's is refused, an unknown one too. */
export function needCoupon(userId: string, couponId: unknown): WalletRow {
  const row = coupons().wallet.find((each) => each.couponId === couponId);
  if (!row) throw refuse.notFound('没有找到这张券，请到卡券里看看');
  if (row.userId !== userId) throw refuse.notYours('这张券是另一个账号的，请换账号登录');
  return row;
}

/** An unpaid order holds the coupon. */
export function lockCoupon(userId: string, couponId: string, orderNo: string): void {
  const row = needCoupon(userId, couponId);
  if (statusOf(row, serverNow()) !== 'usable') throw refuse.alreadyDone('这张券现在不能用，请换一张');
  row.owned = 'frozen';
  row.orderNo = orderNo;
  row.note = '';
}

/** The order that holds the coupon is paid. */
export function useCoupon(userId: string, couponId: string, where = '积分商城'): void {
  const row = needCoupon(userId, couponId);
  if (row.owned === 'used') throw refuse.alreadyDone('这张券已经用过');
  row.owned = 'used';
  row.usedAt = serverNow();
  row.usedStore = where;
}

/** The order is cancelled or refunded: the coupon is back with its original validity. */
export function returnCoupon(userId: string, couponId: string, why = '订单取消'): void {
  const row = needCoupon(userId, couponId);
  row.owned = 'free';
  row.orderNo = '';
  row.usedAt = null;
  row.usedStore = '';
  row.note = `${why}后退回，有效期没有变`;
}

/** Puts a new coupon into a wallet, valid from now on until a day has ended; `own` is what an offer says otherwise. Returns its id. */
export function grantCoupon(
  userId: string,
  templateId: string,
  validDays: number,
  now = serverNow(),
  own: Partial<Pick<WalletRow, 'validTo' | 'storeIds'>> = {},
): string {
  const row: WalletRow = {
    couponId: nextId('C'),
    userId,
    templateId,
    owned: 'free',
    claimedAt: now,
    validFrom: now,
    validTo: endOfDay(now + validDays * DAY),
    usedAt: null,
    usedStore: '',
    orderNo: '',
    note: '',
    ...own,
  };
  coupons().wallet.unshift(row);
  return row.couponId;
}
