import type { Operate } from '@/shared/lib/schema';
import { splitOperate } from './useSplitOperate';

const can = (key: string): Operate => ({
  key,
  text: key,
  enabled: true,
  reasonText: undefined,
  reasonAction: undefined,
});
const cannot = (key: string): Operate => ({ ...can(key), enabled: false, reasonText: '现在不能' });

test.each([
  ['nothing', [], 3, [], []],
  ['one', [can('pay')], 2, ['pay'], []],
  ['as many as fit', [can('a'), can('b'), can('c')], 3, ['a', 'b', 'c'], []],
  ['one too many', [can('a'), can('b'), can('c')], 2, ['c'], ['a', 'b']],
  ['many', [can('a'), can('b'), can('c'), can('d'), can('e')], 3, ['d', 'e'], ['a', 'b', 'c']],
  ['one not usable', [cannot('a'), can('b')], 3, ['b'], ['a']],
  ['the main one not usable', [can('a'), can('b'), cannot('c')], 3, ['a', 'b'], ['c']],
  ['a single one, not usable', [cannot('a')], 2, ['a'], []],
  ['an after-sale beside others', [can('aftersale'), can('confirm')], 3, ['confirm'], ['aftersale']],
  ['an after-sale alone', [can('aftersale')], 3, ['aftersale'], []],
  ['none usable', [cannot('a'), cannot('b')], 3, ['b'], ['a']],
])('%s', (_, operate, room, shown, rest) => {
  const divided = splitOperate(operate, room);
  expect(divided.shown.map(({ key }) => key)).toEqual(shown);
  expect(divided.rest.map(({ key }) => key)).toEqual(rest);
});
