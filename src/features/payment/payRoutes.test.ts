import { allRoutes } from '@/shared/config/routes';
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

test('a paid order of a campaign leads to that campaign’s orders', () => {
  for (const { path, orders } of allRoutes()) {
    if (!orders) continue;
    const { order, result, startAgain, afterResult } = payRoutesOf('campaign', orders.from);
    expect([order('N1'), result('N1')]).toEqual([`${path}?orderNo=N1`, `${path}?orderNo=N1`]);
    expect([startAgain, afterResult]).toEqual([orders.startAgain, orders.startAgain]);
  }
});

test.each(['gone', undefined])('an order of a campaign that is not there (%p) leads to 我的', (from) => {
  const { order, result, startAgain, afterResult } = payRoutesOf('campaign', from);
  expect([order('N1'), result('N1')]).toEqual(['/schedule/member', '/schedule/member']);
  expect([startAgain, afterResult]).toEqual(['/schedule/points-mall', '/schedule/points-mall']);
});
