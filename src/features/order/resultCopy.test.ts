import { describeNext, describeReturned, headOf, isUnsettled } from './resultCopy';

// The year of the days below, which are said without it.
beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-21T10:00:00+08:00'));
});

test.each([
  ['success', undefined, '兑换成功', ''],
  ['failed', '支付超时，订单已关闭', '兑换没有成功', '支付超时，订单已关闭'],
  ['failed', undefined, '兑换没有成功', ''],
  ['success', '不该出现', '兑换成功', ''],
] as const)('%s with reason %p', (status, reason, title, text) => {
  expect(headOf({ status, reasonText: reason, confirmMinutes: 3 })).toEqual({ title, text });
});

test('an open result is never called a failure', () => {
  const open = { reasonText: '失败', confirmMinutes: 3 };
  expect(headOf({ ...open, status: 'processing' })).toEqual({
    title: '结果确认中',
    text: '正在确认付款，最长 3 分钟有结果，请不要重复下单。',
  });
  expect(headOf({ ...open, status: 'processing', confirmMinutes: 0 }).text).toBe('请不要重复下单。');
  expect(headOf({ ...open, status: 'waiting' }).title).toBe('等待付款');
});

test.each([
  ['success', 'express', '预计 11 月 25 日前发货，发货后可以在订单里看物流。'],
  ['partly', 'express', '预计 11 月 25 日前发货，发货后可以在订单里看物流。'],
  ['success', 'pickup', '请到所选门店，出示订单里的自提码领取。'],
  ['success', 'virtual', '已经放入您的账户，现在就可以用。'],
  ['failed', 'virtual', ''],
  ['processing', 'express', ''],
  ['waiting', 'express', ''],
] as const)('after %s by %s', (status, deliverType, text) => {
  const shipBy = deliverType === 'express' ? Date.UTC(2026, 10, 25) : null;
  expect(describeNext({ status, deliverType, shipBy })).toBe(text);
});

test('an order that has moved on says how far it is, not what was to come', () => {
  const old = { status: 'success', deliverType: 'express', shipBy: null } as const;
  expect(describeNext({ ...old, stage: '待收货', tip: '派送中' })).toBe('派送中');
  expect(describeNext({ ...old, stage: '已完成' })).toBe('');
});

test('a day of another year bears it', () => {
  expect(describeNext({ status: 'success', deliverType: 'express', shipBy: Date.UTC(2097, 0, 5) })).toMatch(
    /^预计 2097-01-05 前发货，/,
  );
});

test.each([
  [undefined, ''],
  [{ points: 0, cash: 0, couponIds: [] }, ''],
  [{ points: null, cash: null, couponIds: [] }, ''],
  [{ points: 800, cash: 0, couponIds: [] }, '800 积分已退回'],
  [{ points: 12800, cash: 990, couponIds: ['C1'] }, '12,800 积分、1 张优惠券已退回，¥9.90 原路退回'],
  [{ points: 0, cash: 990, couponIds: [] }, '¥9.90 原路退回'],
])('what came back from %p', (returned, text) => {
  expect(describeReturned(returned)).toBe(text);
});

test.each([
  ['processing', true],
  ['waiting', false],
  ['success', false],
  ['partly', false],
  ['failed', false],
  [undefined, false],
] as const)('%p is asked again: %p', (status, isAsked) => {
  expect(isUnsettled(status)).toBe(isAsked);
});
