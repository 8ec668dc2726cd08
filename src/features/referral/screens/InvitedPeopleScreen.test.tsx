import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { failNext } from '@/testing/fakeServer';
import { openedAs } from '@/testing/screenTest';
import { referral } from '../../../../mock/_server/referral/store';

const AT = '/schedule/invited-people';

test('the code stands without a raw address, the rules promise nothing, and no reward is shown when there is none', async () => {
  openedAs('member', AT);
  expect(await screen.findByRole('img', { name: '我的邀请二维码' })).toBeVisible();
  expect(screen.queryByText(/inviter=/)).not.toBeInTheDocument();
  expect(screen.getByText(/分享和邀请不会得到积分/)).toBeVisible();
  // No verb is parted: the line breaks after its comma.
  expect(screen.getByText('请朋友用微信扫一扫，')).toBeVisible();
  expect(screen.queryByText('主办方的感谢')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: '分享给朋友' })).toBeEnabled();
});

test('whose invitation counts nobody is told so with it, ahead of the list', async () => {
  failNext('/api/miniapp/invite/list', 'slow:3000');
  openedAs('newcomer', AT);
  expect(await screen.findByText('还没有朋友加入')).toBeVisible();
});

test('the link is copied without a token; where that fails it can be copied by hand', async () => {
  const writeText = jest.fn().mockResolvedValueOnce(undefined).mockRejectedValueOnce(new Error('denied'));
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  openedAs('member', AT);
  const copy = await screen.findByRole('button', { name: '复制链接' });
  fireEvent.click(copy);
  expect(await screen.findByText('链接已复制')).toBeVisible();
  const [[link]] = writeText.mock.calls as [[string]];
  expect(link).toMatch(/inviter=XL/);
  expect(link).not.toMatch(/token|U1002/);
  fireEvent.click(copy);
  expect(await screen.findByText(link)).toBeVisible();
  Reflect.deleteProperty(navigator, 'clipboard');
});

test('the first five who came are listed, all of them behind a way of its own, and nothing is to be appealed', async () => {
  openedAs('member', AT);
  expect(await screen.findByRole('region', { name: '邀请记录' })).toHaveTextContent(
    '已加入 16 位，还没注册完 5 位，之前已加入 5 位',
  );
  expect(screen.getAllByRole('article')).toHaveLength(5);
  expect(screen.queryByRole('button', { name: '申诉' })).not.toBeInTheDocument();
  expect(screen.queryByText(/不计入$/)).not.toBeInTheDocument();
  fireEvent.click(screen.getByRole('link', { name: '全部 26 位' }));
  await waitFor(() => expect(screen.getAllByRole('article').length).toBeGreaterThan(5));
  expect(screen.queryByRole('button', { name: '分享给朋友' })).not.toBeInTheDocument();
});

test('while those who came are on their way their heading stands on the card on which they will', async () => {
  failNext('/api/miniapp/invite/list', 'slow:500');
  openedAs('member', AT);
  const card = await screen.findByRole('region', { name: '邀请记录' });
  expect(card.querySelector('[aria-busy="true"]')).toBeInTheDocument();
  expect(await within(card).findAllByRole('article')).toHaveLength(5);
  expect(card.querySelector('[aria-busy="true"]')).not.toBeInTheDocument();
});

test('who enters on the list of all finds the invitation behind it', async () => {
  const { location } = openedAs('member', `${AT}?step=all`);
  fireEvent.click(screen.getByRole('button', { name: '返回' }));
  expect(location()).toBe(AT);
  expect(await screen.findByRole('img', { name: '我的邀请二维码' })).toBeVisible();
});

test('where the organiser gives something, who does not count is listed with the reason and can be appealed once', async () => {
  const row = { rewardId: 'IR1', userId: 'U1002', title: '周年感谢', points: 50, isClaimed: true };
  referral().rewards.push({ ...row, claimBefore: Date.now() + 86_400_000 });
  openedAs('member', AT);
  expect(await screen.findByText('已存入 50 积分')).toBeVisible();
  expect((await screen.findAllByText('这位朋友之前已是会员，不计入')).length).toBeGreaterThan(0);
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

test.each([
  ['a midnight can be claimed on the day before', '2097-01-05T00:00:00+08:00', '2097-01-04 24:00'],
  ['some time of a day says that time', '2097-01-05T10:00:00+08:00', '2097-01-05 10:00'],
])('what can be claimed until %s', async (_, claimBefore, until) => {
  const row = { rewardId: 'IR1', userId: 'U1002', title: '周年感谢', points: 50, isClaimed: false };
  referral().rewards.push({ ...row, claimBefore: Date.parse(claimBefore) });
  openedAs('member', AT);
  await waitFor(() => expect(document.body).toHaveTextContent(`50 积分，${until} 前领取`));
});

test('an ended invitation has no link and says why; nobody yet says what comes here', async () => {
  referral().status = 'ended';
  openedAs('newcomer', AT);
  expect(await screen.findByText(/已经截止/)).toBeVisible();
  expect(screen.queryByRole('img', { name: '我的邀请二维码' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '分享给朋友' })).not.toBeInTheDocument();
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
  expect(await screen.findByRole('img', { name: '我的邀请二维码' })).toBeVisible();
});
