import type { CampaignGoods } from '@/features/campaign';
import { type GoodsChoice, picks } from './goodsChoice';

const BASE: CampaignGoods = {
  goodsId: 'G1',
  skuId: 'G1-1',
  name: '礼盒',
  img: '',
  price: 6900,
  points: 0,
  originPrice: null,
  originBasis: undefined,
  stock: 3,
  stockTotal: 9,
  limit: 2,
  slot: 'S',
  status: 'onSale',
  reasonText: undefined,
  gift: undefined,
  isMemberOnly: false,
  remindSlot: undefined,
  reminded: false,
  operate: [],
};
const CASES: [Partial<CampaignGoods>, GoodsChoice['kind'], boolean, boolean][] = [
  [{}, 'all', false, true],
  [{ status: 'soldOut' }, 'all', true, false],
  [{ gift: '送护手霜' }, 'gift', false, true],
  [{}, 'gift', false, false],
  [{ price: 0, points: 500 }, 'points', true, true],
  [{ price: 990, points: 180 }, 'points', false, false],
  [{ price: 0, points: null }, 'points', false, false],
];

test.each(CASES)('%j of kind %s, open only %s: %s', (more, kind, isOpenOnly, isPicked) => {
  expect(picks({ ...BASE, ...more }, { kind, isOpenOnly })).toBe(isPicked);
});
