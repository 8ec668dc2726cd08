import * as v from 'valibot';
import { defineCall } from '@/request/defineCall';
import {
  count,
  extra,
  flag,
  id,
  lenient,
  list,
  oneOf,
  operate,
  optionalText,
  points,
  record,
  serverTime,
  text,
  time,
  unread,
} from '@/shared/lib/schema';

const PREFIX = '/api/miniapp/points';

export const pointsSummary = record({
  available: points(),
  /** Set aside for orders that are not yet paid. */
  frozen: points(),
  /** What expires next within 60 days; `at` is null when nothing does. */
  expiring: lenient(record({ points: points(), at: time() }), { points: null, at: null }),
  earnedTotal: points(),
  spentTotal: points(),
  /** Key of the rules for text/detail. */
  rulesKey: text(),
  serverTime: serverTime(),
});
export type PointsSummary = v.InferOutput<typeof pointsSummary>;

/** The member's points. */
export const getPointsSummary = defineCall({
  method: 'GET',
  path: `${PREFIX}/summary`,
  role: 'secondary',
  data: pointsSummary,
});

export const pointsTask = record({
  taskId: id(),
  title: text(),
  points: points(),
  status: oneOf(['todo', 'claimable', 'claimed'], 'todo'),
  progress: count(),
  limit: count(),
  /** A daily task begins anew at midnight of the server's day. */
  isDaily: flag(),
  /** `claim` takes the points; `go` leads to `reasonAction.route`. */
  operate: operate(),
});
export type PointsTask = v.InferOutput<typeof pointsTask>;

/** What a member can do to earn points. */
export const getPointsTasks = defineCall({
  method: 'GET',
  path: `${PREFIX}/task/list`,
  role: 'secondary',
  data: list(pointsTask),
});

/** Takes the points of a finished task. Refused with 2004 (not finished) or 2008 (already taken). */
export const claimPointsTask = defineCall({
  method: 'POST',
  path: `${PREFIX}/task/claim`,
  role: 'write',
  payload: record({ taskId: v.string(), clientToken: v.string() }),
  data: extra(record({ delta: points(), after: points() })),
});

export const signStatus = record({
  signedToday: flag(),
  /** The server's day, YYYY-MM-DD. */
  today: text(),
  /** Days in a row up to today, or up to yesterday while today is open. */
  streak: count(),
  /** The signed days of the month that was asked for. */
  days: list(record({ day: v.string(), isMadeUp: flag() })),
  /** What today's sign-in gives this member, with everything that multiplies it. */
  dailyPoints: points(),
  /** Why these are more points than others get, in words; absent otherwise. */
  boost: lenient(v.optional(record({ text: text() })), undefined),
  rewards: list(record({ days: count(), points: points(), reached: flag() })),
  /**
   * Signing for a missed day: how often still this month, at what cost, how many days back, and `from`, the earliest of
   * them. `reasonText` says why it cannot be done now although some are left.
   */
  makeup: lenient(record({ left: count(), cost: points(), days: count(), from: text(), reasonText: optionalText() }), {
    left: 0,
    cost: null,
    days: 0,
    from: '',
    reasonText: undefined,
  }),
  remindOn: flag(),
  serverTime: serverTime(),
});
export type SignStatus = v.InferOutput<typeof signStatus>;

/** Sign-in of one month (YYYY-MM; without it the server's present month). The server decides what "today" is. */
export const getSignStatus = defineCall({
  method: 'GET',
  path: `${PREFIX}/sign/status`,
  role: 'secondary',
  payload: record({ month: v.optional(v.string()) }),
  data: signStatus,
});

/** Signs in for today, or for a missed `date` at the make-up cost. Refused with 2008 when the day is signed already. */
export const signIn = defineCall({
  method: 'POST',
  path: `${PREFIX}/sign/do`,
  role: 'money',
  payload: record({ date: v.optional(v.string()), clientToken: v.string() }),
  data: extra(
    record({
      /** All that changed: daily points or minus the make-up cost, plus a reward. */
      delta: points(),
      streak: count(),
      after: points(),
      reward: lenient(v.optional(record({ points: points() })), undefined),
    }),
  ),
});

/** Turns the daily reminder on or off. */
export const setSignRemind = defineCall({
  method: 'POST',
  path: `${PREFIX}/sign/remind`,
  role: 'setting',
  payload: record({ on: v.boolean() }),
  data: unread(record({ on: flag() })),
});
