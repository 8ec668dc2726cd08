import * as v from 'valibot';
import { defineCall } from '@/request/defineCall';
import {
  cents,
  count,
  flag,
  id,
  list,
  maybe,
  nextSteps,
  oneOf,
  optionalText,
  points,
  record,
  serverTime,
  time,
} from '@/shared/lib/schema';
import { DELIVERIES, orderItem, returned } from './orderSchemas';

const PREFIX = '/api/miniapp/mall/order';

/** Hands in what a preview showed. Refused with code 2007 and the new preview as data when figures have changed. */
export const createOrder = defineCall({
  method: 'POST',
  path: `${PREFIX}/create`,
  role: 'money',
  payload: record({
    previewToken: v.string(),
    remark: v.optional(v.string()),
    consentId: v.optional(v.string()),
    clientToken: v.optional(v.string()),
  }),
  data: record({
    orderNo: id(),
    needPay: flag(),
    payAmount: cents(),
    points: points(),
    /** As in the detail: 0 to be paid, 10 to be sent. */
    status: count(),
    /** Until when it can be paid; null when nothing is to be paid. */
    expireAt: time(),
  }),
});

/** How an order came out. An unknown word counts as "processing". */
export const RESULTS = ['waiting', 'processing', 'success', 'partly', 'failed'] as const;

/** How an order came out, asked until it is decided. */
export const getOrderResult = defineCall({
  method: 'GET',
  path: `${PREFIX}/result`,
  role: 'primary',
  payload: record({ orderNo: v.string() }),
  data: record({
    orderNo: id(),
    status: oneOf(RESULTS, 'processing'),
    points: points(),
    payAmount: cents(),
    deliverType: oneOf(DELIVERIES, 'express'),
    items: list(orderItem),
    /** What the member has left after it. */
    balance: points(),
    /** When and how it reaches the member, for example 预计 11 月 25 日前发货. */
    tip: optionalText(),
    /** How the order is called once it has moved on, for example 待收货, 已退款; absent while its result is news. */
    stage: optionalText(),
    reasonText: optionalText(),
    returned: maybe(returned),
    /** Until when it can be paid; null once it cannot, and while a payment is being confirmed. */
    expireAt: time(),
    /** While its payment is being confirmed: how many minutes that takes at most. */
    confirmMinutes: count(),
    /** The day before which it leaves; null where nothing is sent, or where it has left. */
    shipBy: time(),
    nextSteps: nextSteps(),
    serverTime: serverTime(),
  }),
});
