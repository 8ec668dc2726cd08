import { forgetLeftToPay, hasLeftToPay, markLeftToPay } from './leftToPay';

const HOUR = 3_600_000;

beforeEach(() => localStorage.clear());

test('is remembered outside of the tab, because a phone kills pages', () => {
  markLeftToPay('V1', Date.now());
  sessionStorage.clear();
  expect(hasLeftToPay('V1')).toBe(true);
  expect(hasLeftToPay('V2')).toBe(false);
  forgetLeftToPay('V1');
  expect(hasLeftToPay('V1')).toBe(false);
});

test.each([
  ['an hour ago', String(Date.now() - HOUR)],
  ['no time', 'x'],
  ['nothing', ''],
])('%s does not count and is removed', (_, kept) => {
  localStorage.setItem('leftToPay:V1', kept);
  expect(hasLeftToPay('V1')).toBe(false);
  expect(localStorage).toHaveLength(0);
});

test('a storage that refuses leaves the memory of this page', () => {
  const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  markLeftToPay('V3', Date.now());
  expect(hasLeftToPay('V3')).toBe(true);
  refuse.mockRestore();
});
