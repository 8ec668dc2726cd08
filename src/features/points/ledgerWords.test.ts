import { isRefund, negativeText, orderPathOf, releaseText } from './ledgerWords';

test.each([
  ['in', 'order', true],
  ['in', 'sign', false],
  ['out', 'order', false],
  ['frozen', 'order', false],
] as const)('%s of %s is a refund: %p', (type, bizType, expected) => {
  expect(isRefund({ type, bizType })).toBe(expected);
});

test('only rows of an order with a number lead to it', () => {
  expect(orderPathOf({ bizType: 'order', bizNo: 'G1' })).toBe('/schedule/points-mall/order-detail?orderNo=G1');
  expect(orderPathOf({ bizType: 'order', bizNo: '' })).toBeUndefined();
  expect(orderPathOf({ bizType: 'sign', bizNo: 'G1' })).toBeUndefined();
});

test('frozen points say when they come back', () => {
  const releaseAt = Date.parse('2026-11-23T10:00:00+08:00');
  expect(releaseText({ type: 'frozen', releaseAt })).toContain('11 月 23 日 10:00 自动退回');
  expect(releaseText({ type: 'frozen', releaseAt: null })).toContain('冻结');
  expect(releaseText({ type: 'out', releaseAt: null })).toBe('');
});

test.each([
  [-20, true],
  [0, false],
  [null, false],
])('a balance of %p is explained: %p', (available, isExplained) => {
  expect(negativeText({ available }) !== '').toBe(isExplained);
});
