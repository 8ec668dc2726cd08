import type { GoodsPreview } from '@/features/mall/goodsPreviewCache';
import { type Choosable, type ChoosableSku, findSku, firstChoice } from '@/features/mall/skuChoice';
import { formatYuan } from '@/shared/lib/money';
import { formatPoints } from '@/shared/lib/pointsFormat';
import { safeImage } from '@/shared/lib/safeUrl';

/** What of a good can be shown ahead of the app, of which kind its price is, and the words that stand in the slots. */
export interface SeedOfGoods {
  seed: GoodsPreview;
  kind: 'points' | 'both';
  slots: Readonly<Record<'name' | 'img' | 'points' | 'cash', string>>;
}

interface PlainGoods extends Choosable<ChoosableSku & { points: number; cash: number }> {
  goodsId: string;
  name: string;
  status: string;
  points: number;
  cash: number;
  gallery: readonly string[];
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isText = (value: unknown) => typeof value === 'string' && value !== '';
const isAmount = (value: unknown) => Number.isSafeInteger(value) && (value as number) >= 0;
const isListOf = (value: unknown, fits: (each: unknown) => boolean) => Array.isArray(value) && value.every(fits);
const isSpec = (value: unknown) => isRecord(value) && isText(value.name) && isListOf(value.values, isText);
const isSku = (value: unknown) =>
  isRecord(value) &&
  isText(value.skuId) &&
  isListOf(value.specs, isText) &&
  isAmount(value.points) &&
  isAmount(value.cash);

function isPlain(value: unknown): value is PlainGoods {
  return (
    isRecord(value) &&
    [value.goodsId, value.name, value.status].every(isText) &&
    [value.points, value.cash].every(isAmount) &&
    isListOf(value.gallery, isText) &&
    isListOf(value.specs, isSpec) &&
    isListOf(value.skus, isSku)
  );
}

/**
 * Reads the answer to the screen's first call; undefined for what is left to the app: a good that is gone, odd, without a
 * picture or for money only, and everything that is no answer.
 */
export function seedOf(answer: unknown, goodsId: string | null): SeedOfGoods | undefined {
  const goods = isRecord(answer) && answer.code === 0 ? answer.data : undefined;
  if (!isPlain(goods) || goods.goodsId !== goodsId || goods.status === 'closed') return undefined;
  const img = safeImage(goods.gallery[0]);
  const { points, cash } = findSku(goods, firstChoice(goods, undefined)) ?? goods;
  if (img === undefined || points === 0) return undefined;
  return {
    seed: { goodsId, name: goods.name, img, points, cash },
    kind: cash > 0 ? 'both' : 'points',
    slots: { name: goods.name, img, points: formatPoints(points), cash: formatYuan(cash) },
  };
}
