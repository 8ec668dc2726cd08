import { getBanners } from '@/features/banner/contract';
import { getGoodsList, getMallHome } from '@/features/mall/contract';
import { askFirst } from '@/request/askFirst';
import { type FakeFetch, installFakeFetch } from '@/request/fakeFetch';
import { send } from '@/request/send';
import { FIRST_CALLS } from '@/shell/firstCalls';

const IOS =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148';
const ANDROID =
  'Mozilla/5.0 (Linux; Android 14; X) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.7444.173 Mobile Safari/537.36';

const AGENTS = [
  IOS,
  ANDROID,
  `${IOS} MicroMessenger/8.0.49(0x18003137) NetType/WIFI Language/zh_CN`,
  `${IOS} MicroMessenger/8.0.49 NetType/WIFI Language/zh_CN miniProgram/wx0123456789abcdef`,
  `${ANDROID} MicroMessenger/8.0.67 WeChat/arm64 miniProgram/wx0123456789abcdef`,
  `${ANDROID} MicroMessenger/8.0.67 MiniProgramEnv/android`,
  'Chrome MicroMessenger/7.0.20.1781 MiniProgramEnv/Windows WindowsWechat/WMPF XWEB/18163 miniProgram/wx01',
  `${IOS} wxwork/4.1.30 MicroMessenger/7.0.1 Language/zh`,
  `${IOS} wxwork/4.1.30 MicroMessenger/7.0.1 miniProgram/wx0123456789abcdef`,
  `${IOS} miniprogram`,
  '',
];
const MARKS = [undefined, 'miniprogram', 'browser'];

const cases = AGENTS.flatMap((agent) => MARKS.map((mark) => ({ agent, mark })));

const HOME = '/schedule/points-mall';

/** What the start page asks for on the home screen. */
function askForHome(prefix: string, query = '', isElder = false, isMember = false) {
  return askFirst(FIRST_CALLS[HOME] ?? [], { query, isMember, isElder, prefix, nowMs: 0 });
}

let server: FakeFetch;
beforeEach(() => {
  server = installFakeFetch();
});
afterEach(() => {
  window.__EARLY__ = undefined;
  window.__APP_CONFIG__ = undefined;
  Object.assign(window, { __wxjs_environment: undefined });
});

test.each(cases)('the early calls and the app’s own are the same: %j', async ({ agent, mark }) => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);
  Object.assign(window, { __wxjs_environment: mark });
  askForHome('');
  expect(server.requests).toHaveLength(3);
  // Taken over, so that nothing is asked for again; see takeEarlyAnswer.
  await send(getBanners, { position: 'home' });
  await send(getGoodsList, { currentPage: 1, pageSize: 20 });
  await send(getMallHome, undefined);
  expect(server.requests).toHaveLength(3);
  expect(window.__EARLY__).toEqual([]);
});

test.each([
  ['/gateway/', '/gateway', 1],
  ['https://api.example.com', 'https://api.example.com', 1],
  ['/moved', '', 2],
])('with %p in the configuration and %p in the build: %i calls for the goods', async (urlPrefix, built, calls) => {
  window.__APP_CONFIG__ = { urlPrefix };
  askForHome(built);
  await send(getGoodsList, { currentPage: 1, pageSize: 20 });
  expect(server.requests.filter(({ url }) => String(url).includes('/goods/list'))).toHaveLength(calls);
});

const POINTS = ['points/summary', 'sign/status'];

test.each([
  ['', false, false, ['goods/list 20', 'banner/list', 'mall/home']],
  ['', true, false, ['goods/list 3']],
  ['', false, true, ['goods/list 20', 'banner/list', 'mall/home', ...POINTS]],
  ['', true, true, ['goods/list 3', ...POINTS]],
  ['channel=hall', false, false, ['goods/list 20', 'banner/list', 'mall/home']],
  ['cat=care', false, false, ['banner/list', 'mall/home']],
  ['cat=care', true, false, ['goods/list 3']],
  ['tab=service', false, true, []],
  ['step=search', true, true, []],
])('the home screen with %p, 长辈版: %p, member: %p, begins with %j', (query, isElder, isMember, expected) => {
  const early = askForHome('', query, isElder, isMember);
  const short = early.map(({ key }) => {
    const size = /pageSize=(\d+)/.exec(key);
    return `${/\w+\/\w+(?=\?)/.exec(key)?.[0]}${size ? ` ${size[1]}` : ''}`;
  });
  expect(short).toEqual(expected);
});
