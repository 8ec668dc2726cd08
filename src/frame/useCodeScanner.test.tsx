/**
 * @jest-environment-options {"url": "https://m.example.com/#/schedule/activate-membership", "userAgent": "Mozilla/5.0 (iPhone) MicroMessenger/8.0.49(0x18003137) Language/zh_CN"}
 */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { type FakeBridge, installFakeBridge, removeFakeBridge } from '@/bridge/fakeBridge';
import { loadSdk } from '@/bridge/sdk';
import { useCodeScanner } from './useCodeScanner';

/* The camera of the messaging app, over the real SDK. It opens once the server has signed, which may take its time. */

const SIGNATURE = { appId: 'wx1', timestamp: '1700000000', nonceStr: 'n', signature: 'good' };

let bridge: FakeBridge;
let answerSigning: (signature: typeof SIGNATURE | undefined) => void;
const askForSignature = () =>
  new Promise<typeof SIGNATURE | undefined>((resolve) => {
    answerSigning = resolve;
  });

function Scanner() {
  const scan = useCodeScanner(askForSignature, { name: '激活码', onCode: () => {} });
  return (
    <button type="button" onClick={() => void scan?.()}>
      扫一扫
    </button>
  );
}

const tap = () => fireEvent.click(screen.getByRole('button', { name: '扫一扫' }));
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const cameras = () => bridge.calls.filter(({ name }) => name === 'scanQRCode').length;
/** A fresh signature is asked for once more. */
async function refuseToSign() {
  answerSigning(undefined);
  await pass(10);
  answerSigning(undefined);
  await pass(10);
}

beforeAll(async () => {
  bridge = installFakeBridge({});
  await loadSdk();
});
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
afterAll(removeFakeBridge);

// The document is configured once, so the tests that wait for it come first.

test('who waits for the camera is told of the other way after two seconds, and when there is none; he can try again', async () => {
  render(<Scanner />);
  tap();
  await pass(1900);
  expect(screen.queryByText(/手动输入激活码/)).not.toBeInTheDocument();
  await pass(200);
  expect(screen.getByText('微信还没有回应，可以手动输入激活码')).toBeInTheDocument();
  await refuseToSign();
  expect(screen.getByText('现在不能扫码，请手动输入激活码')).toBeInTheDocument();
  tap();
  await pass(2100);
  expect(screen.getByText('微信还没有回应，可以手动输入激活码')).toBeInTheDocument();
  await refuseToSign();
  await pass(3000);
});

test('who has left the screen meanwhile hears nothing of it', async () => {
  const { unmount } = render(<Scanner />);
  tap();
  await pass(10);
  unmount();
  await pass(2100);
  await refuseToSign();
  expect(screen.queryByText(/手动输入激活码/)).not.toBeInTheDocument();
});

test('who has left the screen meanwhile gets no camera over another one', async () => {
  const { unmount } = render(<Scanner />);
  tap();
  await pass(10);
  unmount();
  answerSigning(SIGNATURE);
  await pass(100);
  expect(bridge.calls.map(({ name }) => name)).toContain('preVerifyJSAPI');
  expect(cameras()).toBe(0);
});

test('any number of taps opens one camera', async () => {
  render(<Scanner />);
  tap();
  tap();
  tap();
  await pass(100);
  expect(cameras()).toBe(1);
  // It is open: nothing is said of waiting.
  await pass(2500);
  expect(screen.queryByText(/手动输入激活码/)).not.toBeInTheDocument();
});
