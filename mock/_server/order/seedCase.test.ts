import { ask } from '@/testing/ask';
import { resetServer, serverNow } from '../state';
import { orders } from './store';
import { shopperWith } from './testKit';
import type { AfterSale, AfterSaleStatus } from './types';

const member = shopperWith(ask, 'member');

beforeEach(() => resetServer());

async function caseIn(status: AfterSaleStatus): Promise<AfterSale> {
  await member.get('list', { tab: 'aftersale', currentPage: 1 });
  const found = orders()
    .rows.flatMap(({ afterSales }) => afterSales)
    .find((each) => each.status === status);
  if (!found) throw new Error(`no case ${status}`);
  return found;
}

test.each<[AfterSaleStatus, (string | RegExp)[]]>([
  ['reviewing', [/^提交申请/]],
  ['sendBack', [/^提交申请/, /^审核通过，请寄回商品/]],
  ['returning', [/^提交申请/, /^审核通过，请寄回商品/, /^已寄回，圆通速递 YT\d+$/]],
  ['refunding', [/^提交申请/, '审核通过，退款中']],
  ['refunded', [/^提交申请/, /^审核通过，请寄回商品/, /^已寄回/, '仓库已收到，退款中', '已退款，积分原路退回']],
  ['rejected', [/^提交申请/, '审核未通过']],
])('a case that is %s has the steps that led there', async (status, words) => {
  const { timeline, changedAt, createdAt } = await caseIn(status);
  expect(timeline.map(({ text }) => text)).toEqual(
    words.map((each) => (each instanceof RegExp ? expect.stringMatching(each) : each)),
  );
  const times = timeline.map(({ at }) => at);
  expect(times).toEqual([...times].sort((a, b) => a - b));
  expect([times[0], times.at(-1)]).toEqual([createdAt, changedAt]);
  expect(changedAt).toBeLessThan(serverNow());
});
