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
  list,
  maybe,
  oneOf,
  operate,
  optionalText,
  page,
  points,
  record,
  serverTime,
  text,
  time,
} from '@/shared/lib/schema';

const PREFIX = '/api/miniapp/mall';

/** What a good is now: a good that is "closed" is off the shelf or its time is over. */
const GOODS_STATUSES = ['onSale', 'notStarted', 'soldOut', 'closed'] as const;
export type GoodsStatus = (typeof GOODS_STATUSES)[number];

const DELIVERIES = ['express', 'pickup', 'virtual'] as const;
export type Delivery = (typeof DELIVERIES)[number];

export const SORTS = ['default', 'pointsAsc', 'pointsDesc', 'new', 'hot'] as const;
export type GoodsSort = (typeof SORTS)[number];

const priceFields = {
  /** For one piece; 0 when it costs money only. */
  points: points(),
  /** For one piece, in cents; 0 when it costs points only. */
  cash: cents(),
};

/** One good of a list. */
export const goodsRow = record({
  goodsId: id(),
  categoryId: text(),
  name: text(),
  img: text(),
  ...priceFields,
  stock: count(),
  status: oneOf(GOODS_STATUSES, 'closed'),
  /** When it can be exchanged from; null when at once. */
  startAt: time(),
  /** How many pieces have been exchanged by all members. */
  exchanged: count(),
  /** Pieces one member may exchange; null without a limit. */
  limitPerUser: countOrNull(),
  deliver: list(v.picklist(DELIVERIES)),
  /** A short benefit, for example 会员多享 1 件. */
  tag: optionalText(),
  /** What the row says with a sold-out good, for example 12 月 5 日补货. */
  restockText: optionalText(),
  /** Members who asked to be told. */
  waiting: count(),
  reminded: flag(),
  /** Whether the member's balance covers one piece; true for goods that cost no points. */
  affordable: flag(),
  /** Points missing for one piece; 0 when affordable or with a guest. */
  gapPoints: count(),
  operate: operate(),
});
export type GoodsRow = v.InferOutput<typeof goodsRow>;

const category = record({ categoryId: id(), name: text(), count: count() });
export type Category = v.InferOutput<typeof category>;

const mallHome = record({
  /** Doors of the home screen; the app hides those whose route it lacks. */
  icons: list(record({ key: id(), name: text(), route: text(), badge: count() })),
  ticker: list(record({ tickerId: id(), text: v.string(), route: optionalText() })),
  categories: list(category),
  hot: list(goodsRow),
});
export type MallHome = v.InferOutput<typeof mallHome>;

const sku = record({
  skuId: id(),
  /** One value per entry of the good's `specs`, in the same order. */
  specs: list(v.string()),
  img: text(),
  ...priceFields,
  stock: count(),
  limit: countOrNull(),
  used: count(),
});
export type Sku = v.InferOutput<typeof sku>;

const goodsDetail = record({
  goodsId: id(),
  categoryId: text(),
  name: text(),
  subtitle: text(),
  gallery: list(v.string()),
  ...priceFields,
  /** A struck price exists only together with the basis on which it may be shown. */
  origin: maybe(record({ cash: cents(), basis: v.string() })),
  stock: count(),
  /** Pieces that the good started with; for the stock bar. */
  stockTotal: count(),
  exchanged: count(),
  limitPerUser: countOrNull(),
  /** Pieces this member has exchanged; 0 for a guest. */
  used: count(),
  tag: optionalText(),
  /** What a card gives with this good, and whether this member has it. */
  memberExtra: maybe(record({ text: v.string(), route: v.string(), applies: v.boolean() })),
  deliver: list(v.picklist(DELIVERIES)),
  /** For example 预计 11 月 24 日前发货. */
  deliverText: text(),
  guarantees: list(v.string()),
  /** What it is good for, in a sentence or two. */
  story: text(),
  /** What is asked first, for example 净含量: 360 g; the screen shows three beside each other. */
  facts: list(record({ name: text(), value: text() })),
  blocks: blocks(),
  notes: list(v.string()),
  specs: list(record({ name: v.string(), values: list(v.string()) })),
  /** A combination that is missing here does not exist; one with stock 0 is sold out. */
  skus: list(sku),
  status: oneOf(GOODS_STATUSES, 'closed'),
  startAt: time(),
  endAt: time(),
  serverTime: serverTime(),
  restockText: optionalText(),
  waiting: count(),
  reminded: flag(),
  affordable: flag(),
  gapPoints: count(),
  share: maybe(record({ title: text(), desc: text(), img: text() })),
  /** With `from` of a campaign that sells it: whether its price is the one shown, and until when. */
  campaign: maybe(record({ code: id(), text: text(), applies: flag(), endAt: time() })),
  /** Key "exchange" is the main button: its text is the reason when it is not enabled. Key "remind" may follow. */
  operate: operate(),
});
export type Goods = v.InferOutput<typeof goodsDetail>;

/** What stands around the goods of the home screen: entrances, short news, groups, what many exchange. */
export const getMallHome = defineCall({
  method: 'GET',
  path: `${PREFIX}/home`,
  role: 'secondary',
  data: mallHome,
});

/** The groups of goods, with how many goods each has. */
export const getCategories = defineCall({
  method: 'GET',
  path: `${PREFIX}/category/list`,
  role: 'secondary',
  data: list(category),
});

/** Goods by category, words and sort; sold-out goods come last. `affordable` needs a signed-in member. */
export const getGoodsList = defineCall({
  method: 'GET',
  path: `${PREFIX}/goods/list`,
  role: 'primary',
  payload: record({
    categoryId: v.optional(v.string()),
    keyword: v.optional(v.string()),
    sort: v.optional(v.picklist(SORTS)),
    affordable: v.optional(v.boolean()),
    campaign: v.optional(v.string()),
    /** Only what this coupon of the member can be used for. */
    couponId: v.optional(v.string()),
    currentPage: v.number(),
    pageSize: v.optional(v.number()),
  }),
  data: page(goodsRow),
});

/** One good with its variants, prices and stock; `from` names the campaign whose price counts. */
export const getGoodsDetail = defineCall({
  method: 'GET',
  path: `${PREFIX}/goods/detail`,
  role: 'primary',
  payload: record({ goodsId: v.string(), from: v.optional(v.string()) }),
  data: goodsDetail,
});

/** Reminds the member when a good can be had, or no longer. */
export const remindGoods = defineCall({
  method: 'POST',
  path: `${PREFIX}/goods/remind`,
  role: 'setting',
  payload: record({
    goodsId: v.string(),
    on: v.boolean(),
    /** The slot of a campaign that is waited for; without them the good itself. */
    campaign: v.optional(v.string()),
    slot: v.optional(v.string()),
    clientToken: v.optional(v.string()),
  }),
  data: extra(record({ on: v.boolean(), waiting: count() })),
});

/** What is searched for most, the most frequent first. */
export const getHotKeywords = defineCall({
  method: 'GET',
  path: `${PREFIX}/search/hot`,
  role: 'secondary',
  data: list(v.string()),
});
