import { fireEvent, screen } from '@testing-library/react';
import { toResponse } from '@/request/fakeFetch';
import { saveLoginInfo } from '@/session/changeSession';
import { ask } from '@/testing/ask';
import { failNext } from '@/testing/fakeServer';
import { openedAs } from '@/testing/screenTest';

const AT = '/schedule/member-rights-center';

test('a member sees his level with its rights and how often they were used', async () => {
  openedAs('member', AT);
  expect(await screen.findByText('当前等级')).toBeVisible();
  expect(screen.getByRole('tab', { name: '金杏' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('link', { name: /护理站基础护理.*已用 0 \/ 2 次/ })).toHaveAttribute(
    'href',
    '/equity?rightId=R-care',
  );
});

test('the row of cards, which the keyboard comes to because it scrolls, has a name', async () => {
  openedAs('member', AT);
  expect(await screen.findByRole('region', { name: '等级卡片，左右滑动' })).toHaveAttribute('tabindex', '0');
});

test('another level is chosen by its button and stays in the address', async () => {
  const { location } = openedAs('member', AT);
  fireEvent.click(await screen.findByRole('tab', { name: '青叶' }));
  expect(screen.getByText('青叶的 2 项权益')).toBeVisible();
  expect(location()).toContain('level=0');
});

test('growth says what is missing to the next level, and locked rights say what they need', async () => {
  openedAs('newcomer', `${AT}?level=2`);
  expect(await screen.findByText('成长值 0，再得 1,000 升为杏花')).toBeInTheDocument();
  expect(screen.getAllByText('需要金杏会员卡').length).toBeGreaterThan(3);
  // Below the title: beside it a reason of any length would leave the title a column.
  for (const reason of screen.getAllByText(/或开通金杏会员后可用/)) expect(reason.tagName).toBe('SMALL');
  expect(screen.getByRole('link', { name: '开通' })).toHaveAttribute('href', '/membership-card');
});

test('an ended member is asked to renew', async () => {
  openedAs('lapsed', AT);
  expect(await screen.findByRole('link', { name: '续费' })).toHaveAttribute('href', '/membership-card');
});

test('growth is shown with what changed it, and a sign-in adds to it', async () => {
  await ask('POST /api/miniapp/points/sign/do', {}, { as: 'member' });
  openedAs('member', AT);
  const card = await screen.findByRole('region', { name: '成长值' });
  expect(card).toHaveTextContent('成长值 1,865');
  expect(card).toHaveTextContent(/每日签到(\d+ 月 \d+ 日)\+5/);
});

test('a guest sees the catalogue; a failure can be tried again', async () => {
  failNext('/api/miniapp/member/level/list', 'business');
  openedAs('guest', AT);
  expect(await screen.findByText(/CODE:4001/)).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByText('登录后可以看到您能领的权益')).toBeVisible();
  expect(screen.queryByText('当前等级')).not.toBeInTheDocument();
});

test('whose session has ended, and who has not signed in again, stands on no level and finds the login', async () => {
  saveLoginInfo({ login_access_token: 'over', userId: 'U1002' });
  openedAs('guest', AT);
  expect(await screen.findByRole('button', { name: '登录' })).toBeVisible();
  expect(screen.queryByText('当前等级')).not.toBeInTheDocument();
  expect(screen.queryByText('未达到')).not.toBeInTheDocument();
});

test('where there are no levels the rights that can be used are one tap away', async () => {
  const { data } = await ask('GET /api/miniapp/member/level/list', {}, { as: 'member' });
  const text = JSON.stringify({ code: 0, msg: '', data: { ...data, levels: [] } });
  jest.spyOn(window, 'fetch').mockResolvedValueOnce(toResponse(200, async () => text));
  openedAs('member', AT);
  expect(await screen.findByText('暂时没有等级信息')).toBeVisible();
  expect(screen.getByRole('link', { name: '看我的权益' })).toHaveAttribute('href', '/schedule/equity-aggregation');
});
