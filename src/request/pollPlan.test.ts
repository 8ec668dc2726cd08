import { nextPollDelayMs } from './pollPlan';

test.each([
  [0, 2_000],
  [14, 2_000],
  [15, 10_000],
  [29, 10_000],
  [30, undefined],
  [1000, undefined],
])('after %i questions the next one comes in %p ms', (attempts, delayMs) => {
  expect(nextPollDelayMs(attempts)).toBe(delayMs);
});

test('the whole plan takes three minutes', () => {
  let totalMs = 0;
  for (let attempts = 0; ; attempts += 1) {
    const delayMs = nextPollDelayMs(attempts);
    if (delayMs === undefined) break;
    totalMs += delayMs;
  }
  expect(totalMs).toBe(180_000);
});
