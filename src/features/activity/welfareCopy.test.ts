import type { Welfare } from './thematicContract';
import { describeClaimed, describeWelfare } from './welfareCopy';

const at = (moment: string) => Date.parse(`${moment}+08:00`);
const MIDNIGHT = at('2097-01-05T00:00:00');
const mine = { recordId: 'R1', at: 1, expireAt: null, claimBefore: null, needAddress: false };
const WELFARE: Welfare = {
  welfareId: 'W1',
  name: '换药包',
  img: '',
  type: 'goods',
  status: 'claimed',
  need: undefined,
  left: null,
  startAt: null,
  expireAt: null,
  needAddress: true,
  reasonText: undefined,
  reminded: false,
  mine: undefined,
  operate: [],
};

test.each([
  ['a midnight waits until the end of the day before', MIDNIGHT, '2097-01-04 24:00'],
  ['some time of a day says that time', MIDNIGHT + 36_000_000, '2097-01-05 10:00'],
])('what waits for an address until %s', (_, claimBefore, until) => {
  const asked = { ...WELFARE, mine: { ...mine, needAddress: true, claimBefore } };
  expect(describeWelfare(asked)).toBe(`请在 ${until} 前填写地址`);
  expect(describeClaimed(asked).until).toBe(`请在 ${until} 前填写地址`);
});

test('what can be used until a midnight can be used until the day before', () => {
  const coupon: Welfare = { ...WELFARE, type: 'coupon', mine: { ...mine, expireAt: MIDNIGHT } };
  expect(describeWelfare(coupon)).toBe('已放入“我的卡券”，2097-01-04 前可用');
  expect(describeClaimed(coupon).until).toBe('2097-01-04 前可用');
});

test('what was told no end is not said to have none', () => {
  expect(describeClaimed({ ...WELFARE, type: 'points', mine: { ...mine, expireAt: null } }).until).toBe('随时可用');
});

test('a day of another year bears it', () => {
  const coupon: Welfare = { ...WELFARE, type: 'coupon', mine: { ...mine, expireAt: at('2097-02-01T12:00:00') } };
  expect(describeWelfare(coupon)).toBe('已放入“我的卡券”，2097-02-01 前可用');
  expect(describeClaimed(coupon).until).toBe('2097-02-01 前可用');
  expect(describeWelfare({ ...WELFARE, status: 'notStarted', startAt: MIDNIGHT })).toBe('2097-01-05 00:00 开始领取');
});

test('how many are left is grouped as every count', () => {
  expect(describeWelfare({ ...WELFARE, status: 'claimable', left: 12_345 })).toBe('还有 12,345 份');
});

test.each([
  [{ mine: { ...mine, needAddress: true } }, '填好地址后寄给您'],
  [{ mine }, '地址已收到，寄出后可查物流'],
  [{ status: 'processing' }, '发放中，到账后可用'],
  [{ status: 'notStarted' }, '还没有开始领取'],
  [{ status: 'claimable' }, '每人一份'],
  [{ status: 'claimable', need: '会员专享', left: 3 }, '会员专享，还有 3 份'],
  [{ status: 'locked' }, '现在不能领取'],
  [{ status: 'locked', reasonText: '签到 3 天后可以领' }, '签到 3 天后可以领'],
] as const)('the second line of goods %j', (changes, words) => {
  expect(describeWelfare({ ...WELFARE, ...changes })).toBe(words);
});

test('of goods that were claimed it is said what is left to do', () => {
  expect(describeClaimed({ ...WELFARE, mine: { ...mine, needAddress: true } })).toMatchObject({
    title: '领取成功',
    where: '填好地址后寄给您',
    until: '请填写收货地址',
  });
  expect(describeClaimed({ ...WELFARE, mine })).toMatchObject({ title: '已领取', until: '寄出后可查物流' });
});
