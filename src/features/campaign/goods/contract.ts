import * as v from 'valibot';
import { defineCall } from '@/request/defineCall';
import {
  cents,
  count,
  countOrNull,
  flag,
  id,
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
} from '@/shared/lib/schema';

const SLOT_STATUSES = ['coming', 'running', 'ended'] as const;
export type SlotStatus = (typeof SLOT_STATUSES)[number];

/** One time slot of today. */
export const goodsSlot = record({
  slotId: id(),
  startAt: time(),
  endAt: time(),
  status: oneOf(SLOT_STATUSES, 'ended'),
});
export type GoodsSlot = v.InferOutput<typeof goodsSlot>;

const ROW_STATUSES = ['onSale', 'notStarted', 'soldOut', 'ended', 'memberOnly', 'limit'] as const;

/** A good at the price of a slot. */
export const campaignGoods = record({
  goodsId: id(),
  skuId: id(),
  name: text(),
  img: text(),
  /** For one piece, in cents; 0 when it costs points only. */
  price: cents(),
  /** For one piece; 0 when it costs money only. */
  points: points(),
  /** In cents; struck through, and only together with its basis. */
  originPrice: cents(),
  originBasis: optionalText(),
  /** Pieces that the slot still has, and with how many it began. */
  stock: count(),
  stockTotal: count(),
  /** Pieces that a member may take at this price; null without a limit. */
  limit: countOrNull(),
  /** The slot that it stands in. */
  slot: text(),
  status: oneOf(ROW_STATUSES, 'ended'),
  reasonText: optionalText(),
  /** What comes with it for nothing, in words. */
  gift: optionalText(),
  isMemberOnly: flag(),
  /** The slot that "remind" waits for, and whether the member is told of it. */
  remindSlot: optionalId(),
  reminded: flag(),
  /** One button: "open" leads to the good, "remind" tells of the slot that it waits for. */
  operate: operate(),
});
export type CampaignGoods = v.InferOutput<typeof campaignGoods>;

/**
 * The goods of one time slot of a campaign with the slots of its day. Without `slot`, and for one that is not of today: the
 * slot that runs, else the next one, else the last. Readable without a session. A campaign that sells nothing: 2010.
 */
export const getCampaignGoods = defineCall({
  method: 'GET',
  path: '/api/miniapp/campaign/goods',
  role: 'primary',
  payload: record({
    code: v.string(),
    slot: v.optional(v.string()),
    currentPage: v.number(),
    pageSize: v.optional(v.number()),
  }),
  data: record({
    ...page(campaignGoods).entries,
    /** The slot whose goods these are; '' when the day has none. */
    slot: text(),
    slots: list(goodsSlot),
    /** When the campaign ended; null while it sells or is still to come. */
    closedAt: time(),
    /** Whether its page was taken off: nothing leads there any more. */
    removed: flag(),
    serverTime: serverTime(),
  }),
});
