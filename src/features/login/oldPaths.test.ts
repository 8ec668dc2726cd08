import { screenForOldPath } from './oldPaths';

test.each([
  ['/goods/list', 'pointsMall'],
  ['/goods/list/', 'pointsMall'],
  ['/Order/List', 'orderList'],
  ['/mine', 'member'],
  ['/no/such', undefined],
  ['/__proto__', undefined],
  ['/constructor', undefined],
  ['', undefined],
])('%p is now %p', (path, name) => {
  expect(screenForOldPath(path)).toBe(name);
});
