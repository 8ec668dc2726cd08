import { payRoutesOf } from './payRoutes';

test.each([
  ['vip', undefined, undefined, '/membership-card'],
  ['vip', 'winter', undefined, '/membership-card?from=winter'],
  ['reserve', 'winter', undefined, '/membership-card?from=winter'],
  ['goods', 'winter', undefined, '/schedule/points-mall'],
  ['goods', undefined, 'G1', '/schedule/points-mall/goods-detail?goodsId=G1'],
  ['goods', 'winter', 'G1', '/schedule/points-mall/goods-detail?goodsId=G1&from=winter'],
] as const)('a closed order (%s, from %p, of %p) is made anew at %s', (biz, from, goodsId, path) => {
  expect(payRoutesOf(biz, from, goodsId).startAgain).toBe(path);
});
