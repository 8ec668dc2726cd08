import { memberPhone } from '@/session/memberStorage';
import { forgetLeftToPay, leftToPayAt, markLeftToPay } from './leftToPay';

const HOUR = 3_600_000;

beforeEach(() => localStorage.clear());

test('is remembered outside of the tab, because a phone kills pages', () => {
  markLeftToPay('V1', Date.now());
  sessionStorage.clear();
  expect(leftToPayAt('V1')).toBeGreaterThan(0);
  expect(leftToPayAt('V2')).toBeUndefined();
  forgetLeftToPay('V1');
  expect(leftToPayAt('V1')).toBeUndefined();
});

test.each([
  ['an hour ago', `${Date.now()} ${Date.now() - HOUR}`],
  ['no time', 'x y'],
  ['nothing', ''],
])('%s does not count and is removed', (_, kept) => {
  memberPhone.write('leftToPay:V1', kept);
  expect(leftToPayAt('V1')).toBeUndefined();
  expect(localStorage).toHaveLength(0);
});

test('a phone whose clock is wrong by hours still knows after a reload', () => {
  markLeftToPay('V1', Date.now() - 5 * HOUR);
  expect(leftToPayAt('V1')).toBe(Number(memberPhone.read('leftToPay:V1')?.split(' ')[0]));
});

test('a storage that refuses leaves the memory of this page', () => {
  const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  markLeftToPay('V3', Date.now());
  expect(leftToPayAt('V3')).toBeGreaterThan(0);
  refuse.mockRestore();
});
