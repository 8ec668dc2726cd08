import { seedOf } from './goodsSeed';

const sku = (change: object = {}) => ({ skuId: 'S1', specs: [], points: 1200, cash: 0, stock: 8, ...change });
const goods = (change: object = {}) => ({
  goodsId: 'G1',
  name: '体温计',
  status: 'onSale',
  points: 1200,
  cash: 0,
  gallery: ['/a.webp', '/b.webp'],
  specs: [],
  skus: [sku()],
  ...change,
});
const seedIn = (data: unknown, code = 0) => seedOf({ code, msg: '', data }, 'G1');

test('name, first picture and points, as the screen writes them', () => {
  expect(seedIn(goods())).toEqual({
    seed: { goodsId: 'G1', name: '体温计', img: '/a.webp', points: 1200, cash: 0 },
    kind: 'points',
    slots: { name: '体温计', img: '/a.webp', points: '1,200', cash: '¥0.00' },
  });
});

test('points with money are another kind', () => {
  expect(seedIn(goods({ cash: 990, skus: [sku({ cash: 990 })] }))).toMatchObject({
    kind: 'both',
    slots: { cash: '¥9.90' },
  });
});

test('the price is that of the only choice; with several, the good’s own', () => {
  const specs = [{ name: '颜色', values: ['白', '蓝'] }];
  const [white, blue] = [sku({ specs: ['白'], points: 1300 }), sku({ skuId: 'S2', specs: ['蓝'], points: 1500 })];
  expect(seedIn(goods({ skus: [sku({ points: 1300 })] }))?.seed.points).toBe(1300);
  expect(seedIn(goods({ specs, skus: [white, blue] }))?.seed.points).toBe(1200);
});

test.each([
  ['no answer', undefined],
  ['another good', goods({ goodsId: 'G2' })],
  ['a good that is gone', goods({ status: 'closed' })],
  ['a good for money only', goods({ points: 0, cash: 990, skus: [sku({ points: 0, cash: 990 })] })],
  ['a good without a picture', goods({ gallery: [] })],
  ['a picture that may not be asked for', goods({ gallery: ['javascript:alert(1)'] })],
  ['a price that is none', goods({ points: '1200' })],
  ['choices that are none', goods({ skus: [{ skuId: 'S1' }] })],
  ['a list that is none', goods({ specs: null })],
])('%s is left to the app', (_, data) => {
  expect(seedIn(data)).toBeUndefined();
});

test('a refusal is left to the app', () => {
  expect(seedIn(goods(), 404)).toBeUndefined();
  expect(seedOf('<html>', 'G1')).toBeUndefined();
});
