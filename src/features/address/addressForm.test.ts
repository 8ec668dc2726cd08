import type { AreaNode } from '@/shared/lib/areas/areas';
import { type AddressForm, checkAddress, EMPTY_FORM, fillForm, toSaving } from './addressForm';

const TREE: readonly AreaNode[] = [
  ['310000', '上海市', [['310104', '徐汇区']]],
  ['330000', '浙江省', [['330100', '杭州市', [['330106', '西湖区']]]]],
];
const GOOD: AddressForm = {
  name: '林书意',
  mobile: '13800002046',
  areaCodes: ['330000', '330100', '330106'],
  areaText: '浙江省 杭州市 西湖区',
  detail: '文三路 398 号',
  tag: '家',
  isDefault: true,
};

test.each([
  ['a whole form', {}, {}],
  ['a municipality has two levels', { areaCodes: ['310000', '310104'] }, {}],
  ['a landline with area code', { mobile: '0571-88021234' }, {}],
  ['a landline without a dash', { mobile: '057188021234' }, {}],
  ['blanks and a country code', { mobile: '+86 138 0000 2046' }, {}],
  ['an area typed by hand', { areaCodes: [], areaText: '浙江杭州' }, {}],
  ['no name', { name: '  ' }, { name: '请填写收货人' }],
  ['a name of 21 characters', { name: '林'.repeat(21) }, { name: '收货人最多 20 个字' }],
  ['a name that nobody sees', { name: '\u200b\u200b' }, { name: '请填写收货人' }],
  ['a detail that nobody sees', { detail: '\u200b\u200b ' }, { detail: '请填写街道、小区、门牌号' }],
  ['a landline with its area code in brackets', { mobile: '（0571）88021234' }, {}],
  ['no phone', { mobile: '' }, { mobile: '请填写手机号' }],
  ['ten digits', { mobile: '1380000204' }, { mobile: '请填写 11 位手机号，或带区号的座机号' }],
  ['a number that starts with 12', { mobile: '12800002046' }, { mobile: '请填写 11 位手机号，或带区号的座机号' }],
  ['a landline without area code', { mobile: '88021234' }, { mobile: '请填写 11 位手机号，或带区号的座机号' }],
  ['no area', { areaCodes: [], areaText: '' }, { area: '请选择所在地区' }],
  ['an area that stops at the city', { areaCodes: ['330000', '330100'] }, { area: '请选择到最后一级，如区或县' }],
  ['a district of another city', { areaCodes: ['310000', '330106'] }, { area: '请选择到最后一级，如区或县' }],
  ['no detail', { detail: '' }, { detail: '请填写街道、小区、门牌号' }],
  ['one character of detail', { detail: '路' }, { detail: '详细地址太短，请写到门牌号' }],
  ['101 characters of detail', { detail: '路'.repeat(101) }, { detail: '详细地址最多 100 个字' }],
  ['100 emoji of detail', { detail: '🏠'.repeat(100) }, {}],
  ['one emoji of detail', { detail: '🏠' }, { detail: '详细地址太短，请写到门牌号' }],
  ['a tag of six emoji', { tag: '🏠'.repeat(6) }, {}],
  ['a tag of seven characters', { tag: '我妈妈的新家呀' }, { tag: '标签最多 6 个字' }],
])('%s', (_name, change, errors) => {
  expect(checkAddress({ ...GOOD, ...change }, TREE)).toEqual(errors);
});

test('an empty form names every field that is needed', () => {
  expect(Object.keys(checkAddress(EMPTY_FORM, TREE))).toEqual(['name', 'mobile', 'area', 'detail']);
});

test('without the tree the server judges the codes', () => {
  expect(checkAddress({ ...GOOD, areaCodes: ['330000'] }, undefined)).toEqual({});
});

test('chosen codes are sent without the words, a typed area without codes', () => {
  expect(toSaving({ ...GOOD, name: ' 林书意 ' })).toMatchObject({ name: '林书意', areaCodes: GOOD.areaCodes });
  expect(toSaving(GOOD)).not.toHaveProperty('areaText');
  expect(toSaving({ ...GOOD, areaCodes: [], areaText: ' 浙江杭州 ' })).toMatchObject({
    areaCodes: [],
    areaText: '浙江杭州',
  });
});

test('what was not recognised keeps what was typed', () => {
  const parsed = { name: '', mobile: '13900001111', areaCodes: [], areaText: '', detail: '漕溪北路 88 号' };
  expect(fillForm(GOOD, parsed)).toEqual({ ...GOOD, mobile: '13900001111', detail: '漕溪北路 88 号' });
  const area = { areaCodes: ['310000', '310104'], areaText: '上海市 徐汇区' };
  expect(fillForm(GOOD, { name: '何有为', mobile: '', detail: '', ...area })).toEqual({
    ...GOOD,
    name: '何有为',
    ...area,
  });
});

test('what was pasted with line breaks and unseen marks is sent as one line', () => {
  expect(toSaving({ ...GOOD, name: '\u202d林书意\u202c', detail: '文三路\n398 号\n\n1202 室' })).toMatchObject({
    name: '林书意',
    detail: '文三路 398 号 1202 室',
  });
});
