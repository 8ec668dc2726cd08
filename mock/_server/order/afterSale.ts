import type { Context } from '../handle';
import { needInteger, needText, refuse } from '../refusal';
import { nextId } from '../state';
import { isOwnUpload } from '../upload/store';
import { MAX_IMAGES, pointsWith, showOffer } from './afterSaleShow';
import { changeCase, isOpenCase, sentText } from './afterSaleTime';
import { REVIEW_TEXT } from './limits';
import { findOrder, needOwnOrder, orders } from './store';
import type { AfterSale, GoodsOrder } from './types';

function needImages(userId: string, images: unknown): string[] {
  if (!Array.isArray(images) || images.length > MAX_IMAGES) throw refuse.badInput(`图片最多 ${MAX_IMAGES} 张`);
  if (!images.every((each) => isOwnUpload(userId, each))) throw refuse.badInput('有照片没有传好，请移除后重新添加');
  return images;
}

export function applyAfterSale({ user, body, now }: Context) {
  const order = needOwnOrder(user.userId, body.orderNo);
  if (order.afterSales.some((each) => each.itemId === body.itemId && isOpenCase(each)))
    throw refuse.alreadyDone('这件商品已经申请过售后，请看订单里的进度');
  const offer = showOffer(order, now);
  if (!offer) throw refuse.ended('现在不能申请售后，有疑问请联系客服');
  const item = offer.items.find(({ itemId }) => itemId === body.itemId);
  if (!item) throw refuse.alreadyDone('这件商品不能再申请售后');
  const type = offer.types.find(({ key }) => key === body.type)?.key;
  if (!type) throw refuse.badInput('请选择售后类型');
  const reason = needText(body.reason, '请选择原因', 50);
  if (!offer.reasons.includes(reason)) throw refuse.badInput('请选择原因');
  if (item.maxCash > 0 && body.amount === 0) throw refuse.badInput('请填写要退的金额');
  const cash = needInteger(body.amount, '退款金额不能超过实付金额，请改小一点', 0, item.maxCash);
  const row: AfterSale = {
    afterSaleId: nextId('S'),
    itemId: item.itemId,
    type,
    status: 'reviewing',
    reason,
    images: needImages(user.userId, body.images ?? []),
    reasonText: '',
    points: pointsWith(item, cash),
    cash,
    createdAt: now,
    changedAt: now,
    express: null,
    timeline: [{ at: now, text: REVIEW_TEXT }],
  };
  order.afterSales.push(row);
  return { afterSaleId: row.afterSaleId };
}

function needOwnCase(userId: string, afterSaleId: unknown): { order: GoodsOrder; row: AfterSale } {
  const id = needText(afterSaleId, '请选择售后单', 64);
  const order = orders().rows.find(({ afterSales }) => afterSales.some((each) => each.afterSaleId === id));
  const row = order?.afterSales.find((each) => each.afterSaleId === id);
  if (!order || !row) throw refuse.notFound('没有找到这笔售后，请到订单详情里看看');
  if (order.userId !== userId) throw refuse.notYours('这笔售后是另一个账号的，请换账号登录');
  findOrder(order.orderNo);
  return { order, row };
}

export function sendExpress({ user, body, now }: Context) {
  const { row } = needOwnCase(user.userId, body.afterSaleId);
  if (row.status !== 'sendBack') throw refuse.alreadyDone('现在不用填写寄回单号');
  const company = needText(body.company, '请选择快递公司', 20);
  const no = needText(body.no, '请填写快递单号', 32);
  if (!/^[A-Za-z0-9-]{6,32}$/.test(no)) throw refuse.badInput('快递单号只有字母和数字，请核对');
  row.express = { company, no };
  changeCase(row, 'returning', now, sentText(row.express));
  return {};
}

export function cancelAfterSale({ user, body, now }: Context) {
  const { row } = needOwnCase(user.userId, body.afterSaleId);
  if (row.status !== 'reviewing' && row.status !== 'sendBack')
    throw refuse.alreadyDone(
      isOpenCase(row) ? '售后已经在办，现在不能撤销，有疑问请联系客服' : '这次售后已经结束，不用再撤销',
    );
  changeCase(row, 'cancelled', now, '您撤销了申请');
  return {};
}
