import { DAY, dayOf, defineStore, endOfDay, HOUR, nextId, serverNow, startOfDay } from '../state';
import { type PersonaKey, personaUser } from '../users';
import type { OfferRow, WalletRow } from './types';

interface CouponState {
  wallet: WalletRow[];
  offers: OfferRow[];
  /** userId and offer, for the reminder and for the share that a member had. */
  reminders: Set<string>;
  claimedOf: Map<string, string[]>;
}

function hold(persona: PersonaKey, templateId: string, validFrom: number, validTo: number): WalletRow {
  return {
    couponId: nextId('C'),
    userId: personaUser(persona).userId,
    templateId,
    owned: 'free',
    claimedAt: Math.min(validFrom, serverNow()),
    validFrom,
    validTo: endOfDay(validTo),
    usedAt: null,
    usedStore: '',
    orderNo: '',
    note: '',
  };
}

function usedOnes(now: number): WalletRow[] {
  return Array.from({ length: 24 }, (_, index) => {
    const usedAt = now - (index * 9 + 3) * DAY;
    const isGoods = index % 3 === 0;
    return {
      ...hold('member', isGoods ? 'T-3' : 'T-pressure', usedAt - 10 * DAY, usedAt + 20 * DAY),
      owned: 'used' as const,
      usedAt,
      usedStore: isGoods ? '积分商城' : '杏邻护理站·城西店（示例）',
    };
  });
}

function seedWallet(now: number): WalletRow[] {
  return [
    hold('member', 'T-visit', now - 38 * DAY - HOUR, now + DAY),
    hold('member', 'T-50', now - 3 * DAY, now + 40 * DAY),
    hold('member', 'T-newborn', now - 5 * DAY, now + 55 * DAY),
    hold('member', 'T-90', now - 20 * DAY, now + 6 * DAY),
    { ...hold('member', 'T-10', now - 2 * DAY, now + 25 * DAY), note: '订单取消后退回，有效期没有变' },
    hold('member', 'T-3', startOfDay(dayOf(now + 17 * DAY)), now + 47 * DAY),
    { ...hold('member', 'T-3', now - 6 * DAY, now + 24 * DAY), owned: 'frozen' },
    ...usedOnes(now),
    hold('member', 'T-30', now - 41 * DAY, now - 11 * DAY),
    hold('member', 'T-tea', now - 80 * DAY, now - 60 * DAY),
    hold('member', 'T-tea', now - 140 * DAY, now - 95 * DAY),
    hold('elder', 'T-pressure', now - 4 * DAY, now + 5 * DAY),
    hold('elder', 'T-visit', now - 4 * DAY, now + 50 * DAY),
    hold('elder', 'T-50', now - 4 * DAY, now + 20 * DAY),
    hold('lapsed', 'T-30', now - 41 * DAY, now - 11 * DAY),
    hold('lapsed', 'T-3', now - 4 * DAY, now + 20 * DAY),
    hold('lapsed', 'T-card', now - 4 * DAY, now + 12 * DAY),
  ];
}

function offer(templateId: string, changes: Partial<OfferRow>, now: number): OfferRow {
  return {
    couponId: templateId.replace('T-', 'O-'),
    templateId,
    left: null,
    total: null,
    startAt: now - 10 * DAY,
    endAt: now + 30 * DAY,
    validDays: 30,
    limitPerUser: 1,
    needCard: false,
    ...changes,
  };
}

function seedOffers(now: number): OfferRow[] {
  return [
    offer('T-50', { left: 320, total: 1000 }, now),
    offer('T-pressure', { left: 86, total: 200, validDays: 15 }, now),
    offer('T-90', {}, now),
    offer('T-visit', { left: 12, total: 300, needCard: true }, now),
    offer('T-tea', { left: 40, total: 500, startAt: now + 2 * HOUR, validDays: 7 }, now),
    offer('T-newborn', { left: 0, total: 60 }, now),
    offer('T-3', { limitPerUser: 1 }, now),
    offer('T-30', { startAt: now - 90 * DAY, endAt: now - 12 * DAY }, now),
  ];
}

const campaignOffers = new Map<string, Pick<OfferRow, 'couponId' | 'templateId'> & Partial<OfferRow>>();

/** Adds a coupon that a campaign offers; it can be claimed while the campaign runs. */
export function addCampaignOffer(
  row: Pick<OfferRow, 'couponId' | 'templateId'> & Partial<OfferRow> & { campaign: string },
): void {
  campaignOffers.set(row.couponId, row);
}

function memberShare(wallet: WalletRow[]): Map<string, string[]> {
  const mine = wallet.find((row) => row.templateId === 'T-3' && row.owned === 'free');
  return new Map(mine ? [[`${mine.userId} O-3`, [mine.couponId]]] : []);
}

export const coupons = defineStore('coupons', (): CouponState => {
  const now = serverNow();
  const wallet = seedWallet(now);
  const added = [...campaignOffers.values()].map((row) => offer(row.templateId, row, now));
  return { wallet, offers: [...seedOffers(now), ...added], reminders: new Set(), claimedOf: memberShare(wallet) };
});
