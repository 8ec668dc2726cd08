import { freshAddress, isFresh, madeFreshAt } from './freshAddress';

const NOW = 1_790_000_000_000;
const MARK = NOW.toString(36);

test.each([
  ['/', '', '#/equity', `/?_v=${MARK}#/equity`],
  ['/app/', '?', '', `/app/?_v=${MARK}`],
  ['/', '?to=%2Flogin&a=b%20c', '#/', `/?to=%2Flogin&a=b%20c&_v=${MARK}#/`],
  ['/', '?_v=abc', '#/x?_v=1', `/?_v=${MARK}#/x?_v=1`],
  ['/', '?_v=abc&b=?', '', `/?b=?&_v=${MARK}`],
  ['/', '?a=1&_v=abc&b=2', '', `/?a=1&b=2&_v=${MARK}`],
  // A mini-program may write a version of its own there.
  ['/app/', '?_v=1.2.0', '#/equity', `/app/?_v=${MARK}#/equity`],
  ['/', '?a=1&_v=2026-11-29&b=2', '', `/?a=1&b=2&_v=${MARK}`],
])('%s with %s and %s', (pathname, search, hash, expected) => {
  expect(freshAddress({ pathname, search, hash }, NOW)).toBe(expected);
});

test('the mark tells its time', () => {
  expect(madeFreshAt(freshAddress({ pathname: '/', search: '?a=1', hash: '' }, NOW))).toBe(NOW);
  expect(isFresh(`?a=1&_v=${MARK}`)).toBe(true);
});

test.each(['', '?a=1', '?_v=', '?_v=!'])('no mark in %p', (search) => {
  expect(madeFreshAt(search)).toBe(0);
  expect(isFresh(search.replace(/_v.*/, ''))).toBe(false);
});
