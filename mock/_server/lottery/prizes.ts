import type { PrizeType } from '../../../src/features/lottery/contract';
import { nameOfCoupon } from '../coupon/templates';
import { RETAIL } from '../mall/retail';

export interface PrizeRow {
  prizeId: string;
  position: number;
  name: string;
  /** For a narrow cell. */
  shortName?: string;
  type: PrizeType;
  /** Bare, for a cell of the board. */
  img: string;
  /** On the ground that goods stand on, for lists. */
  setImg: string;
  odds: number;
  /** What it is worth, in cents; null for points and where nothing is won. */
  value: number | null;
  /** null: no limit. */
  quantity: number | null;
  left: number | null;
  dailyQuantity: number | null;
  points?: number;
  couponTemplateId?: string;
  rightId?: string;
}

type Stock = Pick<PrizeRow, 'quantity' | 'left' | 'dailyQuantity'>;

const UNLIMITED: Stock = { quantity: null, left: null, dailyQuantity: null };

function stock(left: number, quantity: number, dailyQuantity: number): Stock {
  return { quantity, left, dailyQuantity };
}

function picture(name: string): string {
  return `/api/__mock/art/${name}.webp`;
}

export const CONSOLATION_ID = 'P-POINTS-10';
export const YEAR_CONSOLATION_ID = 'Y-POINTS-5';

/** What the prizes that are not points are worth by retail price, in cents. */
const VALUES: Readonly<Record<string, number>> = {
  'P-CARE-BOX': RETAIL.careBox,
  'P-COUPON-30': 3000,
  'P-VISIT': 19800,
  'P-TEA': RETAIL.oolong,
  'P-COUPON-3': 300,
  'Y-THERMOMETER': 4900,
  'Y-BAG': 2900,
  'Y-COUPON-30': 3000,
  'Y-LOTION': 8900,
};

function row(prizeId: string, position: number, name: string, type: PrizeType, art: string, odds: number) {
  return {
    prizeId,
    position,
    name,
    type,
    img: picture(`prize-${art}`),
    setImg: type === 'none' ? '' : picture(`goods-${art}`),
    odds,
    value: VALUES[prizeId] ?? null,
  };
}

/** The eight cells. The odds with "none" sum to 1. */
export function seedPrizes(): PrizeRow[] {
  return [
    { ...row('P-CARE-BOX', 0, '洗护礼盒', 'goods', 'wash', 0.005), ...stock(18, 50, 5) },
    { ...row(CONSOLATION_ID, 1, '10 积分', 'points', 'points', 0.4), ...UNLIMITED, points: 10 },
    {
      ...row('P-COUPON-30', 2, nameOfCoupon('T-30'), 'coupon', 'ticket', 0.12),
      shortName: '护理券',
      ...stock(612, 2000, 300),
      couponTemplateId: 'T-30',
    },
    {
      ...row('P-VISIT', 3, '上门护理一次', 'right', 'nurse', 0.01),
      shortName: '上门护理',
      ...stock(41, 100, 10),
      rightId: 'R-visit',
    },
    { ...row('P-NONE', 4, '谢谢参与', 'none', 'herb', 0.2), ...UNLIMITED },
    { ...row('P-POINTS-50', 5, '50 积分', 'points', 'points', 0.065), ...UNLIMITED, points: 50 },
    { ...row('P-TEA', 6, '乌龙茶礼盒', 'goods', 'tea', 0.02), shortName: '乌龙茶', ...stock(77, 200, 20) },
    {
      ...row('P-COUPON-3', 7, nameOfCoupon('T-3'), 'coupon', 'coupon', 0.18),
      shortName: '加购券',
      ...stock(1380, 3000, 300),
      couponTemplateId: 'T-3',
    },
  ];
}

/** The eight cells of the second lottery. */
export function seedYearPrizes(): PrizeRow[] {
  return [
    { ...row('Y-THERMOMETER', 0, '电子体温计', 'goods', 'thermometer', 0.05), shortName: '体温计', ...stock(6, 10, 2) },
    { ...row(YEAR_CONSOLATION_ID, 1, '5 积分', 'points', 'points', 0.3), ...UNLIMITED, points: 5 },
    { ...row('Y-BAG', 2, '帆布袋', 'goods', 'tote', 0.05), ...stock(9, 20, 3) },
    { ...row('Y-POINTS-20', 3, '20 积分', 'points', 'points', 0.2), ...UNLIMITED, points: 20 },
    { ...row('Y-NONE', 4, '谢谢参与', 'none', 'herb', 0.2), ...UNLIMITED },
    {
      ...row('Y-COUPON-30', 5, nameOfCoupon('T-30'), 'coupon', 'ticket', 0.1),
      shortName: '护理券',
      ...stock(40, 100, 20),
      couponTemplateId: 'T-30',
    },
    { ...row('Y-LOTION', 6, '润肤乳套装', 'goods', 'lotion', 0.05), shortName: '润肤乳', ...stock(12, 30, 3) },
    { ...row('Y-POINTS-100', 7, '100 积分', 'points', 'points', 0.05), ...UNLIMITED, points: 100 },
  ];
}
