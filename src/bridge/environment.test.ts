import { currentHost, detectHost, platform } from './environment';

const IOS =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148';
const ANDROID =
  'Mozilla/5.0 (Linux; Android 14; X) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.7444.173 Mobile Safari/537.36';

test.each([
  ['iOS in-app', `${IOS} MicroMessenger/8.0.49(0x18003137) NetType/WIFI Language/zh_CN`, 'wechat'],
  [
    'iOS web-view',
    `${IOS} MicroMessenger/8.0.49(0x18003137) NetType/WIFI Language/zh_CN miniProgram/wx0123456789abcdef`,
    'miniProgram',
  ],
  [
    'Android in-app',
    `${ANDROID} XWEB/1420153 MMWEBSDK/20251101 MicroMessenger/8.0.67 WeChat/arm64 Weixin ABI/arm64`,
    'wechat',
  ],
  ['Android web-view', `${ANDROID} MicroMessenger/8.0.67 WeChat/arm64 miniProgram/wx0123456789abcdef`, 'miniProgram'],
  ['a request of a mini-program itself', `${ANDROID} MicroMessenger/8.0.67 MiniProgramEnv/android`, 'wechat'],
  [
    'Windows web-view',
    'Chrome MicroMessenger/7.0.20.1781 MiniProgramEnv/Windows WindowsWechat/WMPF XWEB/18163 miniProgram/wx01',
    'miniProgram',
  ],
  [
    'Windows in-app',
    'Chrome MicroMessenger/7.0.20.1781 WindowsWechat(0x63) UnifiedPCWindowsWechat XWEB/16389 Flue',
    'wechat',
  ],
  ['developer tools', `${IOS} wechatdevtools/1.06.2504010 MicroMessenger/8.0.5 Language/zh_CN webview/`, 'wechat'],
  ['WeCom, which also names the messaging app', `${IOS} wxwork/4.1.30 MicroMessenger/7.0.1 Language/zh`, 'wecom'],
  [
    'a mini-program inside WeCom',
    `${ANDROID} wxwork/4.1.30 MicroMessenger/7.0.1 Language/zh miniProgram/wx0123456789abcdef`,
    'miniProgram',
  ],
  [
    'a mini-program inside WeCom without its id',
    `${IOS} wxwork/4.1.30 MicroMessenger/7.0.1 miniProgram`,
    'miniProgram',
  ],
  ['a request of a mini-program inside WeCom', `${IOS} wxwork/4.1.30 MicroMessenger/7.0.1 MiniProgramEnv/ios`, 'wecom'],
  ['HarmonyOS', 'OpenHarmony 5.0 Chrome/114 ArkWeb/4.1.6.1 Mobile MicroMessenger/8.0.10.41 XWEB/1140319', 'wechat'],
  ['a plain browser', ANDROID, 'browser'],
])('%s', (_, agent, expected) => {
  expect(detectHost(agent, undefined)).toBe(expected);
});

test('old iOS web-views are told by __wxjs_environment', () => {
  expect(detectHost(`${IOS} MicroMessenger/8.0.49`, 'miniprogram')).toBe('miniProgram');
  expect(detectHost(`${IOS} wxwork/4.1.30 MicroMessenger/7.0.1`, 'miniprogram')).toBe('miniProgram');
});

test.each([
  ['miniProgram inside a mini-program', `${IOS} MicroMessenger/8 miniProgram/wx01`, 'miniProgram'],
  ['miniProgram inside a mini-program of WeCom', `${IOS} wxwork/4.1 MicroMessenger/7 miniProgram/wx01`, 'miniProgram'],
  ['wxWap in the in-app browser', `${IOS} MicroMessenger/8`, 'wxWap'],
  ['wxWap in a plain browser', ANDROID, 'wxWap'],
])('platform is %s', (_, agent, expected) => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);
  expect(platform()).toBe(expected);
});

describe('the fake host of a developer', () => {
  afterEach(() => window.history.replaceState(null, '', '/'));

  test.each([
    ['mini', 'miniProgram'],
    ['wechat', 'wechat'],
    ['other', 'browser'],
  ])('?host=%s on localhost plays %s', (wish, expected) => {
    window.history.replaceState(null, '', `/?host=${wish}`);
    expect(currentHost()).toBe(expected);
  });

  test('is not there in production', () => {
    window.history.replaceState(null, '', '/?host=mini');
    const { NODE_ENV } = process.env;
    Object.assign(process.env, { NODE_ENV: 'production' });
    expect(currentHost()).toBe('browser');
    Object.assign(process.env, { NODE_ENV });
  });
});
