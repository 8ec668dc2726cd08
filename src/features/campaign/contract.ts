import * as v from 'valibot';
import { couponOffer } from '@/features/coupon';
import { planOffer } from '@/features/membership';
import { defineCall } from '@/request/defineCall';
import {
  count,
  extra,
  flag,
  id,
  list,
  maybe,
  oneOf,
  operate,
  optionalText,
  record,
  serverTime,
  text,
  time,
} from '@/shared/lib/schema';
import { packageRow } from './packageRow';
import { campaignFigure, mineRow, recap } from './rows';
import { campaignWinners } from './winnerRows';

const PREFIX = '/api/miniapp/campaign';

/** Something to do for the campaign, in this app or elsewhere; `operate` leads there. */
const task = record({
  taskId: id(),
  title: text(),
  /** What the server says of it now, for example when it was done. */
  note: optionalText(),
  /** Names the drawing of the task: sign, course, comment, order. */
  type: text(),
  done: flag(),
  /** How far it is: both absent for a task that is done or not. */
  current: maybe(count()),
  target: maybe(count()),
  operate: operate(),
});
export type CampaignTask = v.InferOutput<typeof task>;

/** What is given for `need` tasks that are done. */
const reward = record({
  rewardId: id(),
  title: text(),
  img: optionalText(),
  need: count(),
  /** locked: not earned yet. open: can be claimed. claimed. gone: given out. expired: the time to claim is over. */
  status: oneOf(['locked', 'open', 'claimed', 'gone', 'expired'], 'locked'),
  /** Why it is as it is: 还差 1 件, 已领取. */
  note: optionalText(),
  /** The member's record once it is claimed. */
  recordId: optionalText(),
  operate: operate(),
});
export type CampaignReward = v.InferOutput<typeof reward>;

/** What is to be said at a door to a further screen: 0261 号已参与. `urgent`: something waits behind it. */
const door = record({
  key: id(),
  note: text(),
  urgent: flag(),
  /** When the words change by themselves, as when a slot begins; absent when they stay. */
  changesAt: maybe(time()),
});

/** A date of the campaign; in order of time. What ends with a day is sent as its last moment. */
const milestone = record({ key: id(), title: text(), note: optionalText(), at: time() });
export type CampaignMilestone = v.InferOutput<typeof milestone>;

/**
 * Everything that a campaign's first screen shows of the server. Only its identity, its state and the kinds of its blocks
 * are sure to come; a part that is absent or that does not fit is the trouble of its block alone.
 */
export const campaignDetail = record({
  code: id(),
  title: text(),
  /** 0 not started, 1 running, 2 ended, 3 removed; one that cannot be read is told by the times. */
  status: maybe(v.picklist([0, 1, 2, 3])),
  startAt: time(),
  endAt: time(),
  serverTime: serverTime(),
  /** The parts that the server has something for; the definition says how they look and in which order. */
  blocks: list(record({ kind: id() })),
  /** The buttons of the foot, the main one last. */
  operate: operate(),
  remind: maybe(record({ on: flag() })),
  /** Key of the rules for text/detail. */
  rulesKey: optionalText(),
  share: maybe(record({ title: text(), desc: text(), img: optionalText() })),
  /** A campaign to go on with, once this one is over. */
  next: maybe(record({ title: text(), route: text(), img: optionalText(), startAt: time(), endAt: time() })),
  packages: maybe(v.array(packageRow)),
  tasks: maybe(v.array(task)),
  rewards: maybe(v.array(reward)),
  /** Said below the rewards: how many are left. */
  rewardsNote: optionalText(),
  winners: maybe(campaignWinners),
  /** What the member has done in it, in a few figures. */
  facts: maybe(v.array(campaignFigure)),
  /** What the member has of it, and can still claim; absent for a guest. */
  mine: maybe(v.array(mineRow)),
  recap: maybe(recap),
  doors: maybe(v.array(door)),
  milestones: maybe(v.array(milestone)),
  coupons: maybe(v.array(couponOffer)),
  plans: maybe(v.array(planOffer)),
  /** A lottery to go to, with the member's chances in its words. */
  lottery: maybe(record({ lotteryId: id(), title: text(), note: text(), operate: operate() })),
  /** The rules in a few lines. */
  brief: maybe(v.array(v.string())),
});
export type CampaignDetail = v.InferOutput<typeof campaignDetail>;

/** A campaign as the server knows it; guests see it too. */
export const getCampaign = defineCall({
  method: 'GET',
  path: `${PREFIX}/detail`,
  role: 'primary',
  payload: record({ code: v.string() }),
  data: campaignDetail,
});

/** Asks for a message when the campaign starts, or takes that back. */
export const remindOfCampaign = defineCall({
  method: 'POST',
  path: `${PREFIX}/remind`,
  role: 'setting',
  payload: record({ code: v.string(), on: v.boolean(), clientToken: v.string() }),
  data: extra(record({ on: flag() })),
});

/** Claims a reward that was earned; claiming twice gives the same record. */
export const claimCampaignReward = defineCall({
  method: 'POST',
  path: `${PREFIX}/reward/claim`,
  role: 'money',
  payload: record({ code: v.string(), rewardId: v.string(), clientToken: v.string() }),
  data: extra(record({ recordId: id(), status: text() })),
});
