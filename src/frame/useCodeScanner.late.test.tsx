/**
 * @jest-environment-options {"userAgent": "Mozilla/5.0 (iPhone) MicroMessenger/8.0.49(0x18003137) Language/zh_CN"}
 */
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FakeBridge, installFakeBridge, removeFakeBridge } from '@/bridge/fakeBridge';
import { wait } from '@/request/wait';
import { useCodeScanner } from './useCodeScanner';

const SIGNATURE = { appId: 'wx1', timestamp: 1, nonceStr: 'n', signature: 'good' };
const CAMERA_MS = 50;
let seen = '';
let onCamera = () => {};
/** The bridge looks up the camera's answer when the camera opens, and gives it later. */
const answers = {
  get scanQRCode() {
    onCamera();
    return { errMsg: 'scanQRCode:ok', resultStr: JSON.stringify({ scan_code: { scan_result: seen } }) };
  },
};
let bridge: FakeBridge;

beforeAll(() => {
  bridge = installFakeBridge({ answers, answerDelayMs: CAMERA_MS });
});
afterAll(removeFakeBridge);

function Scanner({ onCode }: { onCode: (code: string) => void }) {
  const scan = useCodeScanner(async () => SIGNATURE, { name: '激活码', onCode });
  return (
    <button type="button" onClick={() => void scan?.()}>
      扫一扫
    </button>
  );
}

async function scan(read: string, meanwhile: (leave: () => void) => void = () => {}) {
  seen = read;
  const asked = bridge.calls.length;
  const codes: string[] = [];
  const { unmount } = render(<Scanner onCode={(code) => codes.push(code)} />);
  onCamera = () => meanwhile(unmount);
  await userEvent.click(screen.getByRole('button', { name: '扫一扫' }));
  await waitFor(() => expect(bridge.calls.slice(asked).map(({ name }) => name)).toContain('scanQRCode'));
  return codes;
}

test('what the camera reads is the typed code', async () => {
  const codes = await scan('CODE_128,XL2024-0001');
  await waitFor(() => expect(codes).toEqual(['XL20240001']));
});

test.each(['CODE_128,XL2024-0001', '这不是码'])(
  '%s, read when the member has gone on, does and says nothing',
  async (read) => {
    const codes = await scan(read, (leave) => leave());
    await act(() => wait(CAMERA_MS * 3));
    expect(codes).toEqual([]);
    expect(screen.queryByText(/激活码/)).toBeNull();
  },
);
