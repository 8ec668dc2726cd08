import type { Operate } from '../../../src/shared/lib/schema';
import type { Context, GuestContext } from '../handle';
import { findSku, needGood } from '../mall/store';
import { sweepBeforeLook } from '../mall/sweep';
import { hasActiveCard } from '../membership/membership';
import { needText, pageOf, refuse, wordOf } from '../refusal';
import {
  beginOf,
  type CampaignGood,
  type CampaignGoods,
  campaignSales,
  findCampaignGoods,
  hourOf,
  leftOf,
  limitLeftOf,
  nextSlotWith,
  periodOfGoods,
  type Slot,
  slotStatus,
  slotsOf,
} from './goods';
import { isRemoved } from './registry';

/** Of whom and when a row is shown. */
interface Look {
  campaign: CampaignGoods;
  slot: Slot;
  userId: string | undefined;
  now: number;
}

type RowStatus = 'onSale' | 'notStarted' | 'soldOut' | 'ended' | 'memberOnly' | 'limit';

function statusOf({ campaign, slot, userId, now }: Look, good: CampaignGood): RowStatus {
  const status = slotStatus(slot, now);
  if (status === 'ended') return 'ended';
  if (status === 'coming') return 'notStarted';
  if (leftOf(campaign.code, slot.slotId, good) === 0) return 'soldOut';
  if (good.isMemberOnly && !(userId !== undefined && hasActiveCard(userId))) return 'memberOnly';
  return limitLeftOf(campaign.code, good, userId) === 0 ? 'limit' : 'onSale';
}

function reminderKey(userId: string, slotId: string, goodsId: string): string {
  return `${userId} ${slotId} ${goodsId}`;
}

/** The slot that waiting can help for; undefined when none comes any more today. */
function slotToWaitFor({ campaign, slot, now }: Look, status: RowStatus, skuId: string): Slot | undefined {
  if (status === 'notStarted') return slot;
  return status === 'soldOut' || status === 'ended' ? nextSlotWith(campaign, skuId, now) : undefined;
}

const OFF_TEXTS: Readonly<Record<Exclude<RowStatus, 'onSale'>, string>> = {
  notStarted: '还没有开始',
  soldOut: '这一场已售完',
  ended: '这一场已结束',
  memberOnly: '金杏会员可买',
  limit: '每人限量，您已买满',
};

function reasonOf(look: Look, status: RowStatus, good: CampaignGood): string {
  if (status === 'onSale') return '';
  if (status === 'notStarted') return `${beginOf(look.slot, look.now)} 开始`;
  if (status === 'limit') return `每人限 ${good.limit} 件，您已买满`;
  const next = slotToWaitFor(look, status, good.skuId);
  return next ? `下一场 ${hourOf(next)}` : OFF_TEXTS[status];
}

function isReminded({ userId }: Look, slot: Slot | undefined, goodsId: string): boolean {
  return (
    userId !== undefined &&
    slot !== undefined &&
    campaignSales().reminders.has(reminderKey(userId, slot.slotId, goodsId))
  );
}

function buttonOf(look: Look, status: RowStatus, good: CampaignGood, goodsId: string): Operate {
  if (status === 'onSale') return { key: 'open', text: '去看看', enabled: true };
  const waitFor = slotToWaitFor(look, status, good.skuId);
  if (waitFor) {
    const isOn = isReminded(look, waitFor, goodsId);
    return { key: 'remind', text: isOn ? '取消提醒' : `${hourOf(waitFor)} 提醒我`, enabled: true };
  }
  const off = { key: 'open', text: OFF_TEXTS[status], enabled: false, reasonText: reasonOf(look, status, good) };
  return status === 'memberOnly' ? { ...off, reasonAction: { text: '看会员卡', route: '/membership-card' } } : off;
}

/** A slot that has not begun has all its pieces. */
function piecesOf({ campaign, slot, now }: Look, good: CampaignGood): number {
  const shown = slotStatus(slot, now) === 'coming' ? { ...good, sold: 0 } : good;
  return leftOf(campaign.code, slot.slotId, shown);
}

function showRow(look: Look, good: CampaignGood) {
  const found = findSku(good.skuId);
  if (!found) throw new Error(`a campaign sells an unknown SKU ${good.skuId}`);
  const { goodsId, name, gallery } = found.good;
  const status = statusOf(look, good);
  const reasonText = reasonOf(look, status, good);
  const waitFor = slotToWaitFor(look, status, good.skuId);
  return {
    goodsId,
    skuId: good.skuId,
    name,
    img: found.sku.img || (gallery[0] ?? ''),
    price: good.cashCents,
    points: good.points,
    ...(good.origin ? { originPrice: good.origin.cents, originBasis: good.origin.basis } : { originPrice: null }),
    stock: piecesOf(look, good),
    stockTotal: good.stock,
    limit: good.limit,
    slot: look.slot.slotId,
    status,
    ...(reasonText === '' ? {} : { reasonText }),
    ...(good.gift ? { gift: `送${good.gift.name}` } : {}),
    isMemberOnly: good.isMemberOnly === true,
    ...(waitFor ? { remindSlot: waitFor.slotId } : {}),
    reminded: isReminded(look, waitFor, goodsId),
    operate: [buttonOf(look, status, good, goodsId)],
  };
}

/** The slot that is asked for; else the one that runs, the next one, or the last one. */
function chooseSlot(slots: readonly Slot[], slotId: string | undefined, now: number): Slot | undefined {
  return (
    slots.find((slot) => slot.slotId === slotId) ??
    slots.find((slot) => slotStatus(slot, now) !== 'ended') ??
    slots.at(-1)
  );
}

export function listCampaignGoods({ user, query, now }: GuestContext) {
  sweepBeforeLook();
  const campaign = findCampaignGoods(needText(query.code, '请说明活动', 64));
  if (!campaign) throw refuse.notFound('没有找到这个活动的商品，可以到商城看看');
  const { endAt: closedAt } = periodOfGoods(campaign, now);
  const slots = slotsOf(campaign, now);
  const slot = chooseSlot(slots, query.slot, now);
  const goods = slot ? slot.goods.map((good) => showRow({ campaign, slot, userId: user?.userId, now }, good)) : [];
  return {
    ...pageOf(goods, query),
    slot: slot?.slotId ?? '',
    slots: slots.map(({ slotId, startAt, endAt }) => ({
      slotId,
      startAt,
      endAt,
      status: slotStatus({ startAt, endAt }, now),
    })),
    closedAt: now >= closedAt ? closedAt : null,
    removed: isRemoved(campaign.code, now),
    serverTime: now,
  };
}

/** Switches a member's reminder of a good in a slot that comes. */
export function remindInSlot({ user, body, now }: Context) {
  const { goodsId } = needGood(body.goodsId);
  const campaign = findCampaignGoods(wordOf(body.campaign));
  const slot = campaign && slotsOf(campaign, now).find(({ slotId }) => slotId === body.slot);
  if (!slot) throw refuse.notFound('没有找到这一场，请换一场');
  if (slotStatus(slot, now) !== 'coming') throw refuse.alreadyDone('这一场已经开始，可以直接去看看');
  const key = reminderKey(user.userId, slot.slotId, goodsId);
  const { reminders } = campaignSales();
  if (body.on) reminders.add(key);
  else reminders.delete(key);
  return { on: body.on, waiting: [...reminders].filter((each) => each.endsWith(` ${slot.slotId} ${goodsId}`)).length };
}
