import type { HostAddress } from '@/bridge/address';
import type { AreaNode } from '@/shared/lib/areas/areas';
import { checkAddress, EMPTY_FORM } from './addressForm';
import { areaCodesOf, fillFromHost } from './hostAddress';

const TREE: readonly AreaNode[] = [
  [
    '110000',
    '北京市',
    [
      ['110101', '东城区'],
      ['110105', '朝阳区'],
    ],
  ],
  ['220000', '吉林省', [['220100', '长春市', [['220104', '朝阳区']]]]],
  ['330000', '浙江省', [['330100', '杭州市', [['330106', '西湖区']]]]],
  ['650000', '新疆维吾尔自治区', [['650100', '乌鲁木齐市', [['650102', '天山区']]]]],
];
const KEPT: HostAddress = {
  name: '周小满',
  mobile: '13600007788',
  province: '浙江省',
  city: '杭州市',
  county: '西湖区',
  detail: '文三路 9 号',
  code: '330106',
};
const HANGZHOU = ['330000', '330100', '330106'];

test.each([
  ['code and names', {}, HANGZHOU],
  ['names without a code', { code: '' }, HANGZHOU],
  ['a code without names', { province: '', city: '', county: '' }, HANGZHOU],
  ['a code of an older list: the names count', { code: '330199' }, HANGZHOU],
  ['a code of another district: the names count', { code: '110101' }, HANGZHOU],
  ['short names', { code: '', province: '新疆', city: '乌鲁木齐', county: '天山区' }, ['650000', '650100', '650102']],
  [
    'a municipality said twice',
    { code: '', province: '北京市', city: '北京市', county: '朝阳区' },
    ['110000', '110105'],
  ],
  [
    'the same name in another province',
    { code: '', province: '吉林省', city: '长春市', county: '朝阳区' },
    ['220000', '220100', '220104'],
  ],
  ['an unknown district: as far as it leads', { code: '', county: '新设区' }, ['330000', '330100']],
  ['nothing that is known', { code: '', province: 'X', city: 'Y', county: 'Z' }, []],
])('%s', (_, change, codes) => {
  expect(areaCodesOf(TREE, { ...KEPT, ...change })).toEqual(codes);
});

test('the form is filled with the words of our own list', () => {
  expect(fillFromHost(EMPTY_FORM, KEPT, TREE)).toEqual({
    ...EMPTY_FORM,
    name: '周小满',
    mobile: '13600007788',
    areaCodes: HANGZHOU,
    areaText: '浙江省 杭州市 西湖区',
    detail: '文三路 9 号',
  });
});

test('without our list the area is in the words of the app, and what was typed besides stays', () => {
  const typed = { ...EMPTY_FORM, tag: '家', areaCodes: HANGZHOU, areaText: '浙江省 杭州市 西湖区' };
  const twice = { ...KEPT, province: '北京市', city: '北京市', county: '朝阳区' };
  expect(fillFromHost(typed, twice, undefined)).toMatchObject({ tag: '家', areaCodes: [], areaText: '北京市 朝阳区' });
});

test('what is too long comes whole, for the member to shorten', () => {
  const long = { ...KEPT, name: '周'.repeat(21), detail: `${'文三路'.repeat(33)} 9 号 3 幢` };
  const filled = fillFromHost(EMPTY_FORM, long, TREE);
  expect(filled).toMatchObject({ name: long.name, detail: long.detail });
  expect(checkAddress(filled, TREE)).toEqual({ name: '收货人最多 20 个字', detail: '详细地址最多 100 个字' });
});
