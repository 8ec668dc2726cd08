import { onPageReturn } from '@/bridge/pageReturn';
import { resetServerClock, syncServerClock } from '@/shared/lib/serverClock';
import { followDay } from './followDay';

/** 23:58 in China. */
const BEFORE_MIDNIGHT = Date.UTC(2026, 10, 27, 15, 58);
const MINUTE_MS = 60_000;

let end: () => void;
const asked = jest.fn();

beforeEach(() => {
  asked.mockClear();
  jest.useFakeTimers({ now: BEFORE_MIDNIGHT + 5 * 3_600_000 });
  syncServerClock(BEFORE_MIDNIGHT);
  end = onPageReturn(asked);
});
afterEach(() => {
  end();
  resetServerClock();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('a page in sight asks anew once, when the server’s day has begun, and again on the next one', () => {
  followDay();
  jest.advanceTimersByTime(2 * MINUTE_MS);
  expect(asked).not.toHaveBeenCalled();
  jest.advanceTimersByTime(6_000);
  expect(asked).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(24 * 60 * MINUTE_MS - 10_000);
  expect(asked).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(10_000);
  expect(asked).toHaveBeenCalledTimes(2);
});

test('phones do not ask in the same moment', () => {
  const moments = [0, 0.999].map((chance) => {
    jest.spyOn(Math, 'random').mockReturnValue(chance);
    syncServerClock(BEFORE_MIDNIGHT);
    asked.mockClear();
    followDay();
    let seconds = 0;
    for (; asked.mock.calls.length === 0; seconds += 1) jest.advanceTimersByTime(1_000);
    jest.clearAllTimers();
    return seconds;
  });
  expect(moments).toEqual([122, 126]);
});

test('a page that is hidden is left to the return', () => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  followDay();
  jest.advanceTimersByTime(10 * MINUTE_MS);
  expect(asked).not.toHaveBeenCalled();
});
