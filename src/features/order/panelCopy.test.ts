import { cancelText, returnRoute } from './panelCopy';

test.each([
  [{ points: 800, cash: 990, couponIds: [] }, /^退回 800 积分、¥9.90$/, /^钱原路退回，.*工作日到账；积分马上退回$/],
  [{ points: 800, cash: 0, couponIds: ['C1'] }, /^退回 800 积分、1 张优惠券/, /^积分和优惠券马上退回$/],
  [{ points: 0, cash: 0, couponIds: ['C1'] }, /^退回 1 张优惠券/, /^优惠券马上退回$/],
  [{ points: 0, cash: 990, couponIds: [] }, /^退回 ¥9.90$/, /^钱原路退回，[^；]*$/],
  [{ points: 800, cash: 0, couponIds: [] }, /^退回 800 积分$/, /^积分马上退回$/],
  [{ points: 0, cash: 0, couponIds: [] }, /^没有扣过款$/, /^$/],
])('%p is told before it is cancelled, with its way', (returned, text, route) => {
  expect(cancelText(returned)).toMatch(text);
  expect(returnRoute(returned, '一般 1 到 3 个工作日到账')).toMatch(route);
});
