import * as v from 'valibot';
import { defineCall } from '@/request/defineCall';
import {
  blocks,
  cents,
  count,
  countOrNull,
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

const LUCK = '/api/miniapp/rank/luck';

/** Which lottery is meant: that of an activity, or the one of its lotteries that `lotteryId` names. Source: spec §3, §7. */
const scope = { activityId: v.number(), lotteryId: v.optional(v.string()) };
const ofLottery = record(scope);
export type LotteryScope = v.InferInput<typeof ofLottery>;

export const PRIZE_TYPES = ['points', 'coupon', 'goods', 'right', 'service', 'none'] as const;
export type PrizeType = (typeof PRIZE_TYPES)[number];

const prize = record({
  prizeId: id(),
  /** Cell of the nine-grid, 0 to 7, clockwise from the upper left. */
  position: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(7)),
  name: text(),
  /** At most four characters, for a narrow cell; else the name stands there. */
  shortName: optionalText(),
  type: oneOf(PRIZE_TYPES, 'none'),
  img: text(),
  /** Chance of this prize as a fraction of 1; null when the server's value cannot be used. */
  odds: lenient(v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(1))), null),
  /** What it is worth; null where the server names nothing. */
  value: cents(),
  /** How many there are in all; null means no limit. */
  quantity: countOrNull(),
  left: countOrNull(),
  /** How many are given out on one day at most; null means no limit. */
  dailyQuantity: countOrNull(),
});
export type Prize = v.InferOutput<typeof prize>;

/** 0 not started, 1 running, 2 ended, 3 taken down. */
const phase = oneOf([0, 1, 2, 3], 3);

/** The lottery: its time window, prizes with odds (their sum with "none" is 1), organiser and rules. Source: spec §7. */
export const getLuckList = defineCall({
  method: 'GET',
  path: `${LUCK}/list`,
  role: 'primary',
  payload: ofLottery,
  data: record({
    /** Unlike that of every other lottery, in whatever activity: receipts on the phone bear it. */
    lotteryId: id(),
    title: text(),
    status: phase,
    startAt: time(),
    endAt: time(),
    serverTime: serverTime(),
    costPoints: points(),
    prizes: list(prize),
    organiser: text(),
    organiserPhone: text(),
    /** Days that a winner has to claim a prize. */
    claimDays: count(),
    /** What the values are taken from, and who pays the tax. */
    taxText: text(),
    rules: blocks(),
  }),
});
export type Lottery = v.InferOutput<typeof getLuckList.data>;

const chanceSource = record({
  key: id(),
  label: text(),
  /** Chances got from this source today. */
  earned: count(),
  /** Chances that this source gives on one day at most. */
  limit: count(),
  hint: optionalText(),
  operate: operate(),
});
export type ChanceSource = v.InferOutput<typeof chanceSource>;

/** How many draws the member has now, and where more come from; `operate` holds the draw button. Source: spec §7. */
export const getChances = defineCall({
  method: 'GET',
  path: `${LUCK}/draw/number`,
  role: 'secondary',
  payload: ofLottery,
  data: record({
    /** Draws that are possible now. */
    number: count(),
    usedToday: count(),
    dailyLimit: count(),
    totalLimit: count(),
    nextResetAt: time(),
    sources: list(chanceSource),
    operate: operate(),
    /** The member wants to hear of the start. */
    reminded: flag(),
    serverTime: serverTime(),
  }),
});
export type Chances = v.InferOutput<typeof getChances.data>;

/** Switches the reminder of the start; refused once the lottery has begun. */
export const remindOfStart = defineCall({
  method: 'POST',
  path: `${LUCK}/remind`,
  role: 'setting',
  payload: record({ ...scope, on: v.boolean(), clientToken: v.string() }),
  data: extra(record({ on: v.boolean() })),
});

const condition = record({
  key: id(),
  text: text(),
  done: flag(),
  action: lenient(v.optional(record({ text: text(), route: text() })), undefined),
});

/** Whether the member may draw at all, condition by condition. Source: spec §7. */
export const getQualification = defineCall({
  method: 'GET',
  path: `${LUCK}/qualification`,
  role: 'secondary',
  payload: ofLottery,
  data: record({ eligible: v.boolean(), conditions: list(condition) }),
});
export type Qualification = v.InferOutput<typeof getQualification.data>;

/** The identity under which the member draws. Source: spec §7. */
export const getDrawId = defineCall({
  method: 'GET',
  path: `${LUCK}/draw/id`,
  role: 'secondary',
  payload: ofLottery,
  data: record({ drawUserId: id() }),
});

const outcome = {
  recordId: id(),
  /** '' where the server names none; `position` says which cell it is. */
  prizeId: text(),
  position: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(7)),
  name: text(),
  type: oneOf(PRIZE_TYPES, 'none'),
  img: text(),
  needAddress: flag(),
  /** False is a loss: a normal answer, not an error. */
  won: v.boolean(),
  claimBefore: time(),
  /** Draws that are left after this one. */
  remaining: count(),
  serverTime: serverTime(),
  couponId: optionalText(),
  rightId: optionalText(),
  reasonText: optionalText(),
};
const drawOutcome = record(outcome);
export type DrawOutcome = v.InferOutput<typeof drawOutcome>;

/**
 * Draws once: the server takes one chance and chooses. The same clientToken gives the first answer again.
 * Errors: 2001 not started, 2002 ended, 2003 prizes gone, 2004 no chance left, 2006 not eligible. Source: spec §7.
 */
export const draw = defineCall({
  method: 'POST',
  path: `${LUCK}/draw`,
  role: 'money',
  payload: record({
    activityId: v.number(),
    lotteryId: v.string(),
    drawUserId: v.string(),
    clientToken: v.string(),
  }),
  data: drawOutcome,
});

/**
 * What became of a draw whose answer was lost. `pending` means that the server is still at it; code 2010 means that the
 * draw never arrived and no chance was used.
 */
export const getDrawResult = defineCall({
  method: 'GET',
  path: `${LUCK}/draw/result`,
  role: 'secondary',
  payload: record({ clientToken: v.string() }),
  data: v.union([drawOutcome, record({ pending: v.literal(true) })]),
});

const winner = record({ nickname: text(), prizeName: text(), at: time() });

/** The latest winners, nicknames masked by the server. Source: spec §7. */
export const getWinners = defineCall({
  method: 'GET',
  path: `${LUCK}/draw/horse`,
  role: 'background',
  payload: record({ ...scope, limit: v.number() }),
  data: list(winner),
});
export type Winner = v.InferOutput<typeof winner>;

/** Ends the draw session when the member leaves; its failure is of no consequence. Source: spec §7. */
export const clearDrawSession = defineCall({
  method: 'GET',
  path: `${LUCK}/rm/session`,
  role: 'background',
  data: unread(),
});

const rankRow = record({
  rank: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  tied: flag(),
  nickname: text(),
  avatar: text(),
  score: count(),
});
export type RankRow = v.InferOutput<typeof rankRow>;

const myRank = record({
  /** Null when the member has not drawn yet. */
  rank: countOrNull(),
  tied: flag(),
  avatar: text(),
  score: count(),
  /** Draws that are missing to the next better place; null for the first and for who has no place yet. */
  gapToNext: countOrNull(),
});
export type MyRank = v.InferOutput<typeof myRank>;

/** Who took part in the activity most often: equal scores share a place. `me` is absent for a guest. */
export const getRankList = defineCall({
  method: 'GET',
  path: '/api/miniapp/rank/list',
  role: 'secondary',
  payload: record({ activityId: v.number(), type: v.literal('draw'), limit: v.number() }),
  data: record({
    computedAt: time(),
    rows: list(rankRow),
    me: lenient(v.optional(myRank), undefined),
  }),
});
export type RankList = v.InferOutput<typeof getRankList.data>;
