import * as v from 'valibot';
import { defineCall } from '@/request/defineCall';
import {
  blocks,
  count,
  countOrNull,
  extra,
  flag,
  id,
  list,
  maybe,
  oneOf,
  operate,
  optionalText,
  points,
  record,
  serverTime,
  text,
  time,
} from '@/shared/lib/schema';

const PREFIX = '/api/miniapp/annual/activity/thematic';

/** What a claim gives: points to the ledger, a coupon to the wallet, a right to the member's rights, goods to an address. */
export const WELFARE_TYPES = ['points', 'coupon', 'goods', 'right'] as const;
export type WelfareType = (typeof WELFARE_TYPES)[number];

/**
 * claimable. claimed: this member has it. processing: claimed, and on its way. soldOut. locked: he does not meet the
 * requirement. notStarted: claiming starts later. expired: the time to claim is over.
 */
export const WELFARE_STATUSES = [
  'claimable',
  'claimed',
  'processing',
  'soldOut',
  'locked',
  'notStarted',
  'expired',
] as const;
export type WelfareStatus = (typeof WELFARE_STATUSES)[number];

/** What the member has of a welfare. */
const share = record({
  /** His reward record. */
  recordId: id(),
  at: time(),
  /** Until when it can be used; null without an end, and while it is on its way. */
  expireAt: time(),
  /** Until when the address has to be given, with `needAddress`. */
  claimBefore: time(),
  /** It waits for the member's address. */
  needAddress: flag(),
});

/** One welfare of an activity. `operate` holds its button: claim, remind, or the way to what was claimed. */
const welfare = record({
  welfareId: id(),
  name: text(),
  img: text(),
  type: oneOf(WELFARE_TYPES, 'goods'),
  status: oneOf(WELFARE_STATUSES, 'expired'),
  /** Who may claim it, in words; absent for everybody. */
  need: optionalText(),
  /** How many are left; null when the number is not limited. */
  left: countOrNull(),
  /** When claiming starts, with `notStarted`. */
  startAt: time(),
  /** Until when it can be claimed. */
  expireAt: time(),
  /** The claim is followed by an address. */
  needAddress: flag(),
  /** Why it cannot be claimed, or what to know about it. */
  reasonText: optionalText(),
  /** The member is told when claiming starts. */
  reminded: flag(),
  /** With `claimed` and `processing`. */
  mine: maybe(share),
  operate: operate(),
});
export type Welfare = v.InferOutput<typeof welfare>;

/** A live broadcast of an activity. `operate` holds its buttons: remind before, watch while it runs and for a replay. */
const live = record({
  liveId: id(),
  title: text(),
  /** Who speaks, in words. */
  host: text(),
  cover: text(),
  startAt: time(),
  endAt: time(),
  /** 0 not started, 1 running, 2 over with a replay, 3 over without one. */
  status: oneOf([0, 1, 2, 3], 3),
  /** video: `watchUrl` is a media file or stream that is played here. page: it is opened outside. */
  watchType: oneOf(['video', 'page'], 'page'),
  /** '' when there is nothing to watch now. */
  watchUrl: text(),
  /** The member has watched long enough; it counts once. */
  watched: flag(),
  /** Watching gives a chance to draw; false once the lottery is over. Without it the broadcast has one. */
  givesChance: maybe(v.boolean()),
  /** How many want to be told of the start; null when unknown. */
  booked: countOrNull(),
  reminded: flag(),
  operate: operate(),
});
export type Live = v.InferOutput<typeof live>;

/**
 * An activity with its live broadcast and its welfare; guests see it too. One that was taken off has its identity and its
 * status only. Source: spec §7.
 */
export const getThematic = defineCall({
  method: 'GET',
  path: `${PREFIX}/detail`,
  role: 'primary',
  payload: record({
    activityId: v.number(),
    channelName: v.optional(v.string()),
    channelType: v.optional(v.string()),
  }),
  data: record({
    activityId: v.pipe(v.number(), v.safeInteger()),
    title: text(),
    heroUrl: text(),
    /** 0 not started, 1 running, 2 ended, 3 taken off. */
    status: oneOf([0, 1, 2, 3], 3),
    startAt: time(),
    endAt: time(),
    serverTime: serverTime(),
    live: maybe(live),
    welfare: list(welfare),
    /** Router path of the screen with the whole welfare list; '' without one. */
    welfareRoute: text(),
    rules: maybe(record({ version: text(), blocks: blocks() })),
    share: maybe(record({ title: text(), desc: text(), img: text(), link: text() })),
    /** The member's part; absent for a guest. */
    me: maybe(record({ joined: flag(), vip: flag(), drawChances: count() })),
  }),
});
export type Thematic = v.InferOutput<typeof getThematic.data>;

/**
 * Claims a welfare. Being too late is a result with its reason; a second claim gives the record of the first one. The
 * path is spelled as the server spells it. Source: spec §7.
 */
export const claimWelfare = defineCall({
  method: 'POST',
  path: `${PREFIX}/recieve`,
  role: 'money',
  payload: record({ activityId: v.number(), welfareId: v.string(), clientToken: v.string() }),
  data: extra(
    record({
      recordId: maybe(id()),
      /** granted. processing: it arrives later. refused: nothing was given. */
      status: oneOf(['granted', 'processing', 'refused'], 'refused'),
      type: oneOf(WELFARE_TYPES, 'goods'),
      /** How many points; null for anything else. */
      amount: points(),
      expireAt: time(),
      needAddress: flag(),
      claimBefore: time(),
      /** Why it was refused. */
      reasonText: optionalText(),
    }),
  ),
});

/** A member has watched this long; it counts once from ten seconds on. Source: spec §7. */
export const reportWatch = defineCall({
  method: 'POST',
  path: `${PREFIX}/live/watch`,
  role: 'write',
  payload: record({
    activityId: v.number(),
    liveId: v.string(),
    watchSeconds: v.number(),
    clientToken: v.string(),
  }),
  data: extra(record({ counted: flag(), chancesAdded: count() })),
});

/** Switches the reminder of the start: of a live broadcast, or of claiming a welfare. */
export const remindOfThematic = defineCall({
  method: 'POST',
  path: `${PREFIX}/remind`,
  role: 'setting',
  payload: record({
    activityId: v.number(),
    /** What it is about, and its number. */
    about: v.picklist(['live', 'welfare']),
    id: v.string(),
    on: v.boolean(),
    clientToken: v.string(),
  }),
  data: extra(record({ on: v.boolean() })),
});
