import { type CampaignGood, registerCampaignGoods } from '../campaign/goods';
import { registerCampaignPlans } from '../campaign/plans';
import { addCampaignOffer } from '../coupon/store';
import { addTemplate, goods as goodsCoupon, service as serviceCoupon } from '../coupon/templates';
import type { Template } from '../coupon/types';
import { RETAIL, RETAIL_BASIS } from '../mall/retail';
import { grouped, yuan } from '../money';
import { AFTER_SALE_MS } from '../order/limits';
import { inDays } from '../spans';

export const SALE = { code: '618-2025', from: '618' } as const;

/** How long a coupon of the sale works once it is claimed. */
export const COUPON_DAYS = 30;
export const YEAR_CENTS = 25_800;
export const RETURN_RULE = `商品完好，签收 ${inDays(AFTER_SALE_MS)}内可无理由退，原路退回。`;

const COUPONS: readonly { couponId: string; template: Template; left: number; total: number }[] = [
  {
    couponId: 'O-618-visit',
    template: serviceCoupon({
      templateId: 'T-618-visit',
      title: '上门护理券',
      kind: 'amount',
      faceValue: 5000,
      threshold: 19_900,
      scope: '伤口换药、导管维护、产后护理',
    }),
    left: 820,
    total: 1000,
  },
  {
    couponId: 'O-618-wash',
    template: goodsCoupon({
      templateId: 'T-618-wash',
      title: '洗护用品券',
      kind: 'amount',
      faceValue: 2000,
      threshold: 9900,
      scope: '仅限“日常护理”分类',
      categoryId: 'daily',
    }),
    left: 460,
    total: 1000,
  },
  {
    couponId: 'O-618-care',
    template: goodsCoupon({
      templateId: 'T-618-care',
      title: '护理用品券',
      kind: 'percent',
      faceValue: 90,
      threshold: 0,
      scope: '积分商城要付一部分钱的商品',
    }),
    left: 1310,
    total: 2000,
  },
];

for (const { couponId, template, left, total } of COUPONS) {
  const { templateId } = template;
  addTemplate(template);
  addCampaignOffer({ couponId, templateId, campaign: SALE.code, left, total, validDays: COUPON_DAYS });
}

function worthOf({ kind, faceValue, threshold }: Template): string {
  if (kind === 'percent') return `${(faceValue ?? 0) / 10} 折`;
  return `满 ${yuan(threshold)} 减 ${yuan(faceValue ?? 0)}`;
}

/** The coupons as the rules list them: name, what it is for, how many. */
export function couponRows(): string[][] {
  return COUPONS.map(({ template, total }) => [
    template.title,
    `${worthOf(template)}，${template.scope}`,
    `${grouped(total)} 张`,
  ]);
}

function good(skuId: string, cashCents: number, more: Partial<CampaignGood>): CampaignGood {
  return { skuId, points: 0, cashCents, stock: 100, limit: 2, ...more };
}

const umbrella = (sold: number) =>
  good('G7008-1', 3900, { origin: { cents: 4900, basis: RETAIL_BASIS }, stock: 60, sold, limit: 2 });
const oolong = good('G6001-1', 5500, {
  origin: { cents: RETAIL.oolong, basis: RETAIL_BASIS },
  stock: 200,
  sold: 80,
  limit: 4,
});
const soap = (sold: number) => good('G1003-1', 1500, { stock: 120, sold, limit: 3 });
const handCream = good('G1004-1', 1990, { stock: 200, sold: 150, limit: 3 });

registerCampaignGoods({
  code: SALE.code,
  priceName: '618 活动价',
  slots: [
    {
      from: 10,
      to: 14,
      goods: [
        good('G1008-1', 1690, { origin: { cents: 2590, basis: RETAIL_BASIS }, stock: 240, sold: 96 }),
        handCream,
        good('G6006-1', 2200, { stock: 120, sold: 40 }),
        umbrella(12),
      ],
    },
    {
      from: 14,
      to: 20,
      goods: [
        umbrella(24),
        oolong,
        good('G6003-1', 4500, {
          origin: { cents: 5800, basis: RETAIL_BASIS },
          stock: 60,
          sold: 18,
          limit: 1,
          isMemberOnly: true,
          gift: { name: '陶瓷带盖茶杯', img: '/api/__mock/art/goods-cup.webp' },
        }),
        handCream,
        soap(120),
        good('G7010-1', 5900, { origin: { cents: 7900, basis: RETAIL_BASIS }, stock: 40, sold: 12, limit: 1 }),
      ],
    },
    { from: 20, to: 24, goods: [soap(0), good('G6002-1', 2600, { stock: 160, sold: 0 }), oolong, umbrella(0)] },
  ],
});

registerCampaignPlans({
  code: SALE.code,
  plans: [{ planId: 'year', priceCents: YEAR_CENTS, couponText: '618 年卡价不能再用优惠券，券可以留着买别的' }],
});
