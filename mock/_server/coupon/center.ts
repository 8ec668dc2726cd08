import type { ClaimResult } from '../../../src/features/coupon/contract';
import type { CouponStatus } from '../../../src/features/coupon/couponRows';
import type { Operate } from '../../../src/shared/lib/schema';
import { needCampaign, type Period, periodOf } from '../campaign/registry';
import type { Context, GuestContext } from '../handle';
import { hasActiveCard } from '../membership/membership';
import { needText, pageOf, refuse } from '../refusal';
import { coupons } from './store';
import { templateOf } from './templates';
import type { OfferRow } from './types';
import { grantCoupon, needCoupon, remindKey, statusOf } from './wallet';

function shareKey(userId: string, { couponId }: OfferRow): string {
  return remindKey(userId, couponId);
}

function sharesOf(userId: string | undefined, offer: OfferRow): string[] {
  return userId === undefined ? [] : (coupons().claimedOf.get(shareKey(userId, offer)) ?? []);
}

interface Standing {
  result: Exclude<ClaimResult, 'claimed'> | 'open';
  reasonText: string;
}

/** When an offer can be claimed: a campaign's as long as the campaign runs. */
function windowOf({ campaign, startAt, endAt }: OfferRow, now: number): Period {
  return campaign === undefined ? { startAt, endAt } : periodOf(needCampaign(campaign), now);
}

/** What a claim would give now. */
function judge(offer: OfferRow, userId: string | undefined, now: number): Standing {
  const { startAt, endAt } = windowOf(offer, now);
  if (sharesOf(userId, offer).length >= offer.limitPerUser)
    return { result: 'limit', reasonText: `每人限领 ${offer.limitPerUser} 张，您已领过` };
  if (now < startAt) return { result: 'notStarted', reasonText: '还没有开始领取' };
  if (now >= endAt) return { result: 'ended', reasonText: '领取已经结束' };
  if (offer.left === 0) return { result: 'soldOut', reasonText: '这一批已经领完，新的会放在这里' };
  // A guest may have the card; he reads whom it is for.
  if (offer.needCard && !(userId !== undefined && hasActiveCard(userId)))
    return { result: userId === undefined ? 'open' : 'level', reasonText: '金杏会员可以领' };
  return { result: 'open', reasonText: '' };
}

const STATUS_OF: Record<Standing['result'], CouponStatus> = {
  open: 'claimable',
  level: 'claimable',
  limit: 'claimed',
  soldOut: 'soldOut',
  ended: 'soldOut',
  notStarted: 'notStarted',
};

/** The way to the coupon that a member has of an offer; only one that works now is to be used. */
function mineButton(couponId: string | undefined, now: number): Operate {
  const row = coupons().wallet.find((each) => each.couponId === couponId);
  const isUsable = row !== undefined && statusOf(row, now) === 'usable';
  return { key: 'mine', text: isUsable ? '去使用' : '看这张券', enabled: true };
}

function buttonOf({ result, reasonText }: Standing, isReminded: boolean): Operate {
  switch (result) {
    case 'open':
      return { key: 'claim', text: '领取', enabled: true };
    case 'notStarted':
      return { key: 'remind', text: isReminded ? '取消提醒' : '提醒我', enabled: true };
    case 'level':
      return {
        key: 'claim',
        text: '会员专享',
        enabled: false,
        reasonText,
        reasonAction: { text: '看会员卡', route: '/membership-card' },
      };
    default:
      return { key: 'claim', text: result === 'soldOut' ? '已抢完' : '已结束', enabled: false, reasonText };
  }
}

function showOffer(offer: OfferRow, userId: string | undefined, now: number) {
  const template = templateOf(offer.templateId);
  const standing = judge(offer, userId, now);
  const isReminded = userId !== undefined && coupons().reminders.has(shareKey(userId, offer));
  const mine = sharesOf(userId, offer).at(-1);
  const { startAt } = windowOf(offer, now);
  return {
    couponId: offer.couponId,
    title: template.title,
    kind: template.kind,
    faceValue: template.faceValue,
    threshold: template.threshold,
    scope: template.scope,
    status: STATUS_OF[standing.result],
    validFrom: null,
    validTo: null,
    ...(standing.reasonText === '' || standing.result === 'notStarted' ? {} : { reasonText: standing.reasonText }),
    route: '',
    operate: [standing.result === 'limit' ? mineButton(mine, now) : buttonOf(standing, isReminded)],
    left: offer.left,
    total: offer.total,
    startAt: now < startAt ? startAt : null,
    validText: `领取后 ${offer.validDays} 天内有效`,
    reminded: isReminded,
    ...(mine === undefined ? {} : { myCouponId: mine }),
  };
}

const RANK: Partial<Record<CouponStatus, number>> = { claimable: 0, notStarted: 1, claimed: 2, soldOut: 3 };

export function listCenter({ user, query, now }: GuestContext) {
  const shown = coupons()
    .offers.filter((offer) => offer.campaign === undefined && offer.endAt > now)
    .map((offer) => showOffer(offer, user?.userId, now))
    .sort((a, b) => (RANK[a.status] ?? 9) - (RANK[b.status] ?? 9));
  return { ...pageOf(shown, query), serverTime: now };
}

/** What a campaign offers, in the order in which it was added. */
export function showCampaignOffers(code: string, userId: string | undefined, now: number) {
  return coupons()
    .offers.filter(({ campaign }) => campaign === code)
    .map((offer) => showOffer(offer, userId, now));
}

function needOffer(couponId: unknown): OfferRow {
  const id = needText(couponId, '请选择要领的券', 64);
  const found = coupons().offers.find((offer) => offer.couponId === id);
  if (!found) throw refuse.notFound('没有找到这张券，可能已下架，可以看看其他券');
  return found;
}

function take(offer: OfferRow, userId: string, now: number) {
  const { result, reasonText } = judge(offer, userId, now);
  if (result !== 'open') return { result, validTo: null, reasonText };
  if (offer.left !== null) offer.left -= 1;
  const couponId = grantCoupon(userId, offer.templateId, offer.validDays, now);
  coupons().claimedOf.set(shareKey(userId, offer), [...sharesOf(userId, offer), couponId]);
  return { result: 'claimed' as const, couponId, validTo: needCoupon(userId, couponId).validTo };
}

export function claim({ user, body, now }: Context) {
  return take(needOffer(body.couponId), user.userId, now);
}

export function claimBatch({ user, body, now }: Context) {
  const ids: unknown = body.ids;
  if (!Array.isArray(ids) || ids.length === 0 || ids.length > 20) throw refuse.badInput('请选择要领的券');
  // Every one is found before the first is taken, so that a refusal leaves nothing half done.
  const offers = [...new Set(ids as unknown[])].map(needOffer);
  return {
    results: offers.map((offer) => {
      const { result, ...rest } = take(offer, user.userId, now);
      return { id: offer.couponId, result, ...('reasonText' in rest ? { reasonText: rest.reasonText } : {}) };
    }),
  };
}

/** What a reminder is about: the start of an offer, or the end of a coupon in the wallet. */
function needRemindable(userId: string, couponId: unknown, now: number): string {
  if (!coupons().wallet.some((row) => row.couponId === couponId)) return shareKey(userId, needOffer(couponId));
  const status = statusOf(needCoupon(userId, couponId), now);
  if (status === 'used' || status === 'expired') throw refuse.ended('这张券已经用过或过期，可以看看其他券');
  return remindKey(userId, String(couponId));
}

export function remind({ user, body, now }: Context) {
  if (typeof body.on !== 'boolean') throw refuse.badInput('请说明打开还是关闭');
  const key = needRemindable(user.userId, body.couponId, now);
  if (body.on) coupons().reminders.add(key);
  else coupons().reminders.delete(key);
  return { on: body.on };
}
