import type { TeamReward } from '@/features/team';
import { noteOfReward, stepOf, tagOf } from './rewardWords';

const reward = (changes: Partial<TeamReward>): TeamReward => ({
  rewardId: 'R1',
  type: 'goods',
  name: '手绘风筝',
  img: '',
  status: 'claim',
  needAddress: true,
  claimBefore: Date.parse('2024-05-16T00:00:00+08:00'),
  couponId: undefined,
  reasonText: undefined,
  ...changes,
});

test.each([
  [{ status: 'processing', reasonText: '一般 5 分钟内到账' }, '发放中', '奖励发放中，一般 5 分钟内到账'],
  [{}, '待填写地址', '2024-05-15 24:00 前填好'],
  [{ claimBefore: null }, '待填写地址', '请填写收货地址'],
  [{ status: 'issued', type: 'coupon' }, '已到账', '到院出示券码'],
  [{ status: 'issued', type: 'points' }, '已到账', '已存入积分'],
  [{ status: 'toShip' }, '待发货', '地址已填好'],
  [{ status: 'shipped' }, '已发货', '在路上了'],
  [{ status: 'done' }, '已收到', '已按地址寄到'],
  [{ status: 'issued' }, '已到账', '已经发放'],
  [{ status: 'failed' }, '没有发成', '发放没有成功，请联系客服'],
  [{ status: 'expired', reasonText: '没有填地址' }, '已过期', '没有填地址'],
] as const)('%j is %p: %p', (changes, tag, note) => {
  expect([tagOf(reward(changes)), noteOfReward(reward(changes))]).toEqual([tag, note]);
});

test('what is not claimed comes before what can be used, and that before the records', () => {
  const coupon = reward({ status: 'issued', couponId: 'C1' });
  expect(stepOf([reward({}), coupon])).toBe(0);
  expect(stepOf([reward({ status: 'issued' }), coupon])).toBe(1);
  expect(stepOf([reward({ status: 'issued' })])).toBe(2);
});
