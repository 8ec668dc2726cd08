import * as v from 'valibot';
import { defineCall } from '@/request/defineCall';
import {
  cents,
  count,
  day,
  extra,
  flag,
  id,
  lenient,
  list,
  oneOf,
  operate,
  optionalId,
  optionalText,
  points,
  record,
  serverTime,
  text,
  time,
} from '@/shared/lib/schema';

const PREFIX = '/api/miniapp/right/day';

const slot = record({
  slotId: id(),
  startAt: time(),
  endAt: time(),
  status: oneOf(['waiting', 'open', 'soldOut', 'over'], 'over'),
});
export type DaySlot = v.InferOutput<typeof slot>;

const dayItem = record({
  itemId: id(),
  slotId: id(),
  /** What it becomes: a coupon in the wallet, a right, or a goods page that opens. */
  kind: oneOf(['coupon', 'right', 'goods'], 'coupon'),
  title: text(),
  note: text(),
  /** What it costs: points, cents, or nothing. */
  points: points(),
  price: cents(),
  stock: count(),
  total: count(),
  quotaPerUser: count(),
  taken: count(),
  memberOnly: flag(),
  reasonText: optionalText(),
  /** The goods page, with `goods`. */
  route: optionalText(),
  operate: operate(),
});
export type DayItem = v.InferOutput<typeof dayItem>;

const calendarDay = record({
  /** YYYY-MM-DD, China time. */
  date: day(),
  status: oneOf(['past', 'today', 'coming'], 'past'),
  note: text(),
});
export type CalendarDay = v.InferOutput<typeof calendarDay>;

/** One rights day: this year's days, its slots and offers. Without `date` the running day or the next one. */
export const getRightsDay = defineCall({
  method: 'GET',
  path: `${PREFIX}/detail`,
  role: 'primary',
  payload: record({ date: v.optional(v.string()) }),
  data: record({
    date: id(),
    status: oneOf(['before', 'open', 'over'], 'over'),
    startAt: time(),
    endAt: time(),
    isMember: flag(),
    /** He has a card, or has had one: another is no beginning. */
    hasHadCard: flag(),
    reminded: flag(),
    days: list(calendarDay),
    slots: list(slot),
    items: list(dayItem),
    rules: list(v.string()),
    /** What last month's day gave; absent before the first one. */
    recap: lenient(v.optional(record({ date: id(), people: count(), lines: list(v.string()) })), undefined),
    serverTime: serverTime(),
  }),
});
export type RightsDay = v.InferOutput<typeof getRightsDay.data>;

/** Takes one offer of an open slot. Refused with 2009 and retryAfter (ms) when too many ask at once. */
export const claimDayItem = defineCall({
  method: 'POST',
  path: `${PREFIX}/claim`,
  role: 'money',
  payload: record({ slotId: v.string(), itemId: v.string(), clientToken: v.string() }),
  data: extra(
    record({
      result: oneOf(['taken', 'soldOut', 'limit'], 'soldOut'),
      recordId: optionalId(),
      couponId: optionalId(),
      rightId: optionalId(),
      reasonText: optionalText(),
    }),
  ),
});

/** Switches the reminder for a rights day. */
export const remindRightsDay = defineCall({
  method: 'POST',
  path: `${PREFIX}/remind`,
  role: 'setting',
  payload: record({ date: v.string(), on: v.boolean(), clientToken: v.string() }),
  data: extra(record({ on: v.boolean() })),
});
