import '../../year';
import { asPersona, refusalOf } from '../membership/asPersona';
import { sign, signedDays } from '../points/sign';
import { resetServer, setServerNow } from '../state';
import { personaUser } from '../users';
import { badgesOf } from './badges';
import { conditionsOf } from './conditions';
import { getReview, isEnough } from './review';

const NOW = Date.parse('2026-11-22T12:00:00+08:00');

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
  resetServer();
});
afterEach(() => jest.useRealTimers());

const sumOf = (months: { days: number | null }[]) => months.reduce((sum, { days }) => sum + (days ?? 0), 0);

test('the present year counts what the stores hold, month by month, and leaves out what is to come', () => {
  const { userId } = personaUser('member');
  const review = getReview(asPersona('member'));
  expect(review.year).toBe(2026);
  expect(sumOf(review.months)).toBe(signedDays(userId).length);
  expect(review.months[11]).toEqual({ month: 12, days: null });
  expect(review.stats.find(({ key }) => key === 'signs')?.value).toBe(signedDays(userId).length);
});

test('what is about care is never shareable', () => {
  for (const year of [2026, 2025]) {
    const { stats } = getReview(asPersona('member', { year }));
    expect(stats.filter(({ shareable }) => !shareable).map(({ key }) => key)).toEqual(['visits']);
  }
});

test('old years stay readable; a year that never was is not found', () => {
  const { years } = getReview(asPersona('member'));
  expect(years).toEqual([2026, 2025, 2024]);
  const past = getReview(asPersona('member', { year: 2025 }));
  expect(past.months.every(({ days }) => days !== null)).toBe(true);
  expect(past.badges.find(({ key }) => key === 'whole')?.at).toBe(Date.parse('2025-12-01T00:00:00+08:00'));
  expect(refusalOf(() => getReview(asPersona('member', { year: 2019 }))).code).toBe(2010);
  expect(refusalOf(() => getReview(asPersona('member', { year: 'x' }))).code).toBe(2010);
});

test('who has done nothing yet has no review', () => {
  expect(isEnough(personaUser('newcomer'), NOW)).toBe(false);
  expect(getReview(asPersona('newcomer')).enough).toBe(false);
  expect(isEnough(personaUser('member'), NOW)).toBe(true);
});

test('after the new year the campaign still tells of its own', () => {
  getReview(asPersona('member'));
  const hints = () => getReview(asPersona('member')).badges.flatMap(({ at, hint }) => (at === null ? [hint] : []));
  expect(hints()).toContain('连签 7 天');
  setServerNow(NOW + 50 * 86_400_000);
  expect(getReview(asPersona('member')).year).toBe(2026);
  // What was not got in it can no longer be got.
  expect([...new Set(hints())]).toEqual(['当年没有得到']);
});

test.each([
  ['2026-12-31T23:59:00+08:00', 2026],
  ['2027-01-25T12:00:00+08:00', 2026],
  ['2027-02-28T12:00:00+08:00', 2026],
  ['2027-10-08T12:00:00+08:00', 2027],
])('a campaign of %s tells of %s', (now, year) => {
  jest.setSystemTime(Date.parse(now));
  resetServer();
  expect(getReview(asPersona('member')).year).toBe(year);
});

test('badges come with what was done: a run of seven, twenty in a month, all twelve months', () => {
  const days = (month: string, from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => `2026-${month}-${String(from + index).padStart(2, '0')}`);
  const gotBy = (signDays: string[]) =>
    badgesOf({ year: 2026, signDays, coursesAt: [], commentsAt: [] })
      .filter(({ at }) => at !== null)
      .map(({ key }) => key);
  expect(gotBy([])).toEqual([]);
  expect(gotBy(days('01', 1, 6))).toEqual(['begin']);
  expect(gotBy(days('01', 1, 7))).toEqual(['begin', 'company']);
  expect(gotBy([...days('01', 1, 10), ...days('01', 20, 29)])).toEqual(['begin', 'company', 'keep']);
  const everyMonth = Array.from({ length: 12 }, (_, index) => `2026-${String(index + 1).padStart(2, '0')}-03`);
  expect(gotBy(everyMonth)).toEqual(['begin', 'december', 'whole']);
});

test('the condition of a sign-in is open for the newcomer and done for the member', () => {
  const doneOf = (persona: 'newcomer' | 'member') =>
    conditionsOf(personaUser(persona), NOW).map(({ key, done }) => [key, done]);
  expect(doneOf('member')).toEqual([
    ['mobile', true],
    ['sign', true],
  ]);
  expect(doneOf('newcomer')).toEqual([
    ['mobile', true],
    ['sign', false],
  ]);
});

test('after the new year a sign-in of today still opens the way', () => {
  const { user } = asPersona('newcomer');
  const now = Date.parse('2027-01-02T12:00:00+08:00');
  const isDone = () => conditionsOf(user, now).find(({ key }) => key === 'sign')?.done;
  getReview(asPersona('newcomer'));
  setServerNow(now);
  expect(isDone()).toBe(false);
  sign(asPersona('newcomer'));
  expect(isDone()).toBe(true);
});
