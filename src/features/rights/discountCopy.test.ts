import type { Discount } from './discountContract';
import { describeWorth, formatDistance, groupByStore } from './discountCopy';

test.each([
  [{ type: 'percent', value: 90 }, '9 折'],
  [{ type: 'percent', value: 95 }, '9.5 折'],
  [{ type: 'amount', value: 5000 }, '减 ¥50.00'],
  [{ type: 'gift', value: null }, '礼遇'],
  [{ type: 'amount', value: null }, '礼遇'],
] as const)('%j is worth %s', (discount, words) => {
  expect(describeWorth(discount)).toBe(words);
});

test.each([
  [null, ''],
  [0, '0 米'],
  [850, '850 米'],
  [6920, '6.9 公里'],
])('%p metres is %p', (metres, words) => {
  expect(formatDistance(metres)).toBe(words);
});

function discount(id: string, storeIds: Array<[string, number | null]>, status: Discount['status'] = 'open'): Discount {
  const stores = storeIds.map(([storeId, distance]) => ({ storeId, name: storeId, address: '', phone: '', distance }));
  return { id, title: id, provider: '', stores, status } as unknown as Discount;
}

test('stores are listed once with what they offer, nearest first, without what has ended', () => {
  const rows = [
    discount('D1', [
      ['S2', 900],
      ['S1', 100],
    ]),
    discount('D2', [['S1', 100]]),
    discount('D3', [['S3', 1]], 'ended'),
  ];
  expect(groupByStore(rows).map(({ store, offers }) => [store.storeId, offers.map(({ id }) => id)])).toEqual([
    ['S1', ['D1', 'D2']],
    ['S2', ['D1']],
  ]);
  const unknown = groupByStore([
    discount('D1', [
      ['S2', null],
      ['S1', null],
    ]),
  ]);
  expect(unknown.map(({ store }) => store.storeId)).toEqual(['S1', 'S2']);
});
