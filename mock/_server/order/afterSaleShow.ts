import type { Operate } from '@/shared/lib/schema';
import { itemsForAfterSale } from './buttons';
import { sendBackEnd } from './limits';
import { RETURN_FREIGHT, UNWANTED } from './returnFreight';
import { CASE_TEXTS } from './show';
import { ORDER_STATUS } from './status';
import type { AfterSale, GoodsOrder, OrderItem } from './types';

const RECEIVED_REASONS = ['收到时破损', '少件或发错', '与介绍不符', UNWANTED, '其他'];
/** Nobody has seen the parcel yet. */
const UNSENT_REASONS = [UNWANTED, '选错规格或数量', '地址填错了', '等得太久', '其他'];
export const MAX_IMAGES = 6;
const RETURN_TO = '示例市城西区杏林路 18 号 杏邻售后仓（收），400-000-0000';

/** The share of an item in what was paid, without freight, in cents. */
function paidFor(order: GoodsOrder, item: OrderItem): number {
  if (order.cashCents === 0) return 0;
  const goodsCents = order.payCents - order.freightCents;
  return Math.floor((goodsCents * item.cashCents * item.num) / order.cashCents);
}

/** The points that come back with so much of an item's money: their share of it, rounded down. */
export function pointsWith({ maxCash, points }: { maxCash: number; points: number }, cash: number): number {
  return maxCash === 0 ? points : Math.floor((points * cash) / maxCash);
}

/** What an after-sale may ask for now. An order that is not sent can only be refunded. */
export function showOffer(order: GoodsOrder, now: number) {
  const items = itemsForAfterSale(order, now);
  if (items.length === 0) return undefined;
  const refund = { key: 'refund' as const, text: '仅退款' };
  const isUnsent = order.status === ORDER_STATUS.toShip;
  return {
    types: isUnsent ? [refund] : [refund, { key: 'return' as const, text: '退货退款' }],
    reasons: isUnsent ? UNSENT_REASONS : RECEIVED_REASONS,
    items: items.map((item) => ({
      itemId: item.itemId,
      maxCash: paidFor(order, item),
      points: item.points * item.num,
    })),
    maxImages: MAX_IMAGES,
    freightText: RETURN_FREIGHT,
  };
}

function buttonsOf({ status }: AfterSale): Operate[] {
  if (status === 'reviewing') return [{ key: 'cancel', text: '撤销申请', enabled: true }];
  if (status !== 'sendBack') return [];
  return [
    { key: 'cancel', text: '撤销申请', enabled: true },
    { key: 'express', text: '填写寄回单号', enabled: true },
  ];
}

export function showAfterSale(row: AfterSale) {
  return {
    afterSaleId: row.afterSaleId,
    itemId: row.itemId,
    type: row.type,
    status: row.status,
    statusText: CASE_TEXTS[row.status],
    reason: row.reason,
    images: row.images,
    ...(row.reasonText === '' ? {} : { reasonText: row.reasonText }),
    points: row.points,
    cash: row.cash,
    createdAt: row.createdAt,
    ...(row.status === 'sendBack' ? { returnTo: RETURN_TO } : {}),
    returnBefore: row.status === 'sendBack' ? sendBackEnd(row.changedAt) : null,
    ...(row.express ? { express: row.express } : {}),
    timeline: [...row.timeline].reverse(),
    operate: buttonsOf(row),
  };
}
