/**
 * @jest-environment-options {"url": "https://m.example.com/#/equity-day", "userAgent": "Mozilla/5.0 (iPhone) MicroMessenger/8.0.49(0x18003137) Language/zh_CN miniProgram/wx0123456789abcdef"}
 */
import { act, render } from '@testing-library/react';
import { HashRouter, useNavigate } from 'react-router-dom';
import { type FakeBridge, installFakeBridge, removeFakeBridge } from '@/bridge/fakeBridge';
import { loadSdk } from '@/bridge/sdk';
import { useShareCard } from './useShareCard';

let navigate: ReturnType<typeof useNavigate>;
let bridge: FakeBridge;

function Screen({ picture }: { picture?: string }) {
  navigate = useNavigate();
  useShareCard({ title: '会员权益日', text: '每月一天', path: '/equity-day', picture });
  return null;
}

const cards = () =>
  bridge.calls.map(({ args }) => args).filter(({ name }) => name === 'postMessage' || name === 'shareMessage');
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const go = (to: string) => act(async () => navigate(to, { replace: true }));

beforeEach(async () => {
  window.history.replaceState(null, '', '/#/equity-day');
  bridge = installFakeBridge({ answers: { invokeMiniProgramAPI: { errMsg: 'invokeMiniProgramAPI:ok' } } });
  await loadSdk();
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'WeixinJSBridge');
});
afterAll(removeFakeBridge);

function open(picture?: string) {
  return render(
    <HashRouter>
      <Screen picture={picture} />
    </HashRouter>,
  );
}

test('the card is set two seconds after it is known', async () => {
  open();
  await pass(1999);
  expect(cards()).toEqual([]);
  await pass(2);
  expect(cards()).toMatchObject([{ arg: { title: '会员权益日', path: '/equity-day' } }]);
});

test('a card that a panel has put off is set when the panel closes, once', async () => {
  open();
  await go('/equity-day?step=rules');
  await pass(5000);
  expect(cards()).toEqual([]);
  await go('/equity-day');
  await pass(1);
  expect(cards()).toHaveLength(1);
  await go('/equity-day?step=rules');
  await go('/equity-day');
  await pass(5000);
  expect(cards()).toHaveLength(1);
});

test('a panel that opens and closes within the two seconds changes nothing', async () => {
  open();
  await go('/equity-day?step=rules');
  await go('/equity-day');
  await pass(2001);
  expect(cards()).toHaveLength(1);
});

test('a screen that is left sets no card', async () => {
  const { unmount } = open();
  await go('/equity-day?step=rules');
  await pass(2001);
  unmount();
  window.history.replaceState(null, '', '/#/equity-day');
  await pass(5000);
  expect(cards()).toEqual([]);
});

test.each([
  ['/art/day.webp', 'https://m.example.com/art/day.webp'],
  ['https://cdn.example.com/day.webp', 'https://cdn.example.com/day.webp'],
  ['//', ''],
  ['javascript:alert(1)', ''],
])('the picture %s goes out as %p', async (picture, imageUrl) => {
  open(picture);
  await pass(2001);
  expect(cards()).toMatchObject([{ arg: { imageUrl } }]);
});
