import * as v from 'valibot';
import { defineCall } from '@/request/defineCall';
import {
  count,
  countOrNull,
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
  unread,
} from '@/shared/lib/schema';
import { claimDayItem, getRightsDay, remindRightsDay } from './dayContract';
import { claimDiscount, getDiscountList } from './discountContract';
import { getFamily, removeFamily, saveFamily } from './familyContract';

export {
  claimDayItem,
  claimDiscount,
  getDiscountList,
  getFamily,
  getRightsDay,
  remindRightsDay,
  removeFamily,
  saveFamily,
};

const PREFIX = '/api/miniapp/right';

export const USE_MODES = ['code', 'book', 'auto', 'claim'] as const;
const modeOfUse = () => oneOf(USE_MODES, 'auto');

export const HOLDING_KINDS = ['right', 'coupon', 'prize', 'course', 'points', 'card'] as const;
export type HoldingKind = (typeof HOLDING_KINDS)[number];

export const RIGHT_TYPES = ['service', 'coupon', 'discount', 'gift', 'multiplier', 'freeship', 'course'] as const;

/** One source of a right, for example a card; a right from two cards shows both ends. */
const holder = record({ name: text(), validTo: time() });

const holding = record({
  id: id(),
  kind: oneOf(HOLDING_KINDS, 'right'),
  /** With kind `right`. */
  rightType: lenient(v.optional(v.picklist(RIGHT_TYPES)), undefined),
  title: text(),
  note: text(),
  /** How often it can still be used; null = as often as one likes. */
  remaining: countOrNull(),
  validTo: time(),
  /** Whole days until validTo, only in the last ones: seven, of a card thirty. */
  daysLeft: lenient(v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0))), undefined),
  owner: oneOf(['self', 'family'], 'self'),
  /** Whose it is, masked; '' for the member's own. */
  ownerName: text(),
  useMode: modeOfUse(),
  holders: list(holder),
  /** Where it is used in the app. */
  route: text(),
  reasonText: optionalText(),
  reminded: flag(),
  operate: operate(),
});
export type Holding = v.InferOutput<typeof holding>;

/** Everything the member can use now. A source that could not be asked is named in `failedKinds`; the others stand. */
export const getMyRights = defineCall({
  method: 'GET',
  path: `${PREFIX}/mine`,
  role: 'primary',
  payload: record({
    kind: v.optional(v.picklist(HOLDING_KINDS)),
    owner: v.optional(v.picklist(['self', 'family'])),
  }),
  data: record({
    expiringSoon: list(holding),
    items: list(holding),
    history: list(record({ id: id(), title: text(), text: text(), at: time() })),
    failedKinds: list(v.picklist(HOLDING_KINDS)),
    /** Own rights that can be used for the family. */
    shareable: list(holding),
    serverTime: serverTime(),
  }),
});
export type MyRights = v.InferOutput<typeof getMyRights.data>;

/** notYet: starts later; usedUp: until the next refresh; locked: needs a card or level; paused: stopped by the provider. */
export const RIGHT_STATUSES = ['available', 'notYet', 'usedUp', 'expired', 'locked', 'paused'] as const;
export type RightStatus = (typeof RIGHT_STATUSES)[number];

const familyMember = record({
  memberId: id(),
  nameMasked: text(),
  relation: text(),
  /** Uses of this right that were handed on to him and are not used yet. */
  openUses: count(),
});

/** One right: what it gives, how much is left, how it is used. Readable without a session (it is locked then). */
export const getRightDetail = defineCall({
  method: 'GET',
  path: `${PREFIX}/detail`,
  role: 'primary',
  payload: record({ rightId: v.string() }),
  data: record({
    rightId: id(),
    type: oneOf(RIGHT_TYPES, 'service'),
    title: text(),
    note: text(),
    status: oneOf(RIGHT_STATUSES, 'paused'),
    reasonText: optionalText(),
    /** Which card or level gives it. */
    holderName: text(),
    holders: list(holder),
    remaining: countOrNull(),
    total: countOrNull(),
    validFrom: time(),
    validTo: time(),
    /** When it fills up again; null when it does not. */
    refreshAt: time(),
    useMode: modeOfUse(),
    /** Where an automatic right is used in the app; "" otherwise. */
    route: text(),
    /** Steps of using it, in order. */
    steps: list(v.string()),
    rules: list(v.string()),
    stores: list(record({ storeId: id(), name: text(), address: text(), phone: text(), hours: text() })),
    faq: list(record({ question: text(), answer: text() })),
    usage: list(record({ usageId: id(), at: time(), text: text(), forWhom: text() })),
    /** Phone for `book`. */
    phone: text(),
    /** Whether it can be used for the family. */
    canShare: flag(),
    /** Whom it can be used for or handed on to; masked. */
    family: list(familyMember),
    serverTime: serverTime(),
    operate: operate(),
  }),
});
export type RightDetail = v.InferOutput<typeof getRightDetail.data>;

/** Makes a code of 16 digits that staff can use once; an earlier one works until it ends, or until one of them is used. */
export const createRightCode = defineCall({
  method: 'POST',
  path: `${PREFIX}/code/create`,
  role: 'write',
  payload: record({ rightId: v.string(), forWhom: v.optional(v.string()), clientToken: v.string() }),
  data: record({ code: id(), qrText: text(), expireAt: time(), serverTime: serverTime() }),
});

/**
 * Whether staff has used the code by now, or another one of this right for the same person: the one before is taken for a
 * while, too.
 */
export const getRightCodeStatus = defineCall({
  method: 'GET',
  path: `${PREFIX}/code/status`,
  role: 'background',
  payload: record({ rightId: v.string(), code: v.string() }),
  data: record({ used: flag(), usedAt: time(), store: optionalText() }),
});
export type RightCodeStatus = v.InferOutput<typeof getRightCodeStatus.data>;

/** Takes a right that has to be claimed, for example this month's gift; becomes a coupon when `couponId` says so. */
export const claimRight = defineCall({
  method: 'POST',
  path: `${PREFIX}/claim`,
  role: 'money',
  payload: record({ rightId: v.string(), clientToken: v.string() }),
  data: extra(record({ recordId: id(), couponId: optionalId() })),
});

/** Hands one use of a right on to a family member. */
export const transferRight = defineCall({
  method: 'POST',
  path: `${PREFIX}/transfer`,
  role: 'money',
  payload: record({ rightId: v.string(), toUser: v.string(), clientToken: v.string() }),
  data: unread(record({ recordId: id() })),
});

/** Switches the reminder before a right ends. */
export const remindRight = defineCall({
  method: 'POST',
  path: `${PREFIX}/remind`,
  role: 'setting',
  payload: record({ rightId: v.string(), on: v.boolean(), clientToken: v.string() }),
  data: extra(record({ on: v.boolean() })),
});

const levelRight = record({
  rightId: id(),
  title: text(),
  note: text(),
  type: oneOf(RIGHT_TYPES, 'service'),
  used: count(),
  total: countOrNull(),
  locked: flag(),
  reasonText: optionalText(),
});
export type LevelRight = v.InferOutput<typeof levelRight>;

const level = record({
  /** 0 upwards; its identity. */
  level: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  name: text(),
  /** Growth that reaches it; null for the paid card. */
  need: countOrNull(),
  /** How one gets there, in words. */
  needText: text(),
  locked: flag(),
  rights: list(levelRight),
});
export type Level = v.InferOutput<typeof level>;

/** The levels and what each gives. Readable without a session: everything is shown, nothing is reached. */
export const getLevels = defineCall({
  method: 'GET',
  path: '/api/miniapp/member/level/list',
  role: 'primary',
  data: record({
    levels: list(level),
    /** Growth of the member, an integer; null for a guest. */
    growth: points(),
    /** The newest changes of it; empty for a guest. */
    growthRows: list(record({ growthId: id(), title: text(), delta: points(), at: time() })),
    current: count(),
    /** The member has a card, or has had one: another is no beginning. */
    hasHadCard: flag(),
    /** Until when the member's paid card works; null without one. */
    expireAt: time(),
    /** '' unless the level is frozen; then why. */
    frozenText: text(),
    /** Set when the level falls soon. */
    downgrade: lenient(v.optional(record({ at: time(), text: text() })), undefined),
    tasks: list(record({ taskId: id(), title: text(), growth: count(), status: text(), route: text() })),
    rules: list(v.string()),
    serverTime: serverTime(),
  }),
});
export type Levels = v.InferOutput<typeof getLevels.data>;
