import { addressBar } from '@/shared/lib/addressBar';
import { canOpenAddressList, chooseHostAddress } from './address';
import { openChat } from './chat';
import { closeWindow } from './closeWindow';
import { configureSdk } from './configure';
import { createFakeSdk } from './fakeSdk';
import { openMiniProgramPage } from './miniProgram';
import { payInWechat } from './pay';
import { canScan, scanCode } from './scan';

const parameters = { timeStamp: '1', nonceStr: 'n', package: 'p', signType: 'RSA', paySign: 's' };
const sign = jest.fn(async () => undefined);

beforeEach(() => {
  window.__APP_CONFIG__ = {
    hosts: { links: ['shop.example.com'] },
    customerService: { link: 'https://chat.example.com/k' },
  };
});
afterEach(() => {
  window.__APP_CONFIG__ = undefined;
});

test('a plain browser has none of the messaging app, and nobody waits for it', async () => {
  expect(await configureSdk(sign)).toBe('unavailable');
  expect(await payInWechat(parameters, sign, () => true)).toBe('missing');
  expect(await scanCode(sign, () => true)).toEqual({ kind: 'unavailable' });
  expect(await openMiniProgramPage('/pages/x')).toBe('unavailable');
  expect(await closeWindow()).toBe(false);
  expect(canScan()).toBe(false);
  expect(canOpenAddressList()).toBe(false);
  expect(await chooseHostAddress(sign, () => true)).toEqual({ kind: 'unavailable' });
  expect(sign).not.toHaveBeenCalled();
});

test.each([
  ['the configured link', undefined, 'https://chat.example.com/k'],
  ['a permitted link of the server', 'https://shop.example.com/chat', 'https://shop.example.com/chat'],
  ['the configured link instead of a foreign one', 'https://evil.example/', 'https://chat.example.com/k'],
  ['the configured link instead of a script', 'javascript:alert(1)', 'https://chat.example.com/k'],
])('the chat opens %s', async (_, link, expected) => {
  const leave = jest.spyOn(addressBar, 'leave').mockImplementation(() => undefined);
  expect(await openChat(link)).toBe('opened');
  expect(leave).toHaveBeenCalledWith(expected);
});

test.each([
  ['order', 'M2611210001', false, 'https://chat.example.com/k?topic=order&no=M2611210001&from=app'],
  ['order', 'a&b=c', false, 'https://chat.example.com/k?topic=order&no=a%26b%3Dc&from=app'],
  ['card', '6208 **** 3317', true, 'https://chat.example.com/k?topic=card&no=&from=app'],
])(
  'a link with places learns what it is about (%s), and no card number',
  async (about, number, isPersonal, expected) => {
    window.__APP_CONFIG__ = {
      customerService: { link: 'https://chat.example.com/k?topic={about}&no={number}&from=app' },
    };
    const leave = jest.spyOn(addressBar, 'leave').mockImplementation(() => undefined);
    expect(await openChat(undefined, { about, number, isPersonal })).toBe('opened');
    expect(leave).toHaveBeenLastCalledWith(expected);
  },
);

test('a link of the server with places is filled before it is checked', async () => {
  const leave = jest.spyOn(addressBar, 'leave').mockImplementation(() => undefined);
  const topic = { about: 'order', number: 'M1', isPersonal: false };
  await openChat('https://shop.example.com/chat?no={number}', topic);
  expect(leave).toHaveBeenLastCalledWith('https://shop.example.com/chat?no=M1');
});

test('without a network nothing opens', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const leave = jest.spyOn(addressBar, 'leave').mockImplementation(() => undefined);
  expect(await openChat()).toBe('failed');
  expect(leave).not.toHaveBeenCalled();
});

test('a configured link of another kind (test environment, own host) is followed too', async () => {
  window.__APP_CONFIG__ = { customerService: { link: 'http://localhost:8000/chat' } };
  const leave = jest.spyOn(addressBar, 'leave').mockImplementation(() => undefined);
  expect(await openChat()).toBe('opened');
  expect(leave).toHaveBeenCalledWith('http://localhost:8000/chat');
});

describe('the fake SDK of a developer', () => {
  test.each([
    [true, 'ok'],
    [false, 'cancel'],
  ])('asks before it pays: %p', async (isAccepted, expected) => {
    const confirm = jest.spyOn(window, 'confirm').mockReturnValue(isAccepted);
    const result = await new Promise((resolve) => {
      const { timeStamp: timestamp, ...rest } = parameters;
      createFakeSdk().chooseWXPay({
        timestamp,
        ...rest,
        success: () => resolve('ok'),
        cancel: () => resolve('cancel'),
      });
    });
    expect(result).toBe(expected);
    expect(confirm).toHaveBeenCalledTimes(1);
  });

  test('refuses a signature that is not complete', async () => {
    const sdk = createFakeSdk();
    const error = await new Promise((resolve) => {
      sdk.error(resolve);
      sdk.config({ debug: false, appId: '', timestamp: 1, nonceStr: 'n', signature: 's', jsApiList: [] });
    });
    expect(error).toEqual({ errMsg: 'config:invalid signature' });
  });
});
