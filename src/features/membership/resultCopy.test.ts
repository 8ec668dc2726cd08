import type { VipOrderDetail } from './orderContract';
import { describeResult } from './resultCopy';

const at = (day: string) => Date.parse(`${day}T12:00:00+08:00`);

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(at('2026-11-20'));
});

test.each<[Partial<VipOrderDetail>, boolean, string, string]>([
  [{ status: 'done', type: 'buy', newExpireAt: at('2027-11-21') }, false, 'success', '付款成功'],
  [{ status: 'done', type: 'gift', newExpireAt: null }, false, 'success', '激活成功'],
  [{ status: 'done', type: 'trial_reserve', newExpireAt: at('2026-11-29') }, true, 'success', '激活成功'],
  [{ status: 'reserved', type: 'trial_reserve' }, false, 'success', '预约成功'],
  [{ status: 'waiting' }, false, 'waiting', '等待付款'],
  [{ status: 'processing' }, false, 'waiting', '付款结果确认中'],
  [{ status: 'unknown' }, false, 'waiting', '付款结果确认中'],
  [{ status: 'cancelled', reasonText: '付款已关闭' }, false, 'failed', '订单已取消'],
  [{ status: 'invalid' }, false, 'failed', '订单已失效'],
  [{ status: 'refunding' }, false, 'waiting', '退款中'],
  [{ status: 'refunded' }, false, 'failed', '款项已退回'],
])('an order with %p (activation %p) is %s: %s', (order, isActivation, tone, title) => {
  expect(describeResult(order as VipOrderDetail, isActivation)).toMatchObject({ tone, title });
});

test('what an order waits for is one sentence, which breaks after its commas', () => {
  expect(describeResult({ status: 'waiting' } as VipOrderDetail, false).text).toBe(
    '还没有收到付款，刚付过的话请等结果，不要重复付款',
  );
});

test('a card whose expiry is known says until when it lasts', () => {
  const order = { status: 'done', type: 'buy', newExpireAt: at('2027-11-21') } as VipOrderDetail;
  expect(describeResult(order, false).text).toBe('会员有效期至 2027-11-21');
});

test('days that are over are not promised', () => {
  const order = { status: 'done', type: 'buy', newExpireAt: at('2026-06-30') } as VipOrderDetail;
  expect(describeResult(order, false).text).toBe('有效期至 2026-06-30，已到期');
});
