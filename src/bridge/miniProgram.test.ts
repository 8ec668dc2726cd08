/**
 * @jest-environment-options {"url": "https://m.example.com/#/paying", "userAgent": "Mozilla/5.0 (iPhone) MicroMessenger/8.0.49(0x18003137) Language/zh_CN miniProgram/wx0123456789abcdef"}
 */
import { addressBar } from '@/shared/lib/addressBar';
import { openChat } from './chat';
import { installFakeBridge, removeFakeBridge } from './fakeBridge';
import { openMiniProgramPage } from './miniProgram';
import { payInWechat } from './pay';
import { setShareCard } from './share';

const OK = { invokeMiniProgramAPI: { errMsg: 'invokeMiniProgramAPI:ok' } };

// The SDK is imported once per document and finds the bridge of each test on the window.
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'WeixinJSBridge');
});
afterAll(removeFakeBridge);

test('opens a native page; every value is encoded once', async () => {
  const { calls } = installFakeBridge({ answers: OK });
  expect(await openMiniProgramPage('/pages/pay/pay', { orderNo: 'A 1&b=2', biz: '商品' })).toBe('opened');
  expect(calls.at(-1)?.args).toMatchObject({
    name: 'navigateTo',
    arg: { url: '/pages/pay/pay?orderNo=A%201%26b%3D2&biz=%E5%95%86%E5%93%81' },
  });
});

test('a refusal is a failure', async () => {
  installFakeBridge({ answers: { invokeMiniProgramAPI: { errMsg: 'invokeMiniProgramAPI:fail page limit' } } });
  expect(await openMiniProgramPage('/pages/pay/pay')).toBe('failed');
});

test('nothing within 3 seconds is a failure', async () => {
  installFakeBridge({});
  jest.useFakeTimers();
  const done = jest.fn();
  void openMiniProgramPage('/pages/pay/pay').then(done);
  await jest.advanceTimersByTimeAsync(2999);
  expect(done).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(done).toHaveBeenCalledWith('failed');
  expect(jest.getTimerCount()).toBe(0);
});

test('who has gone on before it fails is told nothing', async () => {
  installFakeBridge({});
  jest.useFakeTimers();
  const done = jest.fn();
  void openMiniProgramPage('/pages/pay/pay').then(done);
  await jest.advanceTimersByTimeAsync(10);
  window.location.hash = '/equity';
  await jest.advanceTimersByTimeAsync(3000);
  expect(done).toHaveBeenCalledWith('cancelled');
});

describe('a bridge that comes after the tap', () => {
  const comes = () => {
    const bridge = installFakeBridge({ answers: OK });
    document.dispatchEvent(new Event('WeixinJSBridgeReady'));
    return bridge;
  };

  test('opens the page when it is there', async () => {
    const opening = openMiniProgramPage('/pages/pay/pay');
    await new Promise((resolve) => setTimeout(resolve, 5));
    const { calls } = comes();
    expect(await opening).toBe('opened');
    expect(calls.at(-1)?.args).toMatchObject({ name: 'navigateTo' });
  });

  test('opens nothing for who has gone on', async () => {
    const opening = openMiniProgramPage('/pages/pay/pay');
    await new Promise((resolve) => setTimeout(resolve, 5));
    window.location.hash = '/schedule/member';
    const { calls } = comes();
    expect(await opening).toBe('cancelled');
    expect(calls).toEqual([]);
  });

  test('opens nothing after the failure was told', async () => {
    jest.useFakeTimers();
    const done = jest.fn();
    void openMiniProgramPage('/pages/pay/pay').then(done);
    await jest.advanceTimersByTimeAsync(3000);
    expect(done).toHaveBeenCalledWith('failed');
    const { calls } = comes();
    await jest.advanceTimersByTimeAsync(100);
    expect(calls).toEqual([]);
    expect(jest.getTimerCount()).toBe(0);
  });
});

test('the page that disappears has been opened, with or without an answer', async () => {
  installFakeBridge({});
  const opened = openMiniProgramPage('/pages/pay/pay');
  await new Promise((resolve) => setTimeout(resolve, 5));
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await opened).toBe('opened');
});

test('the chat is a page of the mini-program that gets the link', async () => {
  const { calls } = installFakeBridge({ answers: OK });
  window.__APP_CONFIG__ = {
    customerService: { link: 'https://work.weixin.qq.com/kfid/kfc1', miniProgramPage: '/pages/chat/index' },
  };
  expect(await openChat()).toBe('opened');
  expect(calls.at(-1)?.args).toMatchObject({
    arg: { url: '/pages/chat/index?link=https%3A%2F%2Fwork.weixin.qq.com%2Fkfid%2Fkfc1' },
  });
  window.__APP_CONFIG__ = undefined;
});

test('the page of the chat learns what it is about', async () => {
  const { calls } = installFakeBridge({ answers: OK });
  window.__APP_CONFIG__ = {
    customerService: { link: 'https://chat.example.com/', miniProgramPage: '/pages/chat/index' },
  };
  await openChat(undefined, { about: 'card', number: '6208 **** 3317', isPersonal: true });
  expect(calls.at(-1)?.args).toMatchObject({
    arg: { url: expect.stringMatching(/&about=card&number=6208%20\*{4}%203317$/) },
  });
  window.__APP_CONFIG__ = undefined;
});

test('a web-view has no payment sheet', async () => {
  installFakeBridge({ answers: OK });
  const parameters = { timeStamp: '1', nonceStr: 'n', package: 'p', signType: 'RSA', paySign: 's' };
  expect(
    await payInWechat(
      parameters,
      async () => undefined,
      () => true,
    ),
  ).toBe('missing');
});

test('the share card goes to the mini-program', async () => {
  const { calls } = installFakeBridge({ answers: OK });
  const card = { title: 't', text: 'x', path: '/activity', imageUrl: 'https://m.example.com/a.png' };
  expect(await setShareCard(card, async () => undefined)).toBe(true);
  expect(calls.at(-1)?.args).toMatchObject({
    name: 'postMessage',
    arg: { ...card, link: 'https://m.example.com/?to=%2Factivity#/activity' },
  });
});

test('nothing here leaves the document', async () => {
  const leave = jest.spyOn(addressBar, 'leave').mockImplementation(() => undefined);
  installFakeBridge({ answers: OK });
  await openChat('https://evil.example/');
  expect(leave).not.toHaveBeenCalled();
});
