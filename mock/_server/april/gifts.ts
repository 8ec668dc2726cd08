import { nameOfCoupon } from '../coupon/templates';
import type { TeamGift } from '../team/registry';

const picture = (name: string) => `/api/__mock/art/goods-${name}.webp`;

/** What everybody in a complete team is given. */
export const GIFTS: readonly TeamGift[] = [
  { giftId: 'kite', name: '手绘风筝', type: 'goods', img: picture('kite'), stock: 200 },
  {
    giftId: 'coupon',
    name: nameOfCoupon('T-store-30'),
    type: 'coupon',
    img: picture('ticket'),
    stock: null,
    couponTemplateId: 'T-store-30',
  },
  { giftId: 'points', name: '300 积分', type: 'points', img: picture('points'), stock: null, points: 300 },
];
