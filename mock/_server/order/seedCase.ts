import { DAY } from '../state';
import { ARRIVED_TEXT, changeCase, PASSED_TEXT, refundedText, sendBackText, sentText } from './afterSaleTime';
import { REFUND_MS, RETURN_PARCEL_MS, REVIEW_MS, REVIEW_TEXT } from './limits';
import { codeOf, type Plan } from './seedBuild';
import type { AfterSale, AfterSaleStatus, GoodsOrder } from './types';

/** How long a seeded member takes to send a good back. */
const SENT_AFTER_MS = DAY;

interface Step {
  status: AfterSaleStatus;
  afterMs: number;
  text: string;
}

/** What happens to a case from its application on, when all goes well. */
function goodWay(row: AfterSale, express: NonNullable<AfterSale['express']>): Step[] {
  const refunded: Step = { status: 'refunded', afterMs: REFUND_MS, text: refundedText(row) };
  if (row.type === 'refund') return [{ status: 'refunding', afterMs: REVIEW_MS, text: PASSED_TEXT }, refunded];
  return [
    { status: 'sendBack', afterMs: REVIEW_MS, text: sendBackText(row) },
    { status: 'returning', afterMs: SENT_AFTER_MS, text: sentText(express) },
    { status: 'refunding', afterMs: RETURN_PARCEL_MS, text: ARRIVED_TEXT },
    refunded,
  ];
}

/** An after-sale with the steps that led to where it stands. */
export function addCase(
  order: GoodsOrder,
  { status, agoMs, reasonText = '' }: NonNullable<Plan['case']>,
  now: number,
): void {
  const [item] = order.items;
  if (!item) return;
  const express = { company: '圆通速递', no: `YT${codeOf(order, 10)}` };
  const row: AfterSale = {
    afterSaleId: order.orderNo.replace('G', 'S'),
    itemId: item.itemId,
    type: status === 'refunding' ? 'refund' : 'return',
    status: 'reviewing',
    reason: '收到时破损',
    images: [],
    reasonText,
    points: item.points * item.num,
    cash: 0,
    createdAt: now - agoMs,
    changedAt: now - agoMs,
    express: null,
    timeline: [],
  };
  const way = goodWay(row, express);
  const steps: Step[] =
    status === 'rejected'
      ? [{ status, afterMs: REVIEW_MS, text: '审核未通过' }]
      : way.slice(0, way.findIndex((each) => each.status === status) + 1);
  row.createdAt = steps.reduce((at, { afterMs }) => at - afterMs, now - agoMs);
  changeCase(row, 'reviewing', row.createdAt, REVIEW_TEXT);
  for (const { status: next, afterMs, text } of steps) {
    changeCase(row, next, row.changedAt + afterMs, text);
    if (next === 'returning') row.express = express;
  }
  order.afterSales.push(row);
}
