import type { Discount } from './discountContract';
import { describeStores, faceOf, groupByStore } from './discountCopy';

test.each([
  [{ type: 'percent', value: 90, linkType: 'memberCode', needLevel: 0, needLevelName: '' }, '9折 人人可用'],
  [{ type: 'percent', value: 95, linkType: 'memberCode', needLevel: 1, needLevelName: '杏花' }, '9.5折 杏花可用'],
  [{ type: 'amount', value: 5000, linkType: 'claim', needLevel: 2, needLevelName: '金杏' }, '¥50.00 金杏可用'],
  [{ type: 'gift', value: null, linkType: 'claim', needLevel: 0, needLevelName: '' }, '免费 人人可用'],
  [{ type: 'gift', value: null, linkType: 'claim', needLevel: 2, needLevelName: '金杏' }, '不另付费 金杏可用'],
  [{ type: 'gift', value: null, linkType: 'url', needLevel: 0, needLevelName: '' }, '优惠 人人可用'],
  [{ type: 'amount', value: null, linkType: 'route', needLevel: 0, needLevelName: '' }, '优惠 人人可用'],
] as const)('%j is worth %s', (discount, words) => {
  const { before, figure, after, condition } = faceOf(discount);
  expect(`${before}${figure}${after} ${condition}`).toBe(words);
});

test('of several stores the first and how many', () => {
  const store = (name: string, distance: number | null) => ({ storeId: name, name, address: '', phone: '', distance });
  expect(describeStores([store('城西店', 850)])).toBe('城西店，850 米');
  expect(describeStores([store('城西店', null), store('湖滨店', null)])).toBe('城西店等\u00a02\u00a0家');
  expect(describeStores([])).toBe('');
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
