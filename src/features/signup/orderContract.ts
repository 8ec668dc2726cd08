import * as v from 'valibot';
import { defineCall } from '@/request/defineCall';
import {
  cents,
  flag,
  id,
  maybe,
  oneOf,
  operate,
  optionalId,
  optionalText,
  page,
  points,
  record,
  text,
  time,
} from '@/shared/lib/schema';

/** What an order is for: a sign-up, goods, a card, a trial. */
export const ORDER_KINDS = ['campaign', 'goods', 'vip', 'reserve'] as const;
export type OrderKind = (typeof ORDER_KINDS)[number];

export const CAMPAIGN_ORDER_TABS = ['all', 'pay', 'going', 'done', 'refund'] as const;
export type CampaignOrderTab = (typeof CAMPAIGN_ORDER_TABS)[number];

/** An order that belongs to a campaign, in few words; its own screen has the rest. */
export const campaignOrder = record({
  bizType: v.picklist(ORDER_KINDS),
  orderNo: id(),
  name: text(),
  /** Beside the name: a time, a number of pieces. */
  note: optionalText(),
  /** Where the goods go, masked. */
  place: optionalText(),
  img: optionalText(),
  /** When it was made. */
  time: time(),
  /** What it costs or has cost. */
  amount: cents(),
  points: points(),
  /** closed: cancelled without anything paid, or not paid in time. */
  status: oneOf(['toPay', 'going', 'done', 'refund', 'closed'], 'going'),
  statusText: text(),
  /** What happens next, or what has become of it. */
  tip: optionalText(),
  /** Until when it can be paid; null once it cannot. */
  expireAt: time(),
  /** Of a sign-up. */
  joinId: optionalId(),
  packageId: optionalId(),
  checkCode: optionalText(),
  /** What cancelling or refunding would bring back now. */
  returnable: maybe(record({ cash: cents(), text: text() })),
  /** Something that comes with it; `isOpen`: it waits to be claimed, with `rewardId` by the button "gift". */
  gift: maybe(record({ text: text(), isOpen: flag(), rewardId: optionalId() })),
  operate: operate(),
});
export type CampaignOrder = v.InferOutput<typeof campaignOrder>;

/** The member's orders of one campaign, newest first; those of other campaigns are not among them. */
export const getCampaignOrders = defineCall({
  method: 'GET',
  path: '/api/miniapp/campaign/order/list',
  role: 'primary',
  payload: record({
    code: v.string(),
    tab: v.optional(v.picklist(CAMPAIGN_ORDER_TABS)),
    currentPage: v.number(),
    pageSize: v.number(),
  }),
  data: record({
    ...page(campaignOrder).entries,
    /** When the campaign ended; null while something can still be ordered. */
    closedAt: time(),
    /** Whether its page was taken off: nothing leads there any more. */
    removed: flag(),
  }),
});
