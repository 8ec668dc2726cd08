import { afterFrame } from './afterFrame';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('it waits for a frame and what that has begun', async () => {
  const steps: string[] = [];
  const done = afterFrame().then(() => steps.push('after'));
  requestAnimationFrame(() => steps.push('frame'));
  jest.advanceTimersByTime(20);
  await done;
  expect(steps).toEqual(['frame', 'after']);
});

test('on a page that draws no frames it waits for 100 ms', async () => {
  jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  const done = jest.fn();
  const waiting = afterFrame().then(done);
  await jest.advanceTimersByTimeAsync(99);
  expect(done).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  await waiting;
  expect(done).toHaveBeenCalledTimes(1);
});
