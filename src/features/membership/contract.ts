import * as v from 'valibot';
import { defineCall } from '@/request/defineCall';
import {
  cents,
  count,
  day,
  flag,
  id,
  lenient,
  list,
  optionalText,
  page,
  record,
  serverTime,
  text,
  time,
  unread,
} from '@/shared/lib/schema';
import { checkActivation, submitActivation } from './activationContract';
import { vipOrder, vipOrderDetail } from './orderContract';

export { checkActivation, submitActivation };

const PREFIX = '/api/miniapp';

/** State of the member's card. `reserved`: only a trial that waits for its activation. `closed`: stopped by the provider. */
export const CARD_STATUSES = ['none', 'reserved', 'active', 'expiring', 'expired', 'permanent', 'closed'] as const;
export type CardStatus = (typeof CARD_STATUSES)[number];

const myCard = record({
  /** What a member reads of his card hangs on it: none of these is an answer that cannot be read. */
  status: v.picklist(CARD_STATUSES),
  cardId: text(),
  name: text(),
  /** Masked by the server, '' without a card. */
  noMasked: text(),
  /** null without a card and for a permanent one. */
  expireAt: time(),
  daysLeft: lenient(v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(0))), null),
  /** Saved with the card so far, in cents. */
  saved: cents(),
  isTrial: flag(),
  /** Why the card is stopped, with `closed`. */
  reasonText: optionalText(),
  /** A paid trial that waits for its activation. */
  reserve: lenient(
    v.optional(record({ orderNo: id(), days: count(), usableFrom: time(), reserveExpireAt: time(), code: text() })),
    undefined,
  ),
});
export type MyCard = v.InferOutput<typeof myCard>;

const plan = record({
  planId: id(),
  name: text(),
  days: count(),
  /** In cents. */
  price: cents(),
  /** Struck-through price in cents, and what it is based on. */
  originPrice: cents(),
  originBasis: optionalText(),
  trial: flag(),
  trialUsed: flag(),
  /** The expiry that this plan would give now. */
  newExpireAt: time(),
  /** What to know of this price before paying, for example that no coupon goes with it. */
  note: optionalText(),
  /** Stands for the figures above; an order with another one is refused (2007). */
  quoteId: id(),
});
export type Plan = v.InferOutput<typeof plan>;

const card = record({
  cardId: id(),
  name: text(),
  plans: list(plan),
  rights: list(record({ rightId: id(), kind: text(), title: text(), note: text() })),
});
export type Card = v.InferOutput<typeof card>;

export const cardList = record({
  /** null for a guest. */
  my: v.nullable(myCard),
  cards: list(card),
  /** The days on which a trial can begin, YYYY-MM-DD. */
  trialSlots: list(day()),
  trialPlace: text(),
  notes: list(record({ kind: text(), text: v.string() })),
  questions: list(record({ question: v.string(), answer: text() })),
  serverTime: serverTime(),
});
export type CardList = v.InferOutput<typeof cardList>;

/** The member's card and what can be bought, at the prices of `campaign` while it runs. Readable without a session. */
export const getCardList = defineCall({
  method: 'GET',
  path: `${PREFIX}/vip/card/list`,
  role: 'primary',
  payload: record({ campaign: v.optional(v.string()) }),
  data: cardList,
});

/** What a refused order (2007) carries: the plan as it is now. */
export const changedPlan = plan;

const cardCoupon = record({
  couponId: id(),
  title: text(),
  validTo: time(),
  usable: flag(),
  reasonText: optionalText(),
  /** What it takes off, in cents; 0 when it cannot be used. */
  discount: cents(),
});
export type CardCoupon = v.InferOutput<typeof cardCoupon>;

export const orderPreview = record({
  /** The plan as it is now. */
  plan,
  coupons: list(cardCoupon),
  /** The coupon that is counted in; absent without one. */
  couponId: optionalText(),
  discount: cents(),
  /** In cents. */
  payAmount: cents(),
  /** For how many minutes an order waits for its payment. */
  payMinutes: count(),
  serverTime: serverTime(),
});
export type OrderPreview = v.InferOutput<typeof orderPreview>;

/** Counts a plan with a coupon. Without `couponId` the one that saves most; "none" for no coupon. Not for trials. */
export const previewVipOrder = defineCall({
  method: 'GET',
  path: `${PREFIX}/vip/order/preview`,
  role: 'primary',
  payload: record({
    cardId: v.string(),
    planId: v.string(),
    couponId: v.optional(v.string()),
    campaign: v.optional(v.string()),
  }),
  data: orderPreview,
});

/** What a refused order (2008) carries when an earlier order's payment is being confirmed. */
export const orderUnderWay = record({ orderNo: id() });

/** Orders a card; the server decides amount and expiry. Source: spec §7 (create a VIP card order). */
export const createVipOrder = defineCall({
  method: 'POST',
  path: `${PREFIX}/pay/vip/order/create`,
  role: 'money',
  payload: record({
    cardId: v.string(),
    planId: v.string(),
    quoteId: v.string(),
    consentId: v.string(),
    /** A coupon of the member for cards. */
    couponId: v.optional(v.string()),
    /** The public code of who invited the member. */
    inviter: v.optional(v.string()),
    /** The code of the campaign that led to the card; the order keeps it. */
    campaign: v.optional(v.string()),
    clientToken: v.string(),
  }),
  data: record({ orderNo: id(), amount: cents(), expireAt: time(), payStatus: count() }),
});

/** Reserves a trial card from a day on; the phone bound to the account is used. Source: spec §7 (trial-card reserve order). */
export const createReserveOrder = defineCall({
  method: 'POST',
  path: `${PREFIX}/pay/vip/order/createReserveOrder`,
  role: 'money',
  payload: record({
    trialCardId: v.string(),
    /** YYYY-MM-DD, one of trialSlots. */
    slot: v.string(),
    consentId: v.string(),
    campaign: v.optional(v.string()),
    clientToken: v.string(),
  }),
  data: record({ orderNo: id(), status: text(), amount: cents(), reserveExpireAt: time() }),
});

/** The member's card orders, newest first. */
export const getVipOrders = defineCall({
  method: 'GET',
  path: `${PREFIX}/vip/order/list`,
  role: 'primary',
  payload: record({ currentPage: v.number(), pageSize: v.optional(v.number()) }),
  data: page(vipOrder),
});

/** One order of a card. */
export const getVipOrder = defineCall({
  method: 'GET',
  path: `${PREFIX}/vip/order/detail`,
  role: 'primary',
  payload: record({ orderNo: v.string() }),
  data: vipOrderDetail,
});

const orderIntent = record({ orderNo: v.string(), reason: v.optional(v.string()), clientToken: v.string() });
const returned = unread(record({ returned: record({ cents: cents(), days: count(), couponTitle: optionalText() }) }));

/** Cancels an unpaid order. */
export const cancelVipOrder = defineCall({
  method: 'POST',
  path: `${PREFIX}/vip/order/cancel`,
  role: 'write',
  payload: orderIntent,
  data: returned,
});

/**
 * Asks for the money back; answers what comes back and how many days go. Refused with code 2007 when it is another sum by
 * now.
 */
export const applyVipRefund = defineCall({
  method: 'POST',
  path: `${PREFIX}/vip/order/refund/apply`,
  role: 'money',
  payload: record({
    orderNo: v.string(),
    /** The sum that the member has agreed to, in cents; only compared. */
    amount: v.optional(v.number()),
    clientToken: v.string(),
  }),
  data: returned,
});

/** Takes a finished order out of the list. */
export const deleteVipOrder = defineCall({
  method: 'POST',
  path: `${PREFIX}/vip/order/delete`,
  role: 'write',
  payload: orderIntent,
  data: returned,
});
