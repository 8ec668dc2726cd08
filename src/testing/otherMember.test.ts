import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { launchPay } from '@/features/payment/contract';
import { send } from '@/request/send';
import { memberTab } from '@/session/kept';
import { isSignedIn } from '@/session/loginInfo';
import { addressBar } from '@/shared/lib/addressBar';
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

test('the member whom the tab shows goes along with what spends something, and with nothing else', async () => {
  signInAs('member');
  await pay();
  expect(lastCallTo(LAUNCH)?.body).toMatchObject({ expectedUserId: 'U1002' });
  expect(lastCallTo(LAUNCH)?.query).not.toHaveProperty('expectedUserId');
  sessionStorage.clear();
  await pay();
  expect(lastCallTo(LAUNCH)?.body).not.toHaveProperty('expectedUserId');
});

test('another member is refused in one round trip, told why, and the tab forgets the former one', async () => {
  signInElsewhere();
  const leave = jest.spyOn(addressBar, 'leave').mockImplementation(() => undefined);
  const { code, msg } = await act(pay);
  expect(code).toBe(2015);
  expect(msg).toMatch(/换了登录账号.*没有扣款/);
  expect(callsTo(LAUNCH)).toBe(1);
  expect(await screen.findByText('登录的账号已经换了')).toBeInTheDocument();
  expect(isSignedIn()).toBe(false);
  expect(memberTab.read('intent:pay:G1')).toBeUndefined();
  await userEvent.click(screen.getByRole('button', { name: '重新登录' }));
  expect(leave).toHaveBeenCalledWith(expect.stringContaining('authorize'));
});

test('without a login the page begins anew at home', async () => {
  signInElsewhere();
  const reload = jest.spyOn(addressBar, 'reload').mockImplementation(() => undefined);
  await act(pay);
  await userEvent.click(await screen.findByRole('button', { name: '回首页' }));
  expect(window.location.hash).toBe('#/schedule/points-mall');
  expect(reload).toHaveBeenCalledTimes(1);
});
