import type { ask } from '@/testing/ask';
import { forcePhase } from '../campaign/registry';
import { RETAIL, RETAIL_BASIS } from './retail';

interface Page {
  slots: { slotId: string }[];
  recordList: { skuId: string; originPrice: number | null; originBasis?: string }[];
}

/** What is sold in the stores, too, by its SKU. */
const STORE_PRICES: Readonly<Record<string, number>> = { 'G1001-1': RETAIL.careBox, 'G6001-1': RETAIL.oolong };

/** The prices that a running campaign strikes through and that are not what the thing costs in the stores; and of which things that is known. */
export async function judgeStruckThrough(askAs: typeof ask, code: string) {
  forcePhase(code, 1);
  const pageOf = async (query: Record<string, string>) =>
    (await askAs<Page>('GET /api/miniapp/campaign/goods', { code, ...query })).data;
  const { slots } = await pageOf({});
  const pages = await Promise.all(slots.map(({ slotId }) => pageOf({ slot: slotId })));
  const rows = pages.flatMap(({ recordList }) => recordList).filter(({ originPrice }) => originPrice !== null);
  const wrong = rows.filter(
    ({ skuId, originPrice, originBasis }) =>
      originBasis !== RETAIL_BASIS || originPrice !== (STORE_PRICES[skuId] ?? originPrice),
  );
  return { wrong, known: [...new Set(rows.map(({ skuId }) => skuId))].filter((skuId) => skuId in STORE_PRICES) };
}
