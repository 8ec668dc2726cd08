import { type PlainGoods, SAMPLES, slotsOf } from './goodsSlots';

const GOODS: PlainGoods = {
  goodsId: 'G 1/2',
  name: '家用电子体温计',
  img: '/art/thermometer.webp',
  points: 1200,
  cash: 0,
  status: 'onSale',
  stock: 85,
  exchanged: 603,
  waiting: 0,
  gapPoints: 0,
};

test('the words of a card are those of the app', () => {
  expect(slotsOf({ ...GOODS, cash: 990, gapPoints: 1250, tag: '会员多享 1 件' })).toEqual({
    kind: 'onSale tag cash gap 还差 # 积分',
    slots: {
      id: 'G%201%2F2',
      name: '家用电子体温计',
      img: '/art/thermometer.webp',
      tag: '会员多享 1 件',
      restock: '',
      points: '1,200',
      cash: '¥9.90',
      foot: '还差 1,250 积分',
    },
  });
});

test.each([
  ['opens later', { status: 'notStarted', startAt: 1_800_000_000_000 }],
  ['costs money only', { points: 0, cash: 990 }],
  ['has a picture that may not be asked for', { img: 'javascript:alert(1)' }],
  ['has no name', { name: '' }],
  ['names no points', { points: null }],
  ['names points as a text', { points: '1200' }],
  ['names an odd tag', { tag: { text: 'x' } }],
  ['has a state of tomorrow', { status: 'presale' }],
])('a good that %s is left to the app', (_, change) => {
  expect(slotsOf({ ...GOODS, ...change })).toBeUndefined();
});

test.each([null, 7, [], {}])('what is no good is left to the app: %j', (row) => {
  expect(slotsOf(row)).toBeUndefined();
});

test('every sample can be drawn, and none is like another', () => {
  const kinds = SAMPLES.map((sample) => slotsOf(sample)?.kind);
  expect(kinds).not.toContain(undefined);
  expect(new Set(kinds).size).toBe(SAMPLES.length);
});
