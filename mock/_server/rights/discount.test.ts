import { ask } from '@/testing/ask';
import { resetServer } from '../state';
import type { PersonaKey } from '../users';
import { metresBetween } from './discountRules';
import { discounts } from './discountStore';

const BASE = '/api/miniapp/discount';
const PAGE = { currentPage: 1, pageSize: 50 };

beforeEach(() => resetServer());

const list = async (query: Record<string, unknown>, as?: PersonaKey) =>
  (await ask(`GET ${BASE}/list`, { ...PAGE, ...query }, as ? { as } : {})).data.recordList as {
    id: string;
    status: string;
    title: string;
    stores: { distance: number | null }[];
    operate: { text: string }[];
  }[];

test('with a place the nearest is first, without one the order is by name, and what ended is last', async () => {
  const near = await list({ category: 'own', lat: 30.252, lng: 120.165 }, 'member');
  const distances = near
    .filter(({ status, stores }) => status !== 'ended' && stores.length > 0)
    .map(({ stores }) => stores[0]?.distance ?? 0);
  expect(distances).toEqual([...distances].sort((a, b) => a - b));
  const byName = (await list({ category: 'own' }, 'member'))
    .filter(({ status }) => status !== 'ended')
    .map(({ title }) => title);
  expect(byName).toEqual([...byName].sort((a, b) => a.localeCompare(b, 'zh')));
  expect(near.at(-1)?.status).toBe('ended');
});

test('a claim is a coupon in the wallet, once', async () => {
  const claim = (clientToken: string) => ask(`POST ${BASE}/claim`, { id: 'D08', clientToken }, { as: 'member' });
  const { couponId } = (await claim('a')).data;
  const coupon = await ask('GET /api/miniapp/coupon/detail', { couponId }, { as: 'member' });
  expect(coupon.data).toMatchObject({ title: '合作药房满减券', status: 'usable' });
  expect((await claim('b')).code).toBe(2004);
  expect((await list({ category: 'partner' }, 'member')).find(({ id }) => id === 'D08')?.status).toBe('usedUp');
});

test('what is claimed is good as long and in the shops as it was offered, under its name', async () => {
  for (const { id, title } of await list({ category: 'all' }, 'member')) {
    const offer = discounts().rows.find((row) => row.id === id);
    const { code, data } = await ask(`POST ${BASE}/claim`, { id, clientToken: id }, { as: 'member' });
    if (code !== 0) continue;
    const coupon = await ask('GET /api/miniapp/coupon/detail', { couponId: data.couponId }, { as: 'member' });
    const { validTo, stores } = coupon.data as { validTo: number; stores: { storeId: string }[] };
    expect({ id, validTo, stores: stores.map(({ storeId }) => storeId) }).toEqual({
      id,
      validTo: offer?.validTo,
      stores: offer?.storeIds,
    });
    if (offer?.type === 'gift') expect(title).toContain(coupon.data.title);
  }
});

test.each([
  ['newcomer', 'D02', 2006],
  ['member', 'D05', 400],
  ['member', 'D99', 2010],
] as const)('%s cannot claim %s: %d', async (as, id, code) => {
  expect((await ask(`POST ${BASE}/claim`, { id }, { as })).code).toBe(code);
});

test('a closed button names the level that the offer asks for', async () => {
  const offers = await list({ category: 'own' }, 'newcomer');
  const textOf = (id: string) => offers.find((offer) => offer.id === id)?.operate.map(({ text }) => text);
  expect([textOf('D02'), textOf('D03')]).toEqual([['金杏会员可用'], ['杏花会员可用']]);
});

test('a guest reads the list; a wrong category or place is refused', async () => {
  expect(await list({ category: 'all' })).toHaveLength(11);
  expect((await ask(`GET ${BASE}/list`, { ...PAGE, category: 'x' })).code).toBe(400);
  expect((await ask(`GET ${BASE}/list`, { ...PAGE, category: 'all', lat: 'x', lng: '1' })).code).toBe(400);
});

test('metres between two stations of the city', () => {
  expect(metresBetween({ lat: 30.281, lng: 120.101 }, { lat: 30.252, lng: 120.165 })).toBeGreaterThan(6500);
  expect(metresBetween({ lat: 30, lng: 120 }, { lat: 30, lng: 120 })).toBe(0);
});
