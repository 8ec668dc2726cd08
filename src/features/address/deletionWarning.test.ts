import type { Address } from './contract';
import { deletionWarning } from './deletionWarning';

function address(addressId: string, isDefault: boolean): Address {
  return {
    addressId,
    isDefault,
    name: '林书意',
    mobileMasked: '138****2046',
    areaCodes: [],
    areaText: '浙江省',
    detail: addressId,
    tag: '',
  };
}
const [first, second] = [address('A1', true), address('A2', false)];

test.each([
  ['the only one', first, [first], /唯一的地址/],
  ['the default one names its successor', first, [first, second], /默认地址.*浙江省 A2/],
  ['another one names itself', second, [first, second], /^林书意，浙江省 A2/],
])('%s', (_name, which, all, words) => {
  expect(deletionWarning(which, all)).toMatch(words);
  expect(deletionWarning(which, all)).toContain('订单不受影响');
});
