import { ROUTES, type RouteName } from '@/shared/config/routes';
import { screenForMisspeltPath, screenForOldPath } from './oldPaths';

test.each([
  ['/goods/list', 'pointsMall'],
  ['/goods/list/', 'pointsMall'],
  ['/Order/List', 'orderList'],
  ['/mine', 'member'],
  ['/!/order/list', 'orderList'],
  ['/no/such', undefined],
  ['/__proto__', undefined],
  ['/constructor', undefined],
  ['', undefined],
])('%p is now %p', (path, name) => {
  expect(screenForOldPath(path)).toBe(name && ROUTES[name as RouteName]);
});

test.each([
  ['/Equity', 'equity'],
  ['/equity/', 'equity'],
  ['/schedule//Points-Mall//goods-detail/', 'goodsDetail'],
  ['/equity%20', 'equity'],
  ['/%65quity', 'equity'],
  ['/equity.', 'equity'],
  ['/equity%E3%80%82', 'equity'],
  ['/equity&from=singlemessage', 'equity'],
  ['/equity/;jsessionid=1', 'equity'],
  ['/!/equity', 'equity'],
  ['/!equity', 'equity'],
  ['/equity/index.html', undefined],
  ['/%E0%A4%A', undefined],
  ['/equities', undefined],
  ['/__proto__', undefined],
  ['/', undefined],
  ['', undefined],
])('%p is meant for %p', (path, name) => {
  expect(screenForMisspeltPath(path)).toBe(name && ROUTES[name as RouteName]);
});
