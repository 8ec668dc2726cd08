/**
 * @jest-environment-options {"url": "https://m.example.com/h5/#/equity-day", "userAgent": "Mozilla/5.0 (iPhone) MicroMessenger/8.0.49(0x18003137) Language/zh_CN"}
 */
import { createHash } from 'node:crypto';
import { act } from '@testing-library/react';
import { history } from 'umi';
import { type FakeBridge, installFakeBridge, removeFakeBridge } from '@/bridge/fakeBridge';
import { callsTo } from '@/testing/fakeServer';
import { renderScreen } from '@/testing/renderScreen';
import { getSignature } from './contract';

/** What the mock server makes of the address before the hash. */
const signed = createHash('sha1').update('https://m.example.com/h5/').digest('hex');

/** A document of its own: the SDK is configured once in each. */
async function openScreen(options: Parameters<typeof installFakeBridge>[0] = {}, named: object = {}) {
  jest.resetModules();
  removeFakeBridge();
  const answers = { checkJsApi: { errMsg: 'checkJsApi:ok', checkResult: { updateAppMessageShareData: true } } };
  const bridge = installFakeBridge({ answers, validSignatures: [signed], ...options });
  const { followShares } = await import('./followShares');
  const { nameCard } = await import('./screenCard');
  renderScreen(<p>页面</p>, { at: '/equity-day' });
  jest.useFakeTimers();
  const name = (card: object) => nameCard('/equity-day', { path: '/equity-day', ...card });
  const takeBack = name(named);
  const end = followShares(history);
  return { bridge, name, takeBack, end };
}

const named = ({ calls }: FakeBridge, name: string) => calls.filter((call) => call.name === name);
const cards = (bridge: FakeBridge) => named(bridge, 'updateAppMessageShareData').map(({ args }) => args);
const { setTimeout: setRealTimeout } = global;

/** The answer of a call takes turns of the real clock, too. */
async function pass(ms: number) {
  await act(() => jest.advanceTimersByTimeAsync(ms));
  for (let turn = 0; turn < 5; turn += 1) {
    await act(() => new Promise<void>((resolve) => void setRealTimeout(resolve, 4)));
    await act(() => jest.advanceTimersByTimeAsync(2));
  }
}
const go = (to: string) => act(async () => history.push(to));
const link = (path: string) => `https://m.example.com/h5/?to=${encodeURIComponent(path)}#${path}`;

afterEach(() => {
  jest.useRealTimers();
  removeFakeBridge();
});

test('the card is set two seconds after it is known, and again when the screen names another', async () => {
  const { bridge, name } = await openScreen();
  await pass(1980);
  expect(cards(bridge)).toEqual([]);
  await pass(20);
  expect(cards(bridge)).toMatchObject([
    { title: '会员权益日', desc: '每月一天，分场领取会员权益', link: link('/equity-day') },
  ]);
  name({ title: '十一月的权益日', path: '/equity-day?date=2026-11-26' });
  await pass(2050);
  expect(cards(bridge)[1]).toMatchObject({ title: '十一月的权益日', link: link('/equity-day?date=2026-11-26') });
  await pass(9000);
  expect(cards(bridge)).toHaveLength(2);
});

test('every other screen gets its own card, a member’s own gets that of the app and no address to copy', async () => {
  const { bridge } = await openScreen();
  await pass(2050);
  await go('/schedule/points-mall/order-detail?orderNo=M2611210001');
  await pass(10);
  expect(named(bridge, 'hideMenuItems')[0]?.args).toMatchObject({ menuList: ['menuItem:copyUrl'] });
  await pass(2050);
  await go('/comment?activityId=97');
  await pass(10);
  expect(named(bridge, 'showMenuItems')).toHaveLength(1);
  await pass(2050);
  await go('/equity-day');
  await pass(2050);
  expect(cards(bridge).map((card) => card.link)).toEqual(
    ['/equity-day', '/schedule/points-mall', '/comment?activityId=97', '/equity-day'].map(link),
  );
  expect(named(bridge, 'hideMenuItems')).toHaveLength(1);
});

test('a screen that is left within two seconds sets no card', async () => {
  const { bridge, end } = await openScreen();
  await pass(1500);
  await go('/coupon-list');
  await pass(1500);
  expect(cards(bridge)).toEqual([]);
  await pass(600);
  expect(cards(bridge)).toMatchObject([{ title: '领券中心' }]);
  end();
  await go('/equity-day');
  await pass(9000);
  expect(cards(bridge)).toHaveLength(1);
});

test('a panel puts the card off for as long as the address changes, not for ever', async () => {
  const { bridge } = await openScreen();
  await pass(1500);
  await go('/equity-day?step=rules');
  await pass(1500);
  expect(cards(bridge)).toEqual([]);
  await pass(600);
  await go('/equity-day');
  await pass(5000);
  expect(cards(bridge)).toMatchObject([{ link: link('/equity-day') }]);
});

test('the words of a screen that was left stand on no other', async () => {
  const { bridge, takeBack } = await openScreen({}, { title: '十一月的权益日' });
  await go('/coupon-list');
  takeBack();
  await pass(2050);
  expect(cards(bridge)).toMatchObject([{ title: '领券中心' }]);
});

test('after a refused signature one fresh one is fetched; what was not told is told on the next screen', async () => {
  const { bridge } = await openScreen({ validSignatures: [] });
  await pass(12_000);
  expect(callsTo(getSignature.path)).toBe(2);
  expect(cards(bridge)).toEqual([]);
  await go('/comment');
  await pass(12_000);
  expect(callsTo(getSignature.path)).toBe(4);
  expect(cards(bridge)).toEqual([]);
});

test.each([
  ['/art/day.webp', 'https://m.example.com/art/day.webp'],
  ['https://cdn.example.com/day.webp', 'https://cdn.example.com/day.webp'],
  ['//', 'https://m.example.com/picture.webp'],
  ['javascript:alert(1)', 'https://m.example.com/picture.webp'],
  [undefined, 'https://m.example.com/picture.webp'],
])('the picture %s goes out as %p', async (picture, imgUrl) => {
  const { bridge } = await openScreen({}, { picture });
  await pass(2050);
  expect(cards(bridge)).toMatchObject([{ imgUrl }]);
});
