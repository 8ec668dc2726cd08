import * as v from 'valibot';
import { defineCall } from '@/request/defineCall';
import {
  cents,
  count,
  flag,
  id,
  lenient,
  list,
  maybe,
  nextSteps,
  oneOf,
  optionalId,
  optionalText,
  points,
  record,
  serverTime,
  text,
  time,
} from '@/shared/lib/schema';

const PREFIX = '/api/miniapp/pay';

/** What is paid for: a goods order, a card, a trial reservation, a campaign order. */
export const BIZ = ['goods', 'vip', 'reserve', 'campaign'] as const;
export type Biz = (typeof BIZ)[number];

/** -2 closed, -1 failed, 0 waiting, 1 paid, 2 the money is on its way. */
const PAY_STATUSES = [-2, -1, 0, 1, 2] as const;

/** The ways a wallet is opened: the messaging app's own call, a link, the mini-program's page, a code to scan. */
const PAY_TYPES = ['jsapi', 'h5', 'mini', 'qr'] as const;
export type PayType = (typeof PAY_TYPES)[number];

const orderRef = record({ orderNo: v.string(), biz: v.picklist(BIZ) });

/** An unreadable status counts as "on its way", never as paid or failed. */
const payStatus = () => oneOf(PAY_STATUSES, 2);

const channel = record({ key: id(), name: text(), enabled: flag(), reasonText: optionalText() });
export type PayChannel = v.InferOutput<typeof channel>;

const payOrder = record({
  orderNo: id(),
  biz: oneOf(BIZ, 'goods'),
  title: text(),
  amount: cents(),
  /** Points that are frozen for this order; 0 without points. */
  points: points(),
  /** The one good of the order, on whose page a closed one is made anew. Absent: of several goods, or of none. */
  goodsId: optionalId(),
  channels: list(channel),
  /** The payment terms: their present wording, and the member's consent to it when there is one. Absent: none are asked for. */
  consent: maybe(record({ title: text(), version: text(), consentId: optionalId() })),
  /** With a card: its expiry once this is paid. */
  newExpireAt: time(),
  status: payStatus(),
  /** Why the last attempt failed, or why the order was closed. */
  failReason: optionalText(),
  /** How many minutes the confirmation takes at most once the money has gone; 0 when it is not known. */
  confirmMinutes: count(),
  /** Until when it can be paid; null once it cannot. */
  expireAt: time(),
  serverTime: serverTime(),
});
export type PayOrder = v.InferOutput<typeof payOrder>;

/** What the cashier shows. The amount comes from the server alone, in cents. */
export const getPayInfo = defineCall({
  method: 'GET',
  path: `${PREFIX}/info`,
  role: 'primary',
  payload: orderRef,
  data: payOrder,
});

/** Opens a payment with one channel. `params` are handed to the wallet as they are. */
export const launchPay = defineCall({
  method: 'POST',
  path: `${PREFIX}/launch`,
  role: 'money',
  payload: record({
    orderNo: v.string(),
    biz: v.picklist(BIZ),
    channel: v.string(),
    openId: v.optional(v.string()),
    /** The amount that was on screen, in cents; never counted with, only compared: another one is refused (2007). */
    amount: v.optional(v.number()),
    /** The consent to the payment terms; without one that stands the launch is refused (2014). */
    consentId: v.optional(v.string()),
    clientToken: v.optional(v.string()),
  }),
  data: record({
    payType: v.picklist(PAY_TYPES),
    /**
     * jsapi: appId, timeStamp, nonceStr, package, signType, paySign. h5: mweb_url. qr: code_url. Some servers send the time
     * as a number; what is neither is not for the wallet.
     */
    params: v.record(v.string(), lenient(v.union([v.string(), v.number()]), '')),
    /** The mini-program's pay page, with the order in its query. */
    miniPath: optionalText(),
  }),
});

/** Asked again and again while a payment is being confirmed; silent. */
export const getPayStatus = defineCall({
  method: 'GET',
  path: `${PREFIX}/status`,
  role: 'background',
  payload: orderRef,
  data: record({ status: payStatus(), paidAt: time(), failReason: optionalText() }),
});

/** What a payment has led to. */
export const getPayResult = defineCall({
  method: 'GET',
  path: `${PREFIX}/result`,
  role: 'primary',
  payload: orderRef,
  data: record({
    status: payStatus(),
    cardId: optionalText(),
    newExpireAt: time(),
    nextSteps: nextSteps(),
  }),
});
