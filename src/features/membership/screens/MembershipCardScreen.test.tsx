import { fireEvent, screen, waitFor } from '@testing-library/react';
import { callsTo, failNext, signInAs } from '@/testing/fakeServer';
import { renderScreen } from '@/testing/renderScreen';
import { membershipOf } from '../../../../mock/_server/vip/membership';
import { MembershipCardScreen } from './MembershipCardScreen';

// The first render also compiles what it imports; a busy machine needs more than a second for it.

const LIST = '/api/miniapp/vip/card/list';

const open = (query = '') => renderScreen(<MembershipCardScreen />, { at: `/membership-card${query}` });

test('a member sees his card masked, his saving, and what a renewal gives before paying', async () => {
  signInAs('member');
  open();
  expect(await screen.findByText('6208 **** **** 3317')).toBeVisible();
  expect(screen.getByText('还剩 117 天')).toBeVisible();
  expect(screen.getByText('已省 ¥268.50')).toBeVisible();
  expect(screen.getByRole('radio', { name: /年卡/ })).toBeChecked();
  expect(screen.getByText('约 ¥24.83/月')).toBeVisible();
  expect(screen.getByText(/从原到期日接着算/)).toBeVisible();
  expect(screen.getByRole('heading', { name: '续费金杏会员' })).toBeVisible();
  expect(screen.queryByText(/7 天体验/)).not.toBeInTheDocument();
});

test('another plan changes the amount in the bar and stays in the address', async () => {
  signInAs('newcomer');
  const { location } = open();
  fireEvent.click(await screen.findByRole('radio', { name: /月卡/ }));
  expect(screen.getByText('¥38.00')).toBeVisible();
  expect(location()).toContain('planId=month');
});

test('without the tick nothing goes on', async () => {
  signInAs('newcomer');
  const { location } = open();
  fireEvent.click(await screen.findByRole('button', { name: '立即开通' }));
  expect(await screen.findByText('请先阅读并勾选协议')).toBeVisible();
  expect(location()).toBe('/membership-card');
});

test('the agreement opens in the app and back leads to the card', async () => {
  signInAs('newcomer');
  const { location } = open();
  fireEvent.click(await screen.findByRole('button', { name: '《会员服务协议》' }));
  expect(await screen.findByRole('heading', { name: '一、服务内容' })).toBeVisible();
  expect(location()).toContain('key=vip');
});

test('a guest sees plans and prices without signing in', async () => {
  open();
  expect(await screen.findByText('登录后可以看到您的会员卡')).toBeVisible();
  expect(screen.getByText('¥298.00')).toBeVisible();
});

test('a permanent member and a stopped card have nothing to buy, and are told why', async () => {
  signInAs('member');
  Object.assign(membershipOf('U1002') ?? {}, { isPermanent: true, expireAt: null });
  const { unmount } = open();
  expect(await screen.findByRole('button', { name: '您已是永久会员，不用再买' })).toBeDisabled();
  expect(screen.getByText('永久有效')).toBeVisible();
  unmount();
  Object.assign(membershipOf('U1002') ?? {}, { closedReason: '账号存在风险，已停用' });
  open();
  expect(await screen.findByRole('button', { name: '会员卡已停用，请联系客服' })).toBeDisabled();
});

test('a failure shows its code and a way to try again', async () => {
  signInAs('member');
  failNext(LIST, 'business');
  open();
  expect(await screen.findByText(/系统维护中/)).toBeVisible();
  expect(screen.getByText(/CODE:4001/)).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByText('6208 **** **** 3317')).toBeVisible();
  expect(callsTo(LIST)).toBe(2);
});

test('the orders of the member, newest first', async () => {
  signInAs('member');
  open('?step=orders');
  expect(await screen.findByText(/激活码激活/)).toBeVisible();
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links[0]).toBe('/schedule/order-detail?orderNo=V26090005');
  expect(links).toHaveLength(5);
});

test('a newcomer has no orders yet', async () => {
  signInAs('newcomer');
  open('?step=orders');
  await waitFor(() => expect(screen.getByText('还没有会员订单')).toBeVisible());
});
