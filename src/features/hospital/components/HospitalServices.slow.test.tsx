/**
 * @jest-environment-options {"userAgent": "Mozilla/5.0 (iPhone) MicroMessenger/8.0.49(0x18003137) Language/zh_CN miniProgram/wx0123456789abcdef"}
 */
import { act, screen, waitFor } from '@testing-library/react';
import { type FakeBridge, installFakeBridge, removeFakeBridge } from '@/bridge/fakeBridge';
import { failNext } from '@/testing/fakeServer';
import { openedAs } from '@/testing/screenTest';

/* The camera needs a signature of the server first, and that one does not come. */

const AT = '/schedule/points-mall?tab=service';

let bridge: FakeBridge;

beforeAll(() => {
  const opened = { errMsg: 'invokeMiniProgramAPI:ok' };
  bridge = installFakeBridge({ answers: { invokeMiniProgramAPI: opened }, answerDelayMs: 200 });
});
beforeEach(() => failNext('/api/miniapp/external/getwxconfigparam', 'slow:8000', -1));
afterAll(removeFakeBridge);

const pages = () =>
  bridge.calls
    .filter(({ name }) => name === 'invokeMiniProgramAPI')
    .map(({ args }) => (args.arg as { url: string }).url);

test('without a camera for three seconds the page opens without a code, once for any number of taps', async () => {
  const { user } = openedAs('guest', AT);
  const scan = await screen.findByRole('button', { name: /扫码查报告/ });
  for (let tap = 0; tap < 3; tap += 1) await user.click(scan);
  await waitFor(() => expect(pages()).toEqual(['/pages/hospital/report/index']), { timeout: 5000 });
  await act(() => new Promise<void>((resolve) => setTimeout(resolve, 500)));
  expect(pages()).toHaveLength(1);
}, 15_000);

test('who taps another service meanwhile gets that one alone', async () => {
  const before = pages().length;
  const { user } = openedAs('guest', AT);
  await user.click(await screen.findByRole('button', { name: /扫码查报告/ }));
  await user.click(screen.getByRole('button', { name: /产前筛查/ }));
  await act(() => new Promise<void>((resolve) => setTimeout(resolve, 3500)));
  expect(pages().slice(before)).toEqual(['/pages/hospital/prenatal-screening/index']);
}, 15_000);
