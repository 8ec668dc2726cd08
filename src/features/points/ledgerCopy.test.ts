import { isRefund, negativeText, originOf, releaseText } from './ledgerCopy';

test.each([
  ['in', 'order', true],
  ['in', 'sign', false],
  ['in', 'orderReward', false],
  ['out', 'order', false],
  ['frozen', 'order', false],
] as const)('%s of %s is a refund: %p', (type, bizType, expected) => {
  expect(isRefund({ type, bizType })).toBe(expected);
});

test.each([
  ['out', 'order', 'G1', '/schedule/points-mall/order-detail?orderNo=G1'],
  ['in', 'lottery', 'LR1', '/schedule/reward-detail?rewardId=LR1'],
  ['in', 'campaign', 'RW1', '/schedule/reward-detail?rewardId=RW1'],
  ['in', 'team', 'RW1', '/schedule/reward-detail?rewardId=RW1'],
  ['in', 'orderReward', 'G1', '/schedule/points-mall/order-detail?orderNo=G1'],
  ['out', 'lottery', 'LR1', undefined],
  ['out', 'order', '', undefined],
  ['in', 'sign', 'G1', undefined],
] as const)('a row (%s, %s, %p) leads to %p', (type, bizType, bizNo, path) => {
  expect(originOf({ type, bizType, bizNo })?.path).toBe(path);
});

test('frozen points say when they come back', () => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-21T10:00:00+08:00'));
  const releaseAt = Date.parse('2026-11-23T10:00:00+08:00');
  expect(releaseText({ type: 'frozen', releaseAt })).toContain('11 月 23 日 10:00 自动退回');
  const nextYear = Date.parse('2097-01-05T10:00:00+08:00');
  expect(releaseText({ type: 'frozen', releaseAt: nextYear })).toContain('2097-01-05 10:00 自动退回');
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
