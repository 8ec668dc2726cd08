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
