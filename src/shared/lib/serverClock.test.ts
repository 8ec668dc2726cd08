import { momentOf, resetServerClock, serverNow, syncRoughly, syncServerClock } from './serverClock';

const PHONE = Date.UTC(2026, 10, 21);
const SERVER = Date.UTC(2026, 10, 21, 3);

beforeEach(() => {
  jest.useFakeTimers({ now: PHONE });
  resetServerClock();
});
afterEach(() => {
  jest.useRealTimers();
});

test('without an answer the phone clock counts', () => {
  expect(serverNow()).toBe(PHONE);
});

test('after an answer the server clock goes on', () => {
  syncServerClock(SERVER);
  jest.advanceTimersByTime(1500);
  expect(serverNow()).toBe(SERVER + 1500);
});

test('setting the phone clock back does not set the server clock back', () => {
  syncServerClock(SERVER);
  jest.advanceTimersByTime(2000);
  jest.setSystemTime(0);
  expect(serverNow()).toBe(SERVER + 2000);
});

test.each([
  0,
  -1,
  -SERVER,
  SERVER / 1000,
  SERVER * 1000,
  SERVER * 1e6,
  1e20,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  '5',
  null,
  undefined,
])('an unusable time %p is ignored', (time) => {
  syncServerClock(time);
  expect(serverNow()).toBe(PHONE);
});

test.each([
  ['Sat, 21 Nov 2026 03:00:00 GMT', null, SERVER],
  ['Sat, 21 Nov 2026 02:58:00 GMT', '120', SERVER],
  ['yesterday', null, Number.NaN],
  [null, '5', Number.NaN],
])('an answer of %p that a cache has had for %p s', (date, age, moment) => {
  expect(momentOf({ get: (name) => (name === 'date' ? date : age) })).toBe(moment);
});

test('the date of an answer counts until one names its moment', () => {
  syncRoughly(Number.NaN);
  expect(serverNow()).toBe(PHONE);
  syncRoughly(SERVER - 700);
  expect(serverNow()).toBe(SERVER - 700);
  syncServerClock(SERVER);
  syncRoughly(SERVER - 9000);
  expect(serverNow()).toBe(SERVER);
});

test('a phone whose clock is set while the page is open counts wrong until the next answer', () => {
  syncServerClock(SERVER);
  jest.advanceTimersByTime(1000);
  jest.setSystemTime(PHONE + 86_400_000);
  expect(serverNow()).toBeGreaterThan(SERVER + 86_000_000);
  syncRoughly(Number.NaN);
  syncRoughly(SERVER + 2000);
  expect(serverNow()).toBe(SERVER + 2000);
  jest.advanceTimersByTime(3000);
  expect(serverNow()).toBe(SERVER + 5000);
});
