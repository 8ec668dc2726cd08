import { addressBar } from '@/shared/lib/addressBar';
import { canOpenAddressList, chooseKeptAddress } from './address';
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
  expect(await payInWechat(parameters, sign)).toBe('unavailable');
  expect(await scanCode(sign)).toEqual({ kind: 'unavailable' });
  expect(await openMiniProgramPage('/pages/x')).toBe('unavailable');
  expect(await closeWindow()).toBe(false);
  expect(canScan()).toBe(false);
  expect(canOpenAddressList()).toBe(false);
  expect(await chooseKeptAddress(sign)).toEqual({ kind: 'unavailable' });
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
