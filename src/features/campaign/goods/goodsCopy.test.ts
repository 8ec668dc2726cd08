import { basesOf, describeLimit, goneText, struckPrice } from './goodsCopy';

test('limits and what stands across a picture', () => {
  expect(describeLimit({ limit: 2 })).toBe('每人限 2 件');
  expect(describeLimit({ limit: null })).toBe('');
  expect(goneText({ reasonText: '下一场 20:00' }, false)).toBe('已售完，下一场 20:00');
  expect(goneText({ reasonText: '下一场 20:00' }, true)).toBe('已售完');
  expect(goneText({ reasonText: '这一场已售完' }, false)).toBe('已售完');
  expect(goneText({ reasonText: undefined }, false)).toBe('已售完');
});

test.each([
  [3900, 4900, '门店零售价', 4900],
  [3900, 4900, undefined, undefined],
  [3900, 3900, '门店零售价', undefined],
  [null, 4900, '门店零售价', undefined],
  [3900, null, '门店零售价', undefined],
] as const)('%s beside %s (%s) strikes %s', (price, originPrice, originBasis, struck) => {
  expect(struckPrice({ price, originPrice, originBasis })).toBe(struck);
});

test('each basis is said once, and only of prices that are struck', () => {
  const good = { price: 100, originPrice: 200 };
  const goods = [{ originBasis: 'A' }, { originBasis: 'A' }, { originBasis: 'B', originPrice: 100 }];
  expect(basesOf(goods.map((each) => ({ ...good, ...each })) as never)).toEqual(['A']);
});
