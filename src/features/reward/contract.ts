import * as v from 'valibot';
import { defineCall } from '@/request/defineCall';
import {
  blocks,
  count,
  extra,
  flag,
  id,
  lenient,
  list,
  oneOf,
  operate,
  optionalId,
  optionalText,
  page,
  points,
  record,
  serverTime,
  text,
  time,
  unread,
} from '@/shared/lib/schema';

const PREFIX = '/api/miniapp';

export const REWARD_TYPES = ['points', 'coupon', 'goods', 'right', 'service', 'none'] as const;

/**
 * claim: the member has to do something (an address); processing: being issued; toShip: address known, not sent yet;
 * shipped: on its way; done: received; failed: could not be issued; expired: not claimed in time; cancelled: taken back.
 */
export const REWARD_STATUSES = [
  'claim',
  'processing',
  'toShip',
  'shipped',
  'done',
  'failed',
  'expired',
  'cancelled',
] as const;
export type RewardStatus = (typeof REWARD_STATUSES)[number];

const rewardFields = {
  name: text(),
  type: oneOf(REWARD_TYPES, 'none'),
  img: text(),
  status: oneOf(REWARD_STATUSES, 'processing'),
  /** Of a reward of points. */
  points: points(),
  /** Where it comes from, in words, for example 杏运抽奖. */
  sourceText: text(),
  wonAt: time(),
  claimBefore: time(),
  needAddress: flag(),
  expressNo: optionalText(),
  couponId: optionalId(),
  orderNo: optionalId(),
  reasonText: optionalText(),
  operate: operate(),
};

const prizeRecord = record({ recordId: id(), prizeId: id(), ...rewardFields });
export type PrizeRecord = v.InferOutput<typeof prizeRecord>;

/** What every list shows of a reward. */
export type ListedReward = Omit<PrizeRecord, 'recordId' | 'prizeId'>;

const source = oneOf(['lottery', 'sign', 'campaign', 'team', 'task'], 'campaign');

const rewardRecord = record({ rewardId: id(), source, ...rewardFields });
export type RewardRecord = v.InferOutput<typeof rewardRecord>;

export const PRIZE_TABS = ['all', 'claim', 'waiting', 'sent', 'expired'] as const;
export type PrizeTab = (typeof PRIZE_TABS)[number];

const tabCounts = lenient(record({ claim: count(), waiting: count(), sent: count(), expired: count() }), {
  claim: 0,
  waiting: 0,
  sent: 0,
  expired: 0,
});

/** What is asked for of all rewards. */
export const REWARD_KINDS = ['all', 'points', 'coupon', 'goods'] as const;
export type RewardKind = (typeof REWARD_KINDS)[number];

const paging = { currentPage: v.number(), pageSize: v.number() };

/**
 * One page of the member's lottery prizes, of all lotteries or of one activity's or one lottery's; a loss is no prize.
 * Newest first; of all lotteries what waits to be claimed comes before the others, the first to end first. currentPage
 * counts from 1.
 */
export const getPrizeList = defineCall({
  method: 'GET',
  path: `${PREFIX}/prize/list`,
  role: 'primary',
  payload: record({
    tab: v.picklist(PRIZE_TABS),
    activityId: v.optional(v.number()),
    lotteryId: v.optional(v.string()),
    ...paging,
  }),
  data: record({ ...page(prizeRecord).entries, counts: tabCounts, serverTime: serverTime() }),
});

/**
 * One page of everything the member was given: prizes, sign-in and campaign rewards; rights are among the coupons. What
 * waits to be claimed comes first, the first to end before the others; then the newest.
 */
export const getRewardList = defineCall({
  method: 'GET',
  path: `${PREFIX}/reward/list`,
  role: 'primary',
  payload: record({ kind: v.picklist(REWARD_KINDS), ...paging }),
  data: record({ ...page(rewardRecord).entries, serverTime: serverTime() }),
});

/** The address as it was when it was chosen; personal data is masked by the server. */
const addressSnapshot = record({ nameMasked: text(), mobileMasked: text(), areaText: text(), detailMasked: text() });

const express = record({
  company: text(),
  no: text(),
  phone: text(),
  traces: list(record({ at: time(), text: text() })),
});

/** One reward of the member; another member's is refused with 2011, an unknown one with 2010. */
export const getRewardDetail = defineCall({
  method: 'GET',
  path: `${PREFIX}/reward/detail`,
  role: 'primary',
  payload: record({ rewardId: v.string() }),
  data: record({
    rewardId: id(),
    source,
    ...rewardFields,
    address: lenient(v.optional(addressSnapshot), undefined),
    /** Until when the address can be changed (it is sent then); null when it cannot. */
    editableUntil: time(),
    express: lenient(v.optional(express), undefined),
    rightId: optionalId(),
    timeline: list(record({ at: time(), text: text() })),
    rules: blocks(),
    serverTime: serverTime(),
  }),
});
export type RewardDetail = v.InferOutput<typeof getRewardDetail.data>;

/** Says where a lottery prize goes to; can be said again until it is sent. Source: spec §7. */
export const saveUserPostage = defineCall({
  method: 'POST',
  path: `${PREFIX}/rank/vip/userPostage`,
  role: 'setting',
  payload: record({ recordId: v.string(), addressId: v.string(), clientToken: v.string() }),
  data: unread(record({ postageId: id(), editableUntil: time() })),
});

/** Says where a reward of another source goes to; can be said again until it is sent. */
export const saveRewardAddress = defineCall({
  method: 'POST',
  path: `${PREFIX}/reward/address`,
  role: 'setting',
  payload: record({ rewardId: v.string(), addressId: v.string(), clientToken: v.string() }),
  data: unread(record({ editableUntil: time() })),
});

const oneReward = record({ rewardId: v.string(), clientToken: v.string() });

/** Confirms that a shipped reward has arrived. */
export const confirmReward = defineCall({
  method: 'POST',
  path: `${PREFIX}/reward/confirm`,
  role: 'write',
  payload: oneReward,
  data: unread(),
});

/** Asks the server to issue a failed reward again. */
export const reissueReward = defineCall({
  method: 'POST',
  path: `${PREFIX}/reward/reissue`,
  role: 'write',
  payload: oneReward,
  data: extra(record({ status: oneOf(REWARD_STATUSES, 'processing') })),
});

/** Takes an expired or cancelled reward off the member's lists. */
export const deleteReward = defineCall({
  method: 'POST',
  path: `${PREFIX}/reward/delete`,
  role: 'write',
  payload: oneReward,
  data: unread(),
});

/** Switches the reminder before the claim deadline. Refused with 2002 when there is nothing to claim any more. */
export const remindReward = defineCall({
  method: 'POST',
  path: `${PREFIX}/reward/remind`,
  role: 'setting',
  payload: record({ rewardId: v.string(), on: v.boolean(), clientToken: v.string() }),
  data: extra(record({ on: v.boolean() })),
});

/** Asks the provider to look into a reward that failed or expired; once per reward. */
export const appealReward = defineCall({
  method: 'POST',
  path: `${PREFIX}/reward/appeal`,
  role: 'write',
  payload: oneReward,
  data: unread(record({ appealId: id() })),
});
