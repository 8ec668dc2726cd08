/**
 * @jest-environment-options {"userAgent": "Mozilla/5.0 (iPhone) MicroMessenger/8.0.49(0x18003137) Language/zh_CN miniProgram/wx0123456789abcdef"}
 */
import { createHash } from 'node:crypto';
import { act, screen, waitFor, within } from '@testing-library/react';
import { type FakeBridge, installFakeBridge, removeFakeBridge } from '@/bridge/fakeBridge';
import { endSession } from '@/session/changeSession';
import { signInAs } from '@/testing/fakeServer';
import { openedAs } from '@/testing/screenTest';

const AT = '/schedule/points-mall?tab=service';

const answers: Record<string, Record<string, unknown>> = {};
let bridge: FakeBridge;

beforeAll(async () => {
  // The SDK reads its host once per document. The mock server signs the address of this document.
  const signed = createHash('sha1').update('http://localhost/').digest('hex');
  bridge = installFakeBridge({ validSignatures: [signed], answers });
  await import('@/shared/ui/dialog/antdDialog');
}, 30_000);
beforeEach(() => {
  answers.invokeMiniProgramAPI = { errMsg: 'invokeMiniProgramAPI:ok' };
});
afterAll(removeFakeBridge);
afterEach(() => {
  endSession();
  window.localStorage.clear();
});

const common = () => screen.findByRole('region', { name: '常用服务' });
const lastPage = () => bridge.calls.filter(({ name }) => name === 'invokeMiniProgramAPI').at(-1)?.args.arg;
const firstNames = async () =>
  within(await common())
    .getAllByRole('button')
    .slice(0, 2)
    .map((each) => each.textContent);

test('services open at a tap, and nothing is said of the mini-program', async () => {
  const { user } = openedAs('guest', AT);
  await user.click(within(await common()).getByRole('button', { name: /门诊缴费/ }));
  await waitFor(() => expect(lastPage()).toEqual({ url: '/pages/hospital/outpatient-payment/index' }));
  expect(screen.queryByText(/小程序/)).not.toBeInTheDocument();
  expect(window.localStorage).toHaveLength(0);
});

test('what a member has opened last stands first at his next visit, for him alone, until he clears it', async () => {
  const first = openedAs('member', AT);
  await first.user.click(await screen.findByRole('button', { name: /产前筛查/ }));
  await waitFor(() => expect(lastPage()).toEqual({ url: '/pages/hospital/prenatal-screening/index' }));
  expect(await firstNames()).toEqual([expect.stringMatching(/^预约就诊/), expect.stringMatching(/^门诊缴费/)]);
  first.unmount();

  const again = openedAs('member', AT);
  expect(await firstNames()).toEqual([expect.stringMatching(/^产前筛查/), expect.stringMatching(/^预约就诊/)]);
  act(() => signInAs('elder'));
  await waitFor(async () => expect((await firstNames())[0]).toMatch(/^预约就诊/));
  act(() => signInAs('member'));
  await waitFor(async () => expect((await firstNames())[0]).toMatch(/^产前筛查/));
  await again.user.click(screen.getByRole('button', { name: '清除记录' }));
  expect((await firstNames())[0]).toMatch(/^预约就诊/);
  expect(screen.queryByRole('button', { name: '清除记录' })).not.toBeInTheDocument();
});

test('a bar code is read first and goes to the page alone; a scan that is given up opens nothing', async () => {
  const result = JSON.stringify({ scan_code: { scan_result: 'CODE_128,LIS20261122' } });
  answers.scanQRCode = { errMsg: 'scanQRCode:ok', resultStr: result };
  const { user, location } = openedAs('guest', AT);
  await user.click(await screen.findByRole('button', { name: /扫码查报告/ }));
  await waitFor(() => expect(lastPage()).toEqual({ url: '/pages/hospital/report/index?code=LIS20261122' }));
  expect(location()).toBe(AT);

  const opened = bridge.calls.length;
  answers.scanQRCode = { errMsg: 'scanQRCode:cancel' };
  await user.click(screen.getByRole('button', { name: /扫码查报告/ }));
  await waitFor(() => expect(bridge.calls.slice(opened).some(({ name }) => name === 'scanQRCode')).toBe(true));
  expect(bridge.calls.slice(opened).some(({ name }) => name === 'invokeMiniProgramAPI')).toBe(false);
});

test('a page that does not open says so and offers the phone', async () => {
  answers.invokeMiniProgramAPI = { errMsg: 'invokeMiniProgramAPI:fail page limit' };
  const { user } = openedAs('member', AT);
  await user.click(within(await common()).getByRole('button', { name: /报告查询/ }));
  expect(await screen.findByText('报告查询没有打开')).toBeInTheDocument();
  expect(screen.getByRole('dialog')).toHaveTextContent('请再试一次。可以打电话：400-000-0000');
});

test('who has gone on by the time a page has not opened is asked nothing on the next screen', async () => {
  // Silence counts as a failure after three seconds.
  delete answers.invokeMiniProgramAPI;
  const { user } = openedAs('member', AT);
  const asked = () => bridge.calls.filter(({ name }) => name === 'invokeMiniProgramAPI').length;
  const before = asked();
  await user.click(within(await common()).getByRole('button', { name: /门诊缴费/ }));
  await waitFor(() => expect(asked()).toBe(before + 1));
  window.location.hash = '#/schedule/member';
  await act(() => new Promise<void>((resolve) => setTimeout(resolve, 3200)));
  expect(screen.queryByText('门诊缴费没有打开')).not.toBeInTheDocument();
});
