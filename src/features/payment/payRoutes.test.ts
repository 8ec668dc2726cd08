import { payRoutesOf } from './payRoutes';

test.each([
  ['vip', undefined, '/membership-card'],
  ['vip', 'winter', '/membership-card?from=winter'],
  ['reserve', 'winter', '/membership-card?from=winter'],
  ['goods', 'winter', '/schedule/points-mall'],
] as const)('a closed order (%s, from %p) is made anew at %s', (biz, from, path) => {
  expect(payRoutesOf(biz, from).startAgain).toBe(path);
});
