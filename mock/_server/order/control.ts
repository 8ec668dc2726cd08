import { onControl } from '../control';
import { refuse } from '../refusal';
import { DAY, serverNow } from '../state';
import { changeCase, goOn, isOpenCase } from './afterSaleTime';
import { ship } from './lifecycle';
import { ORDER_STATUS } from './status';
import { findOrder } from './store';
import type { GoodsOrder } from './types';

function needOrder(orderNo: unknown): GoodsOrder {
  const order = findOrder(orderNo);
  if (!order) throw refuse.notFound('没有这笔订单');
  return order;
}

/** QA's order: the parcel leaves, or is a day further on its way. */
export function advanceParcel({ orderNo }: Record<string, unknown>) {
  const order = needOrder(orderNo);
  if (order.status === ORDER_STATUS.toShip) ship(order, serverNow());
  else if (order.status === ORDER_STATUS.onTheWay && order.shippedAt !== null) order.shippedAt -= DAY;
  else throw refuse.badInput('这笔订单没有在路上的包裹');
  return { status: order.status };
}

/** QA's order about the open case of an order: `approve` lets it go a step on, `reject` turns it down. */
export function decideCase({ orderNo, deed }: Record<string, unknown>) {
  const order = needOrder(orderNo);
  const row = order.afterSales.find(isOpenCase);
  if (!row) throw refuse.notFound('这笔订单没有进行中的售后');
  if (deed === 'reject') {
    row.reasonText = '凭证看不清，请补充后再申请';
    changeCase(row, 'rejected', serverNow(), row.reasonText);
  } else if (deed === 'approve') {
    if (row.status === 'sendBack') throw refuse.badInput('等顾客寄回，请先填写寄回单号');
    goOn(order, row, serverNow());
  } else throw refuse.badInput('只能是 approve reject');
  return { status: row.status };
}

onControl('parcel', advanceParcel);
onControl('aftersale', decideCase);
