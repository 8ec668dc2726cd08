import { addressBar } from '@/shared/lib/addressBar';
import { openWallet } from './openWallet';

const WALLET = `${window.location.origin}/wallet`;

let left: string[];

beforeEach(() => {
  left = [];
  jest.spyOn(addressBar, 'leave').mockImplementation((address) => void left.push(address));
});

const openH5 = (query: string) =>
  openWallet({ payType: 'h5', params: { mweb_url: `${WALLET}?${query}` }, miniPath: undefined }, jest.fn(), () => true);

it.each([
  ['to the cashier as it stands', 'prepay_id=1', window.location.href],
  ['where the server says', 'prepay_id=1&redirect_url=https%3A%2F%2Fa.example%2Fpaid', 'https://a.example/paid'],
])('a wallet’s page leads back %s', async (_, query, back) => {
  expect(await openH5(query)).toBe('opened');
  expect(left.map((address) => new URL(address).searchParams.getAll('redirect_url'))).toEqual([[back]]);
});

it('a payment sheet without its signature opens nothing that is waited for', async () => {
  const params = { appId: 'wx1', timeStamp: 1_796_000_000, nonceStr: 'a', package: 'prepay_id=1', signType: 'RSA' };
  expect(await openWallet({ payType: 'jsapi', params, miniPath: undefined }, jest.fn(), () => true)).toBe('failed');
});

it.each([
  ['qr', { code_url: '' }],
  ['h5', { mweb_url: 'javascript:alert(1)' }],
  ['mini', {}],
] as const)('%s without an address that can be opened opens nothing', async (payType, params) => {
  const showCode = jest.fn();
  expect(await openWallet({ payType, params, miniPath: undefined }, showCode, () => true)).toBe('failed');
  expect([...left, ...showCode.mock.calls]).toEqual([]);
});
