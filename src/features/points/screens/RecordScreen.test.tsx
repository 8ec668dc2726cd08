import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { endSession } from '@/session/changeSession';
import { setElderMode } from '@/shared/lib/elderMode';
import { ask } from '@/testing/ask';
import { callsTo, failNext, lastCallTo, serverClock, whenAsked } from '@/testing/fakeServer';
import { openedAs } from '@/testing/screenTest';
import { orders } from '../../../../mock/_server/order/store';
import { freeze, spend } from '../../../../mock/_server/points';
import { serverNow } from '../../../../mock/_server/state';
import { personaUser } from '../../../../mock/_server/users';

const AT = '/schedule/record';
const LEDGER = '/api/miniapp/points/ledger';

afterEach(() => {
  setElderMode(false);
  endSession();
});

test('shows balance, what expires, and each change with before and after', async () => {
  spend(personaUser('member').userId, { points: 50, title: '测试抽奖', bizType: 'lottery', bizNo: '' });
  openedAs('member', AT);
  const list = await screen.findByRole('region', { name: '积分明细' });
  expect(within(list).getByText('测试抽奖').closest('article')).toHaveTextContent(/-50.*→/);
  const head = screen.getByRole('region', { name: '我的积分' });
  await waitFor(() => expect(head).toHaveTextContent(/70 积分将于/));
  expect(head).toHaveTextContent('冻结中');
});

test('what expires leads to the whole balance by its ends, and back closes it', async () => {
  const { location } = openedAs('member', AT);
  const head = await screen.findByRole('region', { name: '我的积分' });
  fireEvent.click(await within(head).findByRole('button', { name: /积分将于.*到期/ }));
  const panel = await screen.findByRole('dialog', { name: '积分到期' });
  const ends = await within(panel).findAllByRole('definition');
  expect(ends.map(({ textContent }) => textContent)).toEqual(['120 积分', '3,160 积分']);
  expect(within(panel).getByText('兑换时，先到期的积分先用。')).toBeVisible();
  expect(location()).toContain('step=expiring');
  fireEvent.click(within(panel).getByRole('button', { name: '关闭' }));
  await waitFor(() => expect(location()).not.toContain('step='));
});

test('where nothing expires soon there is nothing to open', async () => {
  openedAs('newcomer', AT);
  expect(await screen.findByText('最近没有要到期的积分')).toBeVisible();
  expect(screen.queryByRole('button', { name: /到期/ })).not.toBeInTheDocument();
});

test('frozen points say when they come back and lead to their order', async () => {
  const { userId } = personaUser('member');
  const releaseAt = serverClock.now() + 900_000;
  freeze(userId, { points: 300, title: '兑换 测试茶', bizType: 'order', bizNo: 'G77', releaseAt });
  openedAs('member', AT);
  const link = await screen.findByRole('link', { name: /兑换 测试茶/ });
  expect(link).toHaveTextContent('冻结中');
  expect(link).toHaveTextContent(/自动退回/);
  expect(link).toHaveAttribute('href', '/schedule/points-mall/order-detail?orderNo=G77');
});

test('what the card made more of says so', async () => {
  await ask('POST /api/miniapp/points/sign/do', {}, { as: 'member' });
  openedAs('member', AT);
  const list = await screen.findByRole('region', { name: '积分明细' });
  const [row] = within(list).getAllByText('每日签到');
  expect(row?.closest('div')?.parentElement).toHaveTextContent(/含 1\.5 倍.*\+15/);
});

test('长辈版: the sign-ins of a month are one row', async () => {
  setElderMode(true);
  openedAs('member', `${AT}?type=in`);
  const list = await screen.findByRole('region', { name: '积分明细' });
  const [row] = within(list).getAllByText(/^\d+ 月签到 \d+ 次$/);
  expect(row?.closest('div')?.parentElement).toHaveTextContent(/\+\d+/);
  expect(row?.closest('div')?.parentElement).not.toHaveTextContent('→');
  expect(within(list).queryByText('每日签到')).toBeNull();
});

test('in the name of a good no number is parted from its unit', async () => {
  openedAs('member', AT);
  const list = await screen.findByRole('region', { name: '积分明细' });
  const [row] = await within(list).findAllByText(/护手霜 60 g）$/);
  expect(row?.textContent).toContain('300\u00a0ml＋护手霜 60\u00a0g');
});

test('why a sum is larger stays on one line', async () => {
  openedAs('member', AT);
  const list = await screen.findByRole('region', { name: '积分明细' });
  const [note] = await within(list).findAllByText(/含 1\.5 倍/);
  expect(note?.textContent).toContain('含\u00a01.5\u00a0倍');
});

test('starts with three months, never with one day', async () => {
  openedAs('member', AT);
  await screen.findByRole('region', { name: '积分明细' });
  const { query } = lastCallTo(LEDGER) ?? {};
  const days = (serverClock.now() - Number(query?.from)) / 86_400_000;
  expect(days).toBeGreaterThan(88);
  expect(query).not.toHaveProperty('to');
});

test('on a new day the rows that are read stay and are asked for anew', async () => {
  openedAs('member', AT);
  await screen.findByRole('region', { name: '积分明细' });
  const { query } = lastCallTo(LEDGER) ?? {};
  serverClock.set(serverClock.now() + 86_400_000);
  for (const times of [2, 3]) {
    fireEvent(document, new Event('visibilitychange'));
    await waitFor(() => expect(callsTo(LEDGER)).toBe(times));
    await waitFor(() =>
      expect(screen.getByRole('region', { name: '积分明细' })).not.toHaveAttribute('aria-busy', 'true'),
    );
  }
  expect(lastCallTo(LEDGER)?.query).toEqual(query);
});

test('filter and month are part of the address', async () => {
  const { user, location } = openedAs('member', AT);
  await screen.findByRole('region', { name: '积分明细' });
  await user.click(screen.getByRole('button', { name: '支出' }));
  expect(location()).toBe(`${AT}?type=out`);
  await waitFor(() => expect(screen.queryByText('每日签到')).toBeNull());
  await user.selectOptions(screen.getByRole('combobox', { name: '月份' }), '近 3 个月');
  const month = screen.getAllByRole('option')[1]?.getAttribute('value') ?? '';
  await user.selectOptions(screen.getByRole('combobox', { name: '月份' }), month);
  expect(location()).toBe(`${AT}?type=out&month=${month}`);
});

test('a month without changes leads back to all', async () => {
  const { user, location } = openedAs('member', `${AT}?month=2020-01`);
  expect(await screen.findByText('这个范围没有积分记录')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '看近 3 个月的全部' }));
  expect(location()).toBe(AT);
});

test('a newcomer is shown how to earn points', async () => {
  openedAs('newcomer', AT);
  expect(await screen.findByText('还没有积分记录，去赚积分')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '去赚积分' })).toHaveAttribute('href', '/schedule/points-mall?step=tasks');
});

test('the second tab lists rewards', async () => {
  const { user, location } = openedAs('member', AT);
  await user.click(screen.getByRole('tab', { name: '奖励' }));
  expect(location()).toBe(`${AT}?tab=reward`);
  expect(await screen.findByRole('region', { name: '奖励' })).toBeInTheDocument();
});

test('the kind of rewards is in the address, so it stands after the way back; what has none leads to all', async () => {
  const { user, location, unmount } = openedAs('newcomer', `${AT}?tab=reward`);
  await user.click(await screen.findByRole('button', { name: /卡\s*券/ }));
  expect(location()).toBe(`${AT}?tab=reward&kind=coupon`);
  unmount();
  openedAs('newcomer', location());
  expect(await screen.findByRole('button', { name: /卡\s*券/, pressed: true })).toBeVisible();
  fireEvent.click(await screen.findByRole('button', { name: '看全部奖励' }));
  expect(await screen.findByText('还没有奖励')).toBeVisible();
});

test('the rules open on a page of their own', async () => {
  const { user, location } = openedAs('member', AT);
  await user.click(screen.getByRole('button', { name: '积分规则' }));
  expect(location()).toBe(`${AT}?step=rules`);
  expect(await screen.findByText(/^版本/)).toBeInTheDocument();
});

test('a refusal shows its words and can be tried again', async () => {
  failNext(LEDGER, 'business');
  const { user } = openedAs('member', AT);
  expect(await screen.findByText(/系统维护中/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /重试/ }));
  expect(await screen.findByRole('region', { name: '积分明细' })).toBeInTheDocument();
});

test('a lost balance can be asked for again while the ledger stands', async () => {
  failNext('/api/miniapp/points/summary', 'business');
  const { user } = openedAs('member', AT);
  await user.click(await screen.findByRole('button', { name: '积分没有取到，点此再试' }));
  await waitFor(() => expect(screen.getByRole('region', { name: '我的积分' })).toHaveTextContent('3,280'));
});

test('a guest is offered to sign in and nothing is asked', () => {
  openedAs('guest', AT);
  expect(screen.getByRole('button', { name: '登录' })).toBeEnabled();
  expect(callsTo(LEDGER)).toBe(0);
});

test('points that were set aside are back when their time is over, in the row and in the head', async () => {
  const unpaid = orders().rows.find(({ items, status }) => items[0]?.goodsId === 'G1001' && status === 0);
  if (!unpaid) throw new Error('no unpaid order');
  for (const path of ['/api/miniapp/points/summary', LEDGER])
    whenAsked(path, () => {
      unpaid.payExpireAt = serverNow() + 1200;
    });
  openedAs('member', AT);
  expect(await screen.findByText(/自动退回$/)).toBeVisible();
  const head = screen.getByRole('region', { name: '我的积分' });
  await waitFor(() => expect(head).toHaveTextContent('3,280'));
  await waitFor(() => expect(head).toHaveTextContent('4,080'), { timeout: 4000 });
  expect(screen.queryByText(/自动退回$/)).not.toBeInTheDocument();
});
