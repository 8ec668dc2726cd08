import * as v from 'valibot';
import { defineCall } from '@/request/defineCall';
import {
  count,
  countOrNull,
  flag,
  id,
  lenient,
  oneOf,
  points,
  record,
  serverTime,
  text,
  time,
  unread,
} from '@/shared/lib/schema';

const PREFIX = '/api/miniapp/user';

/** How the member's card stands; the same words as on the card screen. */
export const CARD_STATUSES = ['none', 'reserved', 'active', 'expiring', 'expired', 'permanent', 'closed'] as const;

const notify = record({ order: flag(), activity: flag(), right: flag() });

export const userHome = record({
  userId: id(),
  nickname: text(),
  avatar: text(),
  mobileMasked: text(),
  /** 1 青叶, 2 杏花, 3 金杏. */
  level: count(),
  levelName: text(),
  /** `expireAt`: the end of the card; of a trial that waits, until when it has to be activated. */
  card: lenient(record({ status: oneOf(CARD_STATUSES, 'none'), name: text(), expireAt: time() }), {
    status: 'none',
    name: '',
    expireAt: null,
  }),
  points: points(),
  /** Counts are null when the server's value cannot be used; the screen then shows "—", not zero. */
  couponCount: countOrNull(),
  rightCount: countOrNull(),
  prizeCount: countOrNull(),
  /** What is soon lost or waits for the member: points that expire, coupons, prizes without an address. */
  due: lenient(record({ points: points(), coupons: count(), prizes: record({ count: count(), before: time() }) }), {
    points: null,
    coupons: 0,
    prizes: { count: 0, before: null },
  }),
  unread: count(),
  orderCounts: lenient(
    record({ pay: countOrNull(), ship: countOrNull(), receive: countOrNull(), aftersale: countOrNull() }),
    { pay: null, ship: null, receive: null, aftersale: null },
  ),
  /** The server thinks that the large layout would suit this member; the app asks once. */
  elderSuggested: flag(),
  /** When the account goes that the member has asked to close; null when he has not. */
  closesAt: time(),
  setting: lenient(record({ elder: flag(), notify }), {
    elder: false,
    notify: { order: false, activity: false, right: false },
  }),
  serverTime: serverTime(),
});
export type UserHome = v.InferOutput<typeof userHome>;

/** Everything on the member's own page, badges included. */
export const getUserHome = defineCall({
  method: 'GET',
  path: `${PREFIX}/home`,
  role: 'primary',
  data: userHome,
});

/** A member code for staff to scan. It lives for 60 seconds; a new one replaces it. */
export const getMemberCode = defineCall({
  method: 'GET',
  path: `${PREFIX}/member/code`,
  role: 'secondary',
  data: record({ code: id(), expireAt: time(), serverTime: serverTime() }),
});

/** Saves the settings that are given; the others stay. */
export const saveSetting = defineCall({
  method: 'POST',
  path: `${PREFIX}/setting/save`,
  role: 'background',
  payload: record({ elder: v.optional(v.boolean()), notify: v.optional(v.partial(notify)) }),
  data: unread(),
});

/** What the server decides for the whole app. A feature that is not named is on. */
export const getAppConfig = defineCall({
  method: 'GET',
  path: `${PREFIX}/app/config`,
  role: 'background',
  data: record({
    serverTime: serverTime(),
    csType: oneOf(['link', 'mini'], 'link'),
    csUrl: text(),
    phone: text(),
    features: lenient(v.record(v.string(), lenient(v.boolean(), true)), {}),
    minVersion: text(),
  }),
});
