import { ask } from '@/testing/ask';
import { openOrder, findOrder as vipOrder } from '../membership/orderStore';
import { DAY, MINUTE, resetServer, serverNow, setServerNow } from '../state';
import { personaUser } from '../users';
import { shopperWith, walletWith } from './testKit';

const member = shopperWith(ask, 'member');
const pass = (ms: number) => setServerNow(serverNow() + ms);

interface Row {
  noticeId: string;
  title: string;
  summary: string;
  at: number;
}

async function told(word: string): Promise<Row[]> {
  const payload = { tab: 'order', currentPage: 1, pageSize: 50 };
  const { data } = await ask<{ recordList: Row[] }>('GET /api/miniapp/notice/list', payload, { as: 'member' });
  return data.recordList.filter(({ title }) => title.endsWith(word));
}

beforeEach(() => resetServer());

test.each([
  ['paid', (orderNo: string) => walletWith(ask)(orderNo, 'success')],
  ['cancelled', (orderNo: string) => member.cancel(orderNo)],
  ['too late', async () => pass(20 * MINUTE)],
])('nobody is asked to pay an order that was %s', async (_, end) => {
  const isToPay = async (noticeId: string) => (await told('待支付')).some((row) => row.noticeId === noticeId);
  const { orderNo } = await member.order('G1001-1');
  const [{ noticeId } = { noticeId: '' }] = await told('待支付');
  expect(await isToPay(noticeId)).toBe(true);
  await end(orderNo);
  expect(await isToPay(noticeId)).toBe(false);
  const opened = await ask('GET /api/miniapp/notice/detail', { noticeId }, { as: 'member' });
  expect(opened).toMatchObject({ code: 2010, msg: expect.stringContaining('已撤回') });
});

async function orderToFetch(): Promise<string> {
  const { data } = await member.get<{ recordList: { orderNo: string; statusText: string }[] }>('list', {
    tab: 'receive',
  });
  return data.recordList.find(({ statusText }) => statusText === '待自提')?.orderNo ?? '';
}

test('nobody is asked to fetch what he has fetched', async () => {
  const orderNo = await orderToFetch();
  expect(await told('可以取了')).toHaveLength(1);
  expect((await member.post('confirm', { orderNo })).code).toBe(0);
  expect(await told('可以取了')).toEqual([]);
});

test('nobody is asked to fetch a cancelled order, whether or not he was told before', async () => {
  const orderNo = await orderToFetch();
  expect(await told('可以取了')).toHaveLength(1);
  await member.cancel(orderNo);
  expect(await told('可以取了')).toEqual([]);
  resetServer();
  await member.cancel(orderNo);
  expect(await told('可以取了')).toEqual([]);
});

test('who has not fetched his good in time is told that it is over, and what came back', async () => {
  const orderNo = await orderToFetch();
  expect(await told('没有领取，已取消')).toEqual([]);
  pass(31 * DAY);
  const { returned, pickup } = await member.detail(orderNo);
  const [row] = await told('没有领取，已取消');
  expect(row).toMatchObject({ at: pickup?.validTo, summary: `30 天没有到店，已退回 ${returned?.points} 积分和 ¥9.00` });
  expect(await told('可以取了')).toEqual([]);
});

test('who has to send a good back is told until when; once it is too late, that the case is closed', async () => {
  const [row] = await told('请寄回');
  expect(row?.summary).toMatch(
    /^请在 \d+ 月 \d+ 日前寄回，并填写寄回单号$|^请在 \d{4}-\d\d-\d\d 前寄回，并填写寄回单号$/,
  );
  expect(await told('售后已关闭')).toEqual([]);
  pass(9 * DAY);
  expect(await told('请寄回')).toEqual([]);
  const closed = (await told('售后已关闭')).map(({ summary }) => summary);
  expect(new Set(closed)).toEqual(new Set(['7 天没有寄回，售后已关闭']));
});

test('how an after-sale ended is told', async () => {
  expect((await told('售后已退款')).map(({ summary }) => summary)).toEqual(['已退款，积分原路退回']);
  expect((await told('售后未通过'))[0]?.summary).toMatch(/不能退/);
});

test('nor for a card whose order has ended', async () => {
  const { userId } = personaUser('member');
  const card = { userId, planId: 'month', planName: '月卡', days: 30, amountCents: 3_800 };
  const { orderNo } = openOrder({ ...card, type: 'renew' }, serverNow());
  expect(await told('月卡待支付')).toHaveLength(1);
  pass(20 * MINUTE);
  expect(vipOrder(orderNo)?.status).not.toBe('waiting');
  expect(await told('月卡待支付')).toEqual([]);
});
