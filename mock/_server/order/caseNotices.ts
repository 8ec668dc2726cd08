import { beforeNotices, notify, withdrawOthers } from '../notice/store';
import { dayWords, nameWords } from '../notice/words';
import { NOT_SENT_TEXT, refundedText } from './afterSaleTime';
import { sendBackEnd } from './limits';
import { ordersOf } from './store';
import type { AfterSale } from './types';

/** What there is to tell of an after-sale: what its member has to do, or how it ended; undefined for nothing. */
function tidingsOf(row: AfterSale, name: string) {
  switch (row.status) {
    case 'sendBack': {
      const until = sendBackEnd(row.changedAt);
      const summary = `请在 ${dayWords(until - 1, row.changedAt, '前寄回')}，并填写寄回单号`;
      return { title: nameWords(name, '请寄回'), summary, until };
    }
    case 'rejected':
      return { title: nameWords(name, '售后未通过'), summary: row.reasonText };
    case 'refunded':
      return { title: nameWords(name, '售后已退款'), summary: refundedText(row) };
    case 'cancelled':
      return row.timeline.at(-1)?.text === NOT_SENT_TEXT
        ? { title: nameWords(name, '售后已关闭'), summary: NOT_SENT_TEXT }
        : undefined;
    default:
      return undefined;
  }
}

// Who has to send a good back has a week for it.
beforeNotices('cases', (userId) => {
  for (const { orderNo, items, afterSales } of ordersOf(userId)) {
    const action = { text: '看这笔订单', route: `/schedule/points-mall/order-detail?orderNo=${orderNo}` };
    for (const row of afterSales) {
      const { afterSaleId, itemId, status, changedAt } = row;
      const told = tidingsOf(row, items.find((each) => each.itemId === itemId)?.name ?? '商品');
      const key = `case:${afterSaleId}:${status}`;
      // The former step is none any more.
      withdrawOthers(userId, `case:${afterSaleId}:`, [key]);
      if (told) notify(userId, { ...told, type: 'order', key, at: changedAt, action });
    }
  }
});
