import { campaignNote, goodAtOffer, goodUnder, offerButton, offerOfGood, usedOfOffer } from '../campaign/goodsDetail';
import { remindInSlot } from '../campaign/goodsList';
import type { Context, GuestContext } from '../handle';
import { hasActiveCard } from '../membership/membership';
import { yuan } from '../money';
import { dayWords } from '../notice/words';
import { PICKUP_MS, SHIP_PROMISE_MS } from '../order/limits';
import { refuse } from '../refusal';
import { inDays } from '../spans';
import { courseGoesOn } from './courseGood';
import { commonFacts } from './goods';
import { limitOf, statusOf } from './judge';
import { guaranteesOf, notesOf } from './promises';
import { usedBy } from './stock';
import { mall, needGood } from './store';
import { sweepBeforeLook } from './sweep';
import type { Good } from './types';

/** From when on a good can be had; null while nobody knows. */
function hadFrom(good: Good, now: number): number | null {
  const status = statusOf(good, now);
  if (status === 'notStarted') return good.startAt;
  if (status !== 'soldOut') return now;
  return good.restockAt !== null && good.restockAt > now ? good.restockAt : null;
}

/** What a member reads on how and when a good reaches him that he can have from then on. */
export function deliverTextOf(way: Good['deliver'][number], now: number, from: number | null = now): string {
  if (way === 'virtual') return '兑换后立即到账';
  if (way === 'pickup') return `到店自提，${inDays(PICKUP_MS)}内领取`;
  return from === null
    ? `补货后 ${inDays(SHIP_PROMISE_MS)}内发货`
    : `预计 ${dayWords(from + SHIP_PROMISE_MS, now, '前发货')}`;
}

/** What is charged for the parcel besides the price; '' where nothing is. */
function freightTextOf({ deliver, freightCents }: Good): string {
  return deliver[0] === 'express' && freightCents > 0 ? `，运费 ${yuan(freightCents)}` : '';
}

function memberExtraOf(good: Good, userId: string | undefined) {
  if (good.memberExtra === 0) return {};
  const applies = userId !== undefined && hasActiveCard(userId);
  const text = applies ? `金杏会员，已为您加 ${good.memberExtra} 件` : `金杏会员再多换 ${good.memberExtra} 件`;
  return { memberExtra: { text, route: '/membership-card', applies } };
}

export function getDetail({ user, query, now }: GuestContext) {
  sweepBeforeLook();
  const own = needGood(query.goodsId);
  const userId = user?.userId;
  const offer = offerOfGood(query.from, own, now);
  const good = goodAtOffer(own, offer);
  const limit = limitOf(good, userId);
  const used = (offer && usedOfOffer(offer, userId)) ?? usedBy(userId, good.goodsId);
  const button = offerButton(offer, userId);
  const [firstWay = 'express'] = good.deliver;
  return {
    ...commonFacts(goodUnder(good, offer), userId, now),
    limitPerUser: limit,
    ...(button ? { operate: [button] } : {}),
    ...campaignNote(query.from, own, now),
    ...memberExtraOf(good, userId),
    ...(good.originCents === null ? {} : { origin: { cash: good.originCents, basis: good.originBasis } }),
    subtitle: good.subtitle,
    gallery: good.gallery,
    stockTotal: good.stockTotal,
    used,
    deliverText: [deliverTextOf(firstWay, now, hadFrom(own, now)) + freightTextOf(own), courseGoesOn(good, userId, now)]
      .filter(Boolean)
      .join('；'),
    guarantees: guaranteesOf(good),
    story: good.story,
    facts: good.facts,
    blocks: good.blocks,
    notes: notesOf(good),
    specs: good.specNames.map((name, index) => ({
      name,
      values: [...new Set(good.skus.map((sku) => sku.specs[index] ?? ''))],
    })),
    skus: good.skus.map(({ cashCents, ...sku }) => ({ ...sku, cash: cashCents, limit, used })),
    endAt: good.endAt,
    serverTime: now,
    share: { title: good.name, desc: good.subtitle, img: good.gallery[0] ?? '' },
  };
}

export function remindGoods(ctx: Context) {
  const { user, body, now } = ctx;
  const good = needGood(body.goodsId);
  if (typeof body.on !== 'boolean') throw refuse.badInput('请说明打开还是关闭');
  if (body.slot !== undefined) return remindInSlot(ctx);
  const { reminders } = mall();
  const key = `${user.userId} ${good.goodsId}`;
  if (body.on) reminders.add(key);
  else reminders.delete(key);
  return { on: body.on, waiting: commonFacts(good, user.userId, now).waiting };
}
