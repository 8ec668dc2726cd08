import type { CampaignGoods } from './contract';

/** How many a member may take: 每人限 2 件; '' without a limit. */
export function describeLimit({ limit }: Pick<CampaignGoods, 'limit'>): string {
  return limit === null || limit === 0 ? '' : `每人限 ${limit} 件`;
}

/**
 * What stands across the picture of a good that the slot has sold out: 已售完, and when it comes again. The small picture of
 * 长辈版 has no room for that; the button below names the time.
 */
export function goneText({ reasonText }: Pick<CampaignGoods, 'reasonText'>, isElder: boolean): string {
  return !isElder && reasonText?.startsWith('下一场') ? `已售完，${reasonText}` : '已售完';
}

/**
 * The price that is struck through, in cents; undefined without a basis that can be named, and for one that is not higher.
 */
export function struckPrice({
  price,
  originPrice,
  originBasis,
}: Pick<CampaignGoods, 'price' | 'originPrice' | 'originBasis'>): number | undefined {
  if (originPrice === null || price === null || originBasis === undefined) return undefined;
  return originPrice > price ? originPrice : undefined;
}

/** What the struck prices of these goods are, each once. */
export function basesOf(goods: readonly CampaignGoods[]): string[] {
  return [...new Set(goods.flatMap((each) => (struckPrice(each) === undefined ? [] : [each.originBasis ?? ''])))];
}
