import type { Operate } from '../../../src/shared/lib/schema';
import { grantCoupon } from '../coupon/wallet';
import type { Context, GuestContext } from '../handle';
import { RIGHTS_DAY } from '../membership/catalog';
import { hasActiveCard, hasHadCard, wayToCard } from '../membership/membership';
import { clockWords } from '../notice/words';
import { needText, refuse } from '../refusal';
import { dayOf, nextId } from '../state';
import {
  calendarDays,
  EXTRA_NOTE,
  ITEMS,
  type ItemSeed,
  isRightsDay,
  presentDay,
  regularBefore,
  rightsDays,
  slotsOf,
} from './day';

const CLAIMS_PER_SECOND = 20;
const RETRY_AFTER_MS = 1200;
const COUPON_DAYS = 30;

const isRegular = (date: string) => date.endsWith(`-${RIGHTS_DAY}`);

type Slot = ReturnType<typeof slotsOf>[number];

function takenBy(date: string, key: string, userId?: string): number {
  return rightsDays().taken.get(userId === undefined ? `${date} ${key}` : `${date} ${key} ${userId}`) ?? 0;
}

function leftOf(date: string, seed: ItemSeed): number {
  return Math.max(seed.total - takenBy(date, seed.key), 0);
}

function itemsOf(slot: Slot): ItemSeed[] {
  return ITEMS.filter(({ hour }) => hour === slot.hour);
}

function slotStatus(date: string, slot: Slot, now: number) {
  if (now < slot.startAt) return 'waiting' as const;
  if (now >= slot.endAt) return 'over' as const;
  return itemsOf(slot).every((seed) => leftOf(date, seed) === 0) ? ('soldOut' as const) : ('open' as const);
}

/** The slot after this one that is still to come on that day, or goes on by now. */
const laterSlot = (date: string, slot: Slot, now: number) =>
  slotsOf(date).find(({ startAt, endAt }) => startAt > slot.startAt && now < endAt);

function nextSlotText(date: string, slot: Slot, now: number): string {
  const next = laterSlot(date, slot, now);
  if (!next) return '';
  const clock = clockWords(next.startAt);
  return now < next.startAt ? `，下场 ${clock} 开始` : `，${clock} 的一场正在进行`;
}

interface Judged {
  text: string;
  reasonText: string;
  reasonAction?: Operate['reasonAction'];
}

/** Why an offer cannot be taken now; undefined when it can. */
function judge(date: string, slot: Slot, seed: ItemSeed, userId: string | undefined, now: number): Judged | undefined {
  if (userId !== undefined && takenBy(date, seed.key, userId) >= seed.quotaPerUser)
    return { text: '已领取', reasonText: `每人限 ${seed.quotaPerUser} 份，您已领过` };
  if (leftOf(date, seed) === 0) return { text: '已抢完', reasonText: `这一场已抢完${nextSlotText(date, slot, now)}` };
  if (seed.memberOnly && (userId === undefined || !hasActiveCard(userId)))
    return {
      text: '会员专享',
      reasonText: '金杏会员可以领',
      reasonAction: wayToCard(userId),
    };
  if (now < slot.startAt) return { text: `${clockWords(slot.startAt)} 开始`, reasonText: '这一场还没有开始' };
  return now >= slot.endAt ? { text: '已结束', reasonText: `这一场已结束${nextSlotText(date, slot, now)}` } : undefined;
}

function buttonOf(seed: ItemSeed, closed: Judged | undefined): Operate {
  const key = seed.kind === 'goods' ? 'goods' : 'claim';
  if (!closed) return { key, text: seed.kind === 'goods' ? '去看看' : '立即领取', enabled: true };
  const { text, reasonText, reasonAction } = closed;
  return { key, text, enabled: false, reasonText, ...(reasonAction ? { reasonAction } : {}) };
}

function showItem(date: string, slot: Slot, seed: ItemSeed, userId: string | undefined, now: number) {
  const closed = judge(date, slot, seed, userId, now);
  return {
    itemId: `${slot.slotId}.${seed.key}`,
    slotId: slot.slotId,
    kind: seed.kind,
    title: seed.title,
    note: seed.note,
    points: seed.points,
    price: null,
    stock: leftOf(date, seed),
    total: seed.total,
    quotaPerUser: seed.quotaPerUser,
    taken: userId === undefined ? 0 : takenBy(date, seed.key, userId),
    memberOnly: seed.memberOnly,
    ...(closed ? { reasonText: closed.reasonText } : {}),
    ...(seed.route === '' ? {} : { route: seed.route }),
    operate: [buttonOf(seed, closed)],
  };
}

function recapOf(date: string, now: number) {
  const today = dayOf(now);
  const last = regularBefore(date < today ? date : today);
  if (!last) return {};
  return {
    recap: {
      date: last,
      people: 286,
      lines: ['上门护理代金券 30 份全部领完', '新生儿护理指导 12 份，已有 9 个家庭使用'],
    },
  };
}

const RULES = [
  `每月 ${RIGHTS_DAY} 日为会员权益日，加场以页面为准。`,
  '名额以服务器时间和实际领取为准，每人每份限领一次。',
  `领到的券在卡券里，${COUPON_DAYS} 天内有效。`,
];

function dayStatus(date: string, today: string) {
  if (date === today) return 'open' as const;
  return date > today ? ('before' as const) : ('over' as const);
}

const CALENDAR_WORDS = { before: 'coming', open: 'today', over: 'past' } as const;

export function getDay({ user, query, now }: GuestContext) {
  const date = query.date ?? presentDay(now);
  if (!isRightsDay(date, now)) throw refuse.notFound('这一天不是权益日，请看看日历上的权益日');
  const today = dayOf(now);
  const slots = slotsOf(date);
  return {
    date,
    status: dayStatus(date, today),
    startAt: slots[0]?.startAt ?? null,
    endAt: slots.at(-1)?.endAt ?? null,
    isMember: user !== undefined && hasActiveCard(user.userId),
    hasHadCard: hasHadCard(user?.userId),
    reminded: user !== undefined && rightsDays().reminders.has(`${user.userId} ${date}`),
    days: calendarDays(now).map((each) => ({
      date: each,
      status: CALENDAR_WORDS[dayStatus(each, today)],
      note: isRegular(each) ? '' : EXTRA_NOTE,
    })),
    slots: slots.map((slot) => ({
      slotId: slot.slotId,
      startAt: slot.startAt,
      endAt: slot.endAt,
      status: slotStatus(date, slot, now),
    })),
    items: slots.flatMap((slot) => itemsOf(slot).map((seed) => showItem(date, slot, seed, user?.userId, now))),
    rules: RULES,
    ...recapOf(date, now),
    serverTime: now,
  };
}

function meetQueue(now: number): void {
  const state = rightsDays();
  state.recentClaims = state.recentClaims.filter((at) => now - at < 1000);
  if (state.recentClaims.length >= CLAIMS_PER_SECOND) throw refuse.tooOften(RETRY_AFTER_MS);
  state.recentClaims.push(now);
}

function find(slotId: string, itemId: string, now: number) {
  const date = slotId.split('.')[0] ?? '';
  const slot = isRightsDay(date, now) ? slotsOf(date).find((each) => each.slotId === slotId) : undefined;
  const seed = slot && itemsOf(slot).find(({ key }) => itemId === `${slotId}.${key}`);
  if (!slot || !seed || seed.kind === 'goods') throw refuse.notFound('没有找到这份权益，请刷新后再看');
  return { date, slot, seed };
}

export function claimItem({ user, body, now }: Context) {
  const { date, slot, seed } = find(
    needText(body.slotId, '请选择场次', 40),
    needText(body.itemId, '请选择权益', 60),
    now,
  );
  meetQueue(now);
  if (now < slot.startAt) throw refuse.notStarted('这一场还没有开始，可以先设提醒');
  if (now >= slot.endAt) {
    const later = laterSlot(date, slot, now);
    throw refuse.ended(`这一场已结束，可以看看${later ? ` ${clockWords(later.startAt)} 的一场` : '别的权益日'}`);
  }
  const closed = judge(date, slot, seed, user.userId, now);
  if (closed?.text === '会员专享') throw refuse.level(closed.reasonText);
  if (closed) return { result: closed.text === '已抢完' ? 'soldOut' : 'limit', reasonText: closed.reasonText };
  const { taken } = rightsDays();
  taken.set(`${date} ${seed.key}`, takenBy(date, seed.key) + 1);
  taken.set(`${date} ${seed.key} ${user.userId}`, takenBy(date, seed.key, user.userId) + 1);
  return {
    result: 'taken',
    recordId: nextId('RD'),
    couponId: grantCoupon(user.userId, seed.templateId, COUPON_DAYS, now),
  };
}

export function remindDay({ user, body, now }: Context) {
  const date = needText(body.date, '请选择权益日', 10);
  if (!isRightsDay(date, now) || typeof body.on !== 'boolean')
    throw refuse.badInput('没有这个权益日，请看看日历上的权益日');
  const key = `${user.userId} ${date}`;
  if (body.on) rightsDays().reminders.add(key);
  else rightsDays().reminders.delete(key);
  return { on: body.on };
}
