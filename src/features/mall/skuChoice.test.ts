import fc from 'fast-check';
import { type Choosable, choiceOf, describeChoice, findSku, firstChoice, stateOfValue, toggleValue } from './skuChoice';

function sku(skuId: string, colour: string, size: string, stock: number | null) {
  return {
    skuId,
    stock,
    specs: [colour, size],
  };
}

const GOODS: Choosable = {
  specs: [
    { name: '颜色', values: ['雾蓝', '米白'] },
    { name: '尺码', values: ['M', 'L', 'XL'] },
  ],
  // There is no 米白 XL at all, 雾蓝 L is sold out.
  skus: [
    sku('a', '雾蓝', 'M', 5),
    sku('b', '雾蓝', 'L', 0),
    sku('c', '雾蓝', 'XL', 1),
    sku('d', '米白', 'M', 2),
    sku('e', '米白', 'L', 9),
  ],
};

describe('which values can be chosen', () => {
  test.each([
    ['nothing chosen: every value that some SKU has', {}, '尺码', 'L', 'free'],
    ['a combination that is not made', { 颜色: '米白' }, '尺码', 'XL', 'absent'],
    ['the same from the other side', { 尺码: 'XL' }, '颜色', '米白', 'absent'],
    ['a combination that is sold out', { 颜色: '雾蓝' }, '尺码', 'L', 'gone'],
    ['the chosen value itself', { 颜色: '雾蓝', 尺码: 'M' }, '颜色', '雾蓝', 'free'],
    ['another value of the same spec', { 颜色: '雾蓝', 尺码: 'M' }, '颜色', '米白', 'free'],
    ['a value of no SKU', {}, '颜色', '墨绿', 'absent'],
  ] as const)('%s', (_, choice, name, value, state) => {
    expect(stateOfValue(GOODS, choice, name, value)).toBe(state);
  });

  test('stock that is not known cannot be chosen', () => {
    const unknown = { ...GOODS, skus: [sku('x', '雾蓝', 'M', null)] };
    expect(stateOfValue(unknown, {}, '颜色', '雾蓝')).toBe('gone');
  });
});

describe('what the row of specs says', () => {
  test.each([
    ['nothing chosen is a request, never a shortage', {}, '请选择 颜色、尺码'],
    ['one missing', { 颜色: '雾蓝' }, '请选择 尺码'],
    ['all chosen', { 尺码: 'M', 颜色: '雾蓝' }, '雾蓝，M'],
  ])('%s', (_, choice, text) => {
    expect(describeChoice(GOODS, choice)).toBe(text);
  });

  test('a good without specs has nothing to say', () => {
    expect(describeChoice({ specs: [], skus: [{ skuId: 'a', specs: [], stock: 1 }] }, {})).toBe('');
  });
});

describe('the chosen SKU', () => {
  test('is found when every spec has a value', () => {
    expect(findSku(GOODS, { 颜色: '米白', 尺码: 'L' })?.skuId).toBe('e');
  });

  test.each([[{}], [{ 颜色: '米白' }], [{ 颜色: '米白', 尺码: 'XL' }]])('%p leads to none', (choice) => {
    expect(findSku(GOODS, choice)).toBeUndefined();
  });

  test('tapping a chosen value takes it back', () => {
    expect(toggleValue({ 颜色: '雾蓝', 尺码: 'M' }, '颜色', '雾蓝')).toEqual({ 尺码: 'M' });
  });

  test('no way of tapping ends in a SKU other than the one described', () => {
    const tap = fc.constantFrom(
      ...GOODS.specs.flatMap((spec) => spec.values.map((value) => [spec.name, value] as const)),
    );
    fc.assert(
      fc.property(fc.array(tap, { maxLength: 12 }), (taps) => {
        let choice: Readonly<Record<string, string>> = {};
        for (const [name, value] of taps) {
          if (stateOfValue(GOODS, choice, name, value) === 'free') choice = toggleValue(choice, name, value);
        }
        const found = findSku(GOODS, choice);
        if (found) {
          expect(choiceOf(GOODS, found)).toEqual(choice);
          expect(found.stock).toBeGreaterThan(0);
        } else expect(describeChoice(GOODS, choice)).toMatch(/^请选择/);
      }),
    );
  });
});

describe('the first choice', () => {
  test('follows the address', () => {
    expect(firstChoice(GOODS, 'd')).toEqual({ 颜色: '米白', 尺码: 'M' });
  });

  test.each([[undefined], ['unknown']])('with %p in the address nothing is chosen', (skuId) => {
    expect(firstChoice(GOODS, skuId)).toEqual({});
  });

  test('the only SKU is chosen', () => {
    const one = {
      specs: [{ name: '规格', values: ['礼盒装'] }],
      skus: [{ skuId: 'a', specs: ['礼盒装'], stock: 0 }],
    };
    expect(firstChoice(one, undefined)).toEqual({ 规格: '礼盒装' });
  });

  test('a spec with one value is chosen', () => {
    const goods = {
      ...GOODS,
      specs: [
        { name: '颜色', values: ['雾蓝'] },
        { name: '尺码', values: ['M', 'L'] },
      ],
    };
    expect(firstChoice(goods, undefined)).toEqual({ 颜色: '雾蓝' });
  });
});

test.each(['constructor', '__proto__'])('a spec named %s is chosen only when its value is', (name) => {
  const goods: Choosable = {
    specs: [{ name, values: ['雾蓝', '米白'] }],
    skus: [
      { skuId: 'a', stock: 1, specs: ['雾蓝'] },
      { skuId: 'b', stock: 1, specs: ['米白'] },
    ],
  };
  expect(describeChoice(goods, firstChoice(goods, undefined))).toBe(`请选择 ${name}`);
  expect(findSku(goods, toggleValue({}, name, '米白'))?.skuId).toBe('b');
});
