import { resetServerClock, serverNow, syncServerClock } from './serverClock';

beforeEach(() => {
  jest.useFakeTimers({ now: 1_000_000 });
  resetServerClock();
});
afterEach(() => {
  jest.useRealTimers();
});

test('without an answer the phone clock counts', () => {
  expect(serverNow()).toBe(1_000_000);
});

test('after an answer the server clock goes on', () => {
  syncServerClock(5_000_000);
  jest.advanceTimersByTime(1500);
  expect(serverNow()).toBe(5_001_500);
});

test('setting the phone clock back does not set the server clock back', () => {
  syncServerClock(5_000_000);
  jest.advanceTimersByTime(2000);
  jest.setSystemTime(0);
  expect(serverNow()).toBe(5_002_000);
});

test.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY, '5', null, undefined])(
  'an unusable time %p is ignored',
  (time) => {
    syncServerClock(time);
    expect(serverNow()).toBe(1_000_000);
  },
);
