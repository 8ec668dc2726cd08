import { nextAskDelayMs } from './askPlan';

test.each([
  [0, 2_000],
  [14, 2_000],
  [15, 10_000],
  [29, 10_000],
  [30, undefined],
  [1000, undefined],
])('after %i questions the next one comes in %p ms', (asked, delayMs) => {
  expect(nextAskDelayMs(asked)).toBe(delayMs);
});

test('the whole plan takes three minutes', () => {
  let totalMs = 0;
  for (let asked = 0; ; asked += 1) {
    const delayMs = nextAskDelayMs(asked);
    if (delayMs === undefined) break;
    totalMs += delayMs;
  }
  expect(totalMs).toBe(180_000);
});
