import { DAY_MS } from '@/shared/lib/timeFormat';
import { REWARD_STATUSES } from './contract';
import { urgencyOf } from './deadline';
import { describeStatus, stepsOf } from './statusCopy';

test.each(REWARD_STATUSES)('%s has a word', (status) => {
  expect(describeStatus(status, 'goods').text).toMatch(/^[一-龥]{3,5}$/);
});

test('what was received differs from what was credited', () => {
  expect(describeStatus('done', 'goods').text).toBe('已收到');
  expect(describeStatus('done', 'points').text).toBe('已到账');
  expect(describeStatus('shipped', 'goods').text).toBe('已发货');
  expect(describeStatus('processing', 'points').text).toBe('积分发放中');
  expect(describeStatus('processing', 'goods').text).toBe('发放中');
});

test.each([
  ['claim', 'goods', 1, 4],
  ['toShip', 'goods', 2, 4],
  ['shipped', 'goods', 3, 4],
  ['done', 'goods', 4, 4],
  ['processing', 'points', 1, 3],
  ['done', 'coupon', 3, 3],
] as const)('%s of %s: %p of %p steps are done', (status, type, doneCount, count) => {
  const steps = stepsOf(status, type);
  expect(steps?.doneCount).toBe(doneCount);
  expect(steps?.names).toHaveLength(count);
});

test.each(['expired', 'cancelled'] as const)('%s has no steps', (status) => {
  expect(stepsOf(status, 'goods')).toBeUndefined();
});

test.each([
  [null, 'none'],
  [0, 'over'],
  [1, 'day'],
  [DAY_MS, 'day'],
  [DAY_MS + 1, 'week'],
  [7 * DAY_MS, 'week'],
  [7 * DAY_MS + 1, 'calm'],
])('with %p ms left it is %p', (leftMs, urgency) => {
  const now = 1_800_000_000_000;
  expect(urgencyOf(leftMs === null ? null : now + leftMs, now)).toBe(urgency);
});
