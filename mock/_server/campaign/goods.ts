import { findSku } from '../mall/store';
import { hasActiveCard } from '../membership/membership';
import { clockWords, momentWords } from '../notice/words';
import { DAY, dayOf, defineStore, HOUR, startOfDay } from '../state';
import { findCampaign, needCampaign, type Period, periodOf, phaseOf } from './registry';

/** One good of a slot, with its price there. Money in cents. */
export interface CampaignGood {
  skuId: string;
  points: number;
  cashCents: number;
  /** A struck price is shown only together with its basis. */
  origin?: { cents: number; basis: string };
  /** Pieces of this slot on each day. */
  stock: number;
  /** Pieces of them that others have taken already. */
  sold?: number;
  /** Pieces that a member may take at this price in the whole campaign; null without a limit. */
  limit: number | null;
  isMemberOnly?: boolean;
  /** What comes with it for nothing; `isClaimed`: not in the parcel, the member claims it in the campaign. */
  gift?: { name: string; img: string; isClaimed?: boolean };
}

/** What a registered campaign sells, slot by slot, on every day of its period. */
export interface CampaignGoods {
  code: string;
  /** What the price is called, for example 618 活动价. */
  priceName: string;
  /** Hours of the day, from `from` until `to`. */
  slots: readonly { from: number; to: number; goods: readonly CampaignGood[] }[];
}

export interface Slot {
  slotId: string;
  startAt: number;
  endAt: number;
  goods: readonly CampaignGood[];
}

export type SlotStatus = 'coming' | 'running' | 'ended';

const campaigns = new Map<string, CampaignGoods>();

export const campaignSales = defineStore('campaign-goods', () => ({
  /** Pieces that went at a slot's price, by "code slotId skuId". */
  bySlot: new Map<string, number>(),
  /** The same by "userId code skuId". */
  byUser: new Map<string, number>(),
  /** Who wants to be told, as "userId slotId goodsId". */
  reminders: new Set<string>(),
}));

export function registerCampaignGoods(campaign: CampaignGoods): void {
  campaigns.set(campaign.code, campaign);
}

/** A campaign by its code or by the word that addresses have for it. */
export function findCampaignGoods(word: string | undefined): CampaignGoods | undefined {
  return campaigns.get(findCampaign(word ?? '')?.code ?? '');
}

/** The campaign and the slot, of its own day, for which somebody waits; undefined when it is sold there no more. */
export function findSlotOf(slotId: string, goodsId: string): { campaign: CampaignGoods; slot: Slot } | undefined {
  const day = slotId.slice(0, 8).replace(/^(\d{4})(\d{2})/, '$1-$2-');
  for (const campaign of campaigns.values()) {
    const slot = slotsOf(campaign, startOfDay(day)).find((each) => each.slotId === slotId);
    if (slot?.goods.some(({ skuId }) => findSku(skuId)?.good.goodsId === goodsId)) return { campaign, slot };
  }
  return undefined;
}

export function periodOfGoods({ code }: CampaignGoods, now: number): Period {
  return periodOf(needCampaign(code), now);
}

/** The slots of today, before the campaign those of its first day and after it those of its last. */
export function slotsOf(campaign: CampaignGoods, now: number): Slot[] {
  const { startAt, endAt } = periodOfGoods(campaign, now);
  const day = dayOf(Math.min(Math.max(now, startAt), endAt - 1));
  const midnight = startOfDay(day);
  return campaign.slots
    .map(({ from, to, goods }) => ({
      slotId: `${day.replaceAll('-', '')}-${String(from).padStart(2, '0')}`,
      startAt: Math.max(midnight + from * HOUR, startAt),
      endAt: Math.min(midnight + to * HOUR, endAt, midnight + DAY),
      goods,
    }))
    .filter((slot) => slot.startAt < slot.endAt);
}

export function slotStatus({ startAt, endAt }: Pick<Slot, 'startAt' | 'endAt'>, now: number): SlotStatus {
  if (now < startAt) return 'coming';
  return now < endAt ? 'running' : 'ended';
}

/** The hour at which a slot begins, 14:00. */
export function hourOf({ startAt }: Pick<Slot, 'startAt'>): string {
  return clockWords(startAt);
}

/** When a slot begins: 14:00, on another day than that of `now` 11 月 30 日 14:00. */
export function beginOf(slot: Pick<Slot, 'startAt'>, now: number): string {
  return dayOf(slot.startAt) === dayOf(now) ? hourOf(slot) : momentWords(slot.startAt, now);
}

function slotKey(code: string, slotId: string, skuId: string): string {
  return `${code} ${slotId} ${skuId}`;
}

function userKey(userId: string, code: string, skuId: string): string {
  return `${userId} ${code} ${skuId}`;
}

/** A price that holds now. */
export interface Offer {
  code: string;
  priceName: string;
  slot: Slot;
  good: CampaignGood;
}

/** Pieces that a slot still has; never more than the mall. */
export function leftOf(code: string, slotId: string, good: CampaignGood): number {
  const taken = (good.sold ?? 0) + (campaignSales().bySlot.get(slotKey(code, slotId, good.skuId)) ?? 0);
  return Math.max(Math.min(good.stock - taken, findSku(good.skuId)?.sku.stock ?? 0), 0);
}

/** Pieces that a member may still take at this price; null without a limit. */
export function limitLeftOf(code: string, good: CampaignGood, userId: string | undefined): number | null {
  if (good.limit === null || userId === undefined) return good.limit;
  return Math.max(good.limit - (campaignSales().byUser.get(userKey(userId, code, good.skuId)) ?? 0), 0);
}

/** The price of a SKU in the slot that runs now; undefined where the campaign has none for it now. */
export function offerOf(word: string | undefined, skuId: string, now: number): Offer | undefined {
  const campaign = findCampaignGoods(word);
  if (!campaign || phaseOf(needCampaign(campaign.code), now) !== 1) return undefined;
  for (const slot of slotsOf(campaign, now)) {
    const good = slotStatus(slot, now) === 'running' && slot.goods.find((each) => each.skuId === skuId);
    if (good) return { code: campaign.code, priceName: campaign.priceName, slot, good };
  }
  return undefined;
}

/** The next slot of today that has a SKU. */
export function nextSlotWith(campaign: CampaignGoods, skuId: string, now: number): Slot | undefined {
  return slotsOf(campaign, now).find(
    (slot) => slotStatus(slot, now) === 'coming' && slot.goods.some((each) => each.skuId === skuId),
  );
}

/** What a member is told of the price of a good that he came to from a campaign; undefined for what it does not sell. */
export function describeOffer(word: string | undefined, skuId: string, now: number) {
  const campaign = findCampaignGoods(word);
  if (!campaign?.slots.some(({ goods }) => goods.some((each) => each.skuId === skuId))) return undefined;
  const { code, priceName } = campaign;
  const offer = offerOf(code, skuId, now);
  if (offer) return { code, applies: true, endAt: offer.slot.endAt, text: priceName };
  const next = nextSlotWith(campaign, skuId, now);
  const when = next ? `${priceName} ${beginOf(next, now)} 开始` : `${priceName}已经结束`;
  return { code, applies: false, endAt: null, text: `${when}，现在是平时的价格` };
}

export interface OfferObstacle {
  code: 'stock' | 'level' | 'limit';
  text: string;
}

/** The first thing in the way of taking pieces at a campaign's price. */
export function judgeOffer({ code, slot, good }: Offer, userId: string | undefined, num: number) {
  const left = leftOf(code, slot.slotId, good);
  if (left === 0) return { code: 'stock', text: '这一场已售完' } satisfies OfferObstacle;
  if (good.isMemberOnly && userId !== undefined && !hasActiveCard(userId))
    return { code: 'level', text: '金杏会员可买' } satisfies OfferObstacle;
  const mine = limitLeftOf(code, good, userId);
  if (mine === 0) return { code: 'limit', text: `活动价每人限 ${good.limit} 件，您已买满` } satisfies OfferObstacle;
  if (mine !== null && num > mine)
    return { code: 'limit', text: `活动价每人限 ${good.limit} 件，您最多再买 ${mine} 件` } satisfies OfferObstacle;
  if (num > left) return { code: 'stock', text: `这一场只有 ${left} 件` } satisfies OfferObstacle;
  return undefined;
}

function change(counts: Map<string, number>, key: string, num: number): void {
  counts.set(key, (counts.get(key) ?? 0) + num);
}

/** Counts pieces that an order takes at a slot's price; negative for those that come back. */
export function countSale(userId: string, sale: { code: string; slotId: string }, skuId: string, num: number): void {
  change(campaignSales().bySlot, slotKey(sale.code, sale.slotId, skuId), num);
  change(campaignSales().byUser, userKey(userId, sale.code, skuId), num);
}
