import type { OrderPreview } from './contract';
import { areFiguresKnown, checkRemark, describeCoupons, fewerOf, obstacleOf } from './orderCheck';

const PREVIEW: OrderPreview = {
  previewToken: 'P1',
  expireAt: null,
  lines: [],
  points: 800,
  cash: 990,
  freight: 0,
  discount: 300,
  payAmount: 690,
  pointsBefore: 3280,
  pointsAfter: 2480,
  deliver: 'express',
  deliverText: '',
  address: undefined,
  store: undefined,
  couponId: undefined,
  coupons: [],
  maxNum: null,
  maxText: undefined,
  errors: [],
  serverTime: 1,
};

function coupon(couponId: string, usable: boolean) {
  return { couponId, name: '满 9 减 3', discount: usable ? 300 : 0, usable, reasonText: undefined, expireAt: null };
}

test.each([
  ['', undefined],
  ['放门口', undefined],
  ['好'.repeat(100), undefined],
  [` ${'好'.repeat(100)} `, undefined],
  ['🍑'.repeat(100), undefined],
  ['好'.repeat(101), '备注最多 100 字，请删去 1 字'],
  ['好'.repeat(130), '备注最多 100 字，请删去 30 字'],
])('the remark %p', (remark, message) => {
  expect(checkRemark(remark)).toBe(message);
});

test('the first obstacle counts', () => {
  const errors = [
    { code: 'address' as const, text: '请添加收货地址' },
    { code: 'points' as const, text: '还差 120 积分' },
  ];
  expect(obstacleOf({ ...PREVIEW, errors })).toEqual(errors[0]);
  expect(obstacleOf(PREVIEW)).toBeUndefined();
  expect(obstacleOf(undefined)).toBeUndefined();
});

test.each([
  ['stock', 1, 2, 1],
  ['limit', 3, 4, 3],
  ['stock', 2, 2, undefined],
  ['stock', 0, 2, undefined],
  ['stock', null, 2, undefined],
  ['points', 1, 2, undefined],
] as const)('where %p is in the way and %p can be had, %p become %p', (code, maxNum, num, fewer) => {
  expect(fewerOf({ ...PREVIEW, maxNum, errors: [{ code, text: '' }] }, num)).toBe(fewer);
});

test.each([
  [{}, true],
  [{ points: 0, payAmount: 0 }, true],
  [{ points: null }, false],
  [{ payAmount: null }, false],
])('with %p all figures are known: %p', (figures, isKnown) => {
  expect(areFiguresKnown({ ...PREVIEW, ...figures })).toBe(isKnown);
});

test.each([
  [[], undefined, '没有优惠券'],
  [[coupon('a', false)], undefined, '没有可用的券'],
  [[coupon('a', true), coupon('b', true), coupon('c', false)], 'a', '2 张可用，已选满 9\u00a0减 3'],
  [[coupon('a', true)], undefined, '1 张可用，未使用'],
])('coupons %#', (coupons, couponId, text) => {
  expect(describeCoupons({ ...PREVIEW, coupons, couponId })).toBe(text);
});
