import { DAY } from '../state';
import { type CampaignGood, registerCampaignGoods } from './goods';
import { registerCampaign } from './registry';

export const FAIR = 'fair-kit';

const good = (skuId: string, more: Partial<CampaignGood> = {}): CampaignGood => ({
  skuId,
  points: 0,
  cashCents: 1500,
  stock: 5,
  limit: 2,
  ...more,
});

/** A campaign for tests of what campaigns sell: three slots a day, on the day of the seed and the next. */
export function openFair(): void {
  registerCampaign({
    code: FAIR,
    from: 'fair',
    activityId: 990,
    title: '测试集市',
    route: '/schedule/points-mall',
    cover: '',
    period: (today) => ({ startAt: today, endAt: today + 2 * DAY }),
    detail: () => ({ blocks: ['goods'] }),
  });
  registerCampaignGoods({
    code: FAIR,
    priceName: '集市价',
    slots: [
      { from: 10, to: 14, goods: [good('G1008-1', { origin: { cents: 2590, basis: '门店零售价' } })] },
      {
        from: 14,
        to: 20,
        goods: [
          good('G1008-1', { gift: { name: '便携皂盒', img: '/api/__mock/art/goods-soap.webp' } }),
          good('G2009-1', { cashCents: 1980, isMemberOnly: true, limit: null }),
          good('G1003-1', { stock: 3, sold: 3 }),
        ],
      },
      { from: 20, to: 24, goods: [good('G1003-1')] },
    ],
  });
}
