import { refuse } from '../refusal';
import { defineStore, serverNow } from '../state';
import baby from './catalog/baby.json';
import coupon from './catalog/coupon.json';
import course from './catalog/course.json';
import daily from './catalog/daily.json';
import { type Description, toGood } from './catalog/describe';
import elder from './catalog/elder.json';
import food from './catalog/food.json';
import service from './catalog/service.json';
import type { Good, Sku } from './types';

export const CATEGORIES = [
  { categoryId: 'daily', name: '日常护理', descriptions: daily },
  { categoryId: 'baby', name: '母婴', descriptions: baby },
  { categoryId: 'service', name: '到家服务', descriptions: service },
  { categoryId: 'coupon', name: '卡券', descriptions: coupon },
  { categoryId: 'course', name: '课程', descriptions: course },
  { categoryId: 'food', name: '茶饮食品', descriptions: food },
  { categoryId: 'elder', name: '长辈关怀', descriptions: elder },
] as const;

interface MallState {
  goods: Good[];
  /** Pieces that a user has exchanged, by "userId goodsId". */
  used: Map<string, number>;
  /** Who wants to be told, as "userId goodsId". */
  reminders: Set<string>;
}

export const mall = defineStore(
  'mall',
  (): MallState => ({
    goods: CATEGORIES.flatMap(({ categoryId, descriptions }) =>
      (descriptions as readonly Description[]).map((each) => toGood(each, categoryId, serverNow())),
    ),
    used: new Map(),
    reminders: new Set(),
  }),
);

export function findGood(goodsId: unknown): Good | undefined {
  return mall().goods.find((good) => good.goodsId === goodsId);
}

export function needGood(goodsId: unknown): Good {
  const good = findGood(goodsId);
  if (!good) throw refuse.notFound('没有找到这件商品，可能已下架，可以看看其他商品');
  return good;
}

export function findSku(skuId: unknown): { good: Good; sku: Sku } | undefined {
  for (const good of mall().goods) {
    const sku = good.skus.find((each) => each.skuId === skuId);
    if (sku) return { good, sku };
  }
  return undefined;
}

export function stockOf(good: Good): number {
  return good.skus.reduce((sum, sku) => sum + sku.stock, 0);
}
