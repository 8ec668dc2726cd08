import '../../campaignGoods';
import '../../sale-2025-618';
import '../../year';
import { ask } from '@/testing/ask';
import { MAIN_ACTIVITY } from '../activity/rules';
import { forcePhase } from '../campaign/registry';
import { resetServer } from '../state';

beforeEach(() => resetServer());

interface Page {
  slots: { slotId: string }[];
  recordList: { skuId: string; originPrice: number | null; originBasis?: string }[];
}

async function struckThrough(code: string): Promise<(readonly [skuId: string, price: number, basis: string])[]> {
  forcePhase(code, 1);
  const pageOf = async (query: Record<string, string>) =>
    (await ask<Page>('GET /api/miniapp/campaign/goods', { code, ...query })).data;
  const { slots } = await pageOf({});
  const pages = await Promise.all(slots.map(({ slotId }) => pageOf({ slot: slotId })));
  return pages
    .flatMap(({ recordList }) => recordList)
    .flatMap(({ skuId, originPrice, originBasis = '' }) =>
      originPrice === null ? [] : [[skuId, originPrice, originBasis] as const],
    );
}

test('a good has one price in the stores, in whatever campaign it is struck through', async () => {
  const rows = [...(await struckThrough('year')), ...(await struckThrough('618-2025'))];
  expect(rows.map(([skuId]) => skuId)).toEqual(expect.arrayContaining(['G6001-1', 'G1001-1']));
  const prices = new Map(rows.map(([skuId, price]) => [skuId, price]));
  for (const [skuId, price, basis] of rows)
    expect([skuId, price, basis]).toEqual([skuId, prices.get(skuId), '门店零售价']);
  const { prizes } = (
    await ask<{ prizes: { name: string; value: number | null }[] }>('GET /api/miniapp/rank/luck/list', {
      activityId: MAIN_ACTIVITY,
    })
  ).data;
  const worthOf = (name: string) => prizes.find((prize) => prize.name === name)?.value;
  expect([worthOf('乌龙茶礼盒'), worthOf('洗护礼盒')]).toEqual([prices.get('G6001-1'), prices.get('G1001-1')]);
});
