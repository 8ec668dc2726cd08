import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { saveSetting } from '@/features/account/contract';
import { launchPay } from '@/features/payment/contract';
import { send } from '@/request/send';
import { isSignedIn } from '@/session/loginInfo';
import { memberTab } from '@/session/memberStorage';
import { addressBar } from '@/shared/lib/addressBar';
import { closeOverlays } from '@/shared/ui/Popup/overlays';
import { showFailure } from '@/shared/ui/toast/toast';
import { contractCalls } from './contracts';
import { callsTo, lastCallTo, signInAs } from './fakeServer';

const LAUNCH = '/api/miniapp/pay/launch';

/** Two tabs of one phone: this one shows the member, the other one has signed in the elder since. */
function signInElsewhere() {
  signInAs('member');
  const ofThisTab = sessionStorage.getItem('loginInfo') ?? '';
  signInAs('elder');
  sessionStorage.setItem('loginInfo', ofThisTab);
  memberTab.write('intent:pay:G1', '{"token":"t","payload":"p"}');
}

const pay = () => send(launchPay, { orderNo: 'G1', biz: 'goods', channel: 'wechat', clientToken: 't1' });

afterEach(() => jest.restoreAllMocks());

const writes = [...contractCalls()].filter(([, call]) => call.method === 'POST');

test('the contracts name dozens of writes', () => expect(writes.length).toBeGreaterThan(40));

test.each(writes)('%s names the member whom the tab shows, and for another one nothing is done', async (_, call) => {
  signInElsewhere();
  jest.spyOn(addressBar, 'reload').mockImplementation(() => undefined);
  const { code } = await act(() => send(call, {}, { loading: false }));
  expect(code).toBe(2015);
  expect(lastCallTo(call.path)?.body).toMatchObject({ expectedUserId: 'U1002' });
  expect(lastCallTo(call.path)?.query).not.toHaveProperty('expectedUserId');
  if (call.role === 'background') return;
  await userEvent.click(await screen.findByRole('button', { name: '重新加载' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a guest names nobody', async () => {
  await send(
    launchPay,
    { orderNo: 'G1', biz: 'goods', channel: 'wechat', clientToken: 't1' },
    { mayStartLogin: false },
  );
  expect(lastCallTo(LAUNCH)?.body).not.toHaveProperty('expectedUserId');
});

test('what goes on in the background is refused without a word', async () => {
  signInElsewhere();
  await act(() => send(saveSetting, { elder: true }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(isSignedIn()).toBe(true);
});

test('another member is refused in one round trip, told why, and the tab forgets the former one', async () => {
  signInElsewhere();
  const leave = jest.spyOn(addressBar, 'leave').mockImplementation(() => undefined);
  const { code, msg } = await act(pay);
  expect(code).toBe(2015);
  expect(msg).toMatch(/换了登录账号.*没有扣款/);
  expect(callsTo(LAUNCH)).toBe(1);
  expect(await screen.findByText('登录的账号已经换了')).toBeInTheDocument();
  expect(screen.getByText(/会员编号尾号 1002/)).toBeInTheDocument();
  expect(isSignedIn()).toBe(false);
  expect(memberTab.read('intent:pay:G1')).toBeUndefined();
  await userEvent.click(screen.getByRole('button', { name: '重新登录' }));
  expect(leave).toHaveBeenCalledWith(expect.stringContaining('authorize'));
});

test('the server’s words do not lie over the question', async () => {
  signInElsewhere();
  jest.spyOn(addressBar, 'reload').mockImplementation(() => undefined);
  const words = await act(async () => {
    const { msg } = await pay();
    showFailure(msg);
    return msg;
  });
  await screen.findByRole('dialog', { name: '登录的账号已经换了' });
  expect(screen.queryByText(words)).not.toBeInTheDocument();
  await userEvent.setup({ pointerEventsCheck: 0 }).click(screen.getByRole('button', { name: '重新加载' }));
});

test('without a login the same page begins anew', async () => {
  signInElsewhere();
  const reload = jest.spyOn(addressBar, 'reload').mockImplementation(() => undefined);
  await act(pay);
  const reloadButton = await screen.findByRole('button', { name: '重新加载' });
  // On a slow machine the dialog is still on its way in, and not to be touched.
  await userEvent.setup({ pointerEventsCheck: 0 }).click(reloadButton);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a screen that leads somewhere else without its member leaves the question there', async () => {
  signInElsewhere();
  const reload = jest.spyOn(addressBar, 'reload').mockImplementation(() => undefined);
  await act(pay);
  await screen.findByRole('dialog', { name: '登录的账号已经换了' });
  window.location.hash = '#/april-join-team?teamId=TM2008';
  await act(async () => closeOverlays());
  await waitFor(() => expect(screen.getAllByRole('dialog', { name: '登录的账号已经换了' })).toHaveLength(1));
  expect(reload).not.toHaveBeenCalled();
  await userEvent.setup({ pointerEventsCheck: 0 }).click(screen.getByRole('button', { name: '重新加载' }));
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
});
