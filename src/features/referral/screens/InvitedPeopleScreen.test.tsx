import { fireEvent, screen, waitFor } from '@testing-library/react';
import { failNext } from '@/testing/fakeServer';
import { openedAs } from '@/testing/screenTest';
import { referral } from '../../../../mock/_server/referral/store';

const AT = '/schedule/invited-people';

test('the link carries no token, the rules promise nothing, and no reward is shown when there is none', async () => {
  openedAs('member', AT);
  const link = await screen.findByText(/inviter=XL/);
  expect(link.textContent).not.toMatch(/token|U1002/);
  expect(screen.getByText(/分享和邀请不会得到积分/)).toBeVisible();
  expect(screen.queryByText('主办方的感谢')).not.toBeInTheDocument();
  expect(await screen.findByRole('img', { name: '我的邀请二维码' })).toBeVisible();
});

test('the link is copied', async () => {
  const writeText = jest.fn().mockResolvedValue(undefined);
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  openedAs('member', AT);
  fireEvent.click(await screen.findByRole('button', { name: '复制链接' }));
  expect(await screen.findByText('链接已复制')).toBeVisible();
  expect(writeText).toHaveBeenCalledWith(screen.getByText(/inviter=XL/).textContent);
  Reflect.deleteProperty(navigator, 'clipboard');
});

test('who came is listed with his state and why he does not count, and can be appealed once', async () => {
  openedAs('member', AT);
  expect(await screen.findAllByText('已注册')).not.toHaveLength(0);
  expect(screen.getAllByText('这位朋友之前已是会员，不计入').length).toBeGreaterThan(0);
  const [appeal] = screen.getAllByRole('button', { name: '申诉' });
  if (appeal) fireEvent.click(appeal);
  expect(await screen.findByText('客服核对后会发消息告诉您')).toBeVisible();
});

test('a reward that the server lists is claimed into points', async () => {
  const row = { rewardId: 'IR1', userId: 'U1002', title: '周年感谢', points: 50, isClaimed: false };
  referral().rewards.push({ ...row, claimBefore: Date.now() + 86_400_000 });
  openedAs('member', AT);
  fireEvent.click(await screen.findByRole('button', { name: '领取' }));
  await waitFor(() => expect(screen.getByRole('button', { name: '已存入积分' })).toBeDisabled());
});

test('an ended invitation has no link and says why; nobody yet says what comes here', async () => {
  referral().status = 'ended';
  openedAs('newcomer', AT);
  expect(await screen.findByText(/已经截止/)).toBeVisible();
  expect(screen.queryByText(/inviter=/)).not.toBeInTheDocument();
  expect(await screen.findByText('还没有朋友加入')).toBeVisible();
});

test('where the poster cannot be drawn the page says so', async () => {
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  openedAs('member', `${AT}?step=poster`);
  expect(await screen.findByText('海报没有画好')).toBeVisible();
});

test('a guest is asked to sign in; a failure can be tried again', async () => {
  const { unmount } = openedAs('guest', AT);
  expect(await screen.findByRole('button', { name: '登录' })).toBeVisible();
  unmount();
  failNext('/api/miniapp/invite/info', 'business');
  openedAs('member', AT);
  expect(await screen.findByText(/CODE:4001/)).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByText(/inviter=XL/)).toBeVisible();
});
