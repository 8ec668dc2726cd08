import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { endSession } from '@/session/changeSession';
import { setElderMode } from '@/shared/lib/elderMode';
import { whenIdle } from '@/shared/lib/whenIdle';
import { callsTo, failNext, lastCallTo, serverClock, signInAs } from '@/testing/fakeServer';
import { renderScreen } from '@/testing/renderScreen';
import { PointsMallScreen } from './PointsMallScreen';

const AT = '/schedule/points-mall';
const GOODS = '/api/miniapp/mall/goods/list';

afterEach(() => {
  endSession();
  setElderMode(false);
});

function openAs(persona: 'guest' | Parameters<typeof signInAs>[0], query = '') {
  if (persona !== 'guest') signInAs(persona);
  return { user: userEvent.setup(), ...renderScreen(<PointsMallScreen />, { at: `${AT}${query}` }) };
}

const findGoods = () => screen.findByRole('region', { name: '商品列表' });

test('a guest sees goods, no filter by points, and the way in', async () => {
  openAs('guest');
  expect(within(await findGoods()).getAllByRole('link').length).toBeGreaterThan(3);
  expect(screen.queryByRole('switch', { name: '只看我能换的' })).not.toBeInTheDocument();
  expect(screen.getByRole('region', { name: '我的积分' })).toHaveTextContent('登录后查看积分');
});

test.each([
  ['?tab=service', '医院服务'],
  ['?step=search', '搜商品'],
])('%s takes the start page’s cover away when its part is there', async (query, name) => {
  const remove = jest.fn(() => expect(screen.getByRole('heading', { name })).toBeInTheDocument());
  window.__START_COVER__ = { isPainted: false, remove };
  openAs('guest', query);
  await waitFor(() => expect(remove).toHaveBeenCalledTimes(1));
});

test('a member’s balance, and the sign-in that raises it', async () => {
  const { user } = openAs('member');
  const card = await screen.findByRole('region', { name: '我的积分' });
  await waitFor(() => expect(card).toHaveTextContent('3,280'));
  await user.click(await within(card).findByRole('button', { name: '签到 +15' }));
  await waitFor(() => expect(card).toHaveTextContent('3,295'));
  expect(await within(card).findByRole('button', { name: '签到日历' })).toBeInTheDocument();
});

test('who signs in in the calendar finds it on the card below', async () => {
  const { user } = openAs('member', '?step=sign');
  const panel = await screen.findByRole('dialog', { name: '签到日历' });
  await user.click(await within(panel).findByRole('button', { name: '签到 +15' }));
  const card = await screen.findByRole('region', { name: '我的积分', hidden: true });
  await waitFor(() => expect(card).toHaveTextContent('3,295'));
  expect(within(card).queryByRole('button', { name: '签到 +15', hidden: true })).not.toBeInTheDocument();
});

test('the calendar says what the server does about missed days, and reaches them in the month before', async () => {
  // The sixth day ago is missed and lies in October.
  serverClock.set(Date.parse('2026-11-05T12:00:00+08:00'));
  const { user } = openAs('member', '?step=sign');
  const panel = await screen.findByRole('dialog', { name: '签到日历' });
  const rule = await within(panel).findByText(/漏签可在 30 天内补签，每次 20 积分，本月还能补 3 次/);
  expect(rule.textContent).toContain('每次 20\u00a0积分');
  expect(within(panel).getByText(/会员 1.5 倍/)).toBeInTheDocument();
  await user.click(within(panel).getByRole('button', { name: '看 10 月' }));
  await user.click(await within(panel).findByRole('button', { name: '30 日，没有签到，可补签' }));
  await user.click(await screen.findByRole('button', { name: '补签' }));
  expect(await within(panel).findByText(/本月还能补 2 次/)).toBeInTheDocument();
  await waitFor(() => expect(within(panel).queryByRole('button', { name: /^30 日/ })).not.toBeInTheDocument());
  const last = within(panel).getByRole('button', { name: '8 日，没有签到，可补签' });
  serverClock.set(Date.parse('2026-11-08T12:00:00+08:00'));
  fireEvent(document, new Event('visibilitychange'));
  await waitFor(() => expect(last).not.toBeInTheDocument());
});

test('on the first of March the whole of February can be made up for, and the end of January', async () => {
  serverClock.set(Date.parse('2027-03-01T12:00:00+08:00'));
  const { user } = openAs('member', '?step=sign');
  const panel = await screen.findByRole('dialog', { name: '签到日历' });
  const open = /，没有签到，可补签$/;
  await user.click(await within(panel).findByRole('button', { name: '看 2 月' }));
  await within(panel).findByRole('table', { name: '2 月' });
  expect(within(panel).getAllByRole('button', { name: open }).length).toBeGreaterThan(0);
  await user.click(within(panel).getByRole('button', { name: '看 1 月' }));
  await within(panel).findByRole('table', { name: '1 月' });
  await user.click(within(panel).getByRole('button', { name: '看 3 月' }));
  expect(await within(panel).findByRole('table', { name: '3 月' })).toBeInTheDocument();
});

test('a missed day of last year is named with its year', async () => {
  serverClock.set(Date.parse('2027-01-05T12:00:00+08:00'));
  const { user } = openAs('member', '?step=sign');
  const panel = await screen.findByRole('dialog', { name: '签到日历' });
  await user.click(await within(panel).findByRole('button', { name: '看 12 月' }));
  await user.click(await within(panel).findByRole('button', { name: '30 日，没有签到，可补签' }));
  expect(await screen.findByRole('dialog', { name: '补签 2026-12-30' })).toBeInTheDocument();
});

test('a newcomer without points is offered no day to make up for, and told why', async () => {
  openAs('newcomer', '?step=sign');
  const panel = await screen.findByRole('dialog', { name: '签到日历' });
  expect(await within(panel).findByText('补签一次要 20 积分，您现在有 0 积分。')).toBeInTheDocument();
  expect(within(panel).queryByRole('button', { name: /可补签/ })).not.toBeInTheDocument();
  expect(within(panel).getByRole('button', { name: '签到 +10' })).toBeInTheDocument();
});

test('category, sort and 只看我能换的 live in the address and ask the server', async () => {
  const { user, location } = openAs('member');
  await user.click(await screen.findByRole('tab', { name: '母婴' }));
  await waitFor(() => expect(lastCallTo(GOODS)?.query.categoryId).toBe('baby'));
  expect(location()).toBe(`${AT}?cat=baby`);
  await user.selectOptions(screen.getByRole('combobox', { name: '排序' }), '积分从低到高');
  await user.click(screen.getByRole('switch', { name: '只看我能换的' }));
  await waitFor(() => expect(location()).toMatch(/only=1/));
  await waitFor(() =>
    expect(lastCallTo(GOODS)?.query).toMatchObject({ categoryId: 'baby', sort: 'pointsAsc', affordable: 'true' }),
  );
});

test('where a kind has nothing for the points, no word is said of the others', async () => {
  openAs('newcomer', '?cat=care&only=1');
  expect(await screen.findByRole('heading', { name: '这一类还没有能换的' })).toBeInTheDocument();
  expect(screen.getByText('换个分类试试')).toBeInTheDocument();
});

test('a search without a find says what was searched, and leads back to all goods', async () => {
  const { user, location } = openAs('guest', '?step=search');
  await user.type(await screen.findByRole('searchbox', { name: '商品名' }), '没有这种东西');
  await user.click(screen.getByRole('button', { name: '搜索' }));
  expect(await screen.findByRole('heading', { name: '没有找到“没有这种东西”' })).toBeInTheDocument();
  // Who reads by ear stays in the field, and is told.
  const told = screen.queryAllByRole('status').map(({ textContent }) => textContent);
  expect(told).toContain('没有找到“没有这种东西”');
  await user.click(screen.getByRole('button', { name: '看全部商品' }));
  await waitFor(() => expect(location()).not.toMatch(/q=/));
});

test('a link that names only the words opens the search with them, and stays in it when they go', async () => {
  const { user, location } = openAs('guest', '?q=%E4%BD%93%E6%B8%A9%E8%AE%A1');
  const field = await screen.findByRole('searchbox', { name: '商品名' });
  expect(field).toHaveValue('体温计');
  expect(within(await findGoods()).getByRole('link', { name: /家用电子体温计/ })).toBeInTheDocument();
  expect(location()).toMatch(/step=search/);
  await user.clear(field);
  await user.click(screen.getByRole('button', { name: '搜索' }));
  await waitFor(() => expect(location()).not.toMatch(/q=/));
  expect(screen.getByRole('searchbox', { name: '商品名' })).toBeInTheDocument();
});

test('a search goes through all kinds, whichever was chosen before it', async () => {
  const { user, location } = openAs('guest', '?cat=baby');
  await user.click(await screen.findByRole('button', { name: /搜/ }));
  await user.type(await screen.findByRole('searchbox', { name: '商品名' }), '体温计');
  await user.click(screen.getByRole('button', { name: '搜索' }));
  expect(within(await findGoods()).getByRole('link', { name: /家用电子体温计/ })).toBeInTheDocument();
  expect(screen.queryByRole('tab')).not.toBeInTheDocument();
  expect(location()).toMatch(/cat=baby/);
});

test('a coupon that fits nothing here, or is another member’s, says so; a guest is not told that of his own', async () => {
  const guest = openAs('guest', '?step=search&couponId=C0');
  expect(await screen.findByRole('heading', { name: '登录后看这张券能换的商品' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /登\s*录/ })).toBeInTheDocument();
  guest.unmount();
  openAs('member', '?step=search&couponId=C0');
  expect(await screen.findByRole('heading', { name: '这张券没有可以用的商品' })).toBeInTheDocument();
  expect(screen.queryByText(/换个分类/)).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: '看全部商品' })).toBeInTheDocument();
});

test('a popular word searches at once', async () => {
  const { user } = openAs('guest', '?step=search');
  await user.click(await screen.findByRole('button', { name: '体温计' }));
  const goods = await findGoods();
  expect(within(goods).getByRole('link', { name: /家用电子体温计/ })).toBeInTheDocument();
});

test('赚积分: a task leads to its screen, an earned one is taken once', async () => {
  const { user, location } = openAs('member', '?step=tasks');
  const panel = await screen.findByRole('dialog', { name: '赚积分' });
  await user.click(await within(panel).findByRole('button', { name: '领 20 积分' }));
  expect(await screen.findByText('得 20 积分')).toBeInTheDocument();
  expect(await within(panel).findByRole('button', { name: '已领取' })).toBeDisabled();
  expect(callsTo('/api/miniapp/points/task/claim')).toBe(1);
  await user.click(within(panel).getByRole('link', { name: '去签到' }));
  expect(location()).toBe(`${AT}?step=sign`);
});

test('a reward of 赚积分 whose answer was lost stands as taken', async () => {
  failNext('/api/miniapp/points/task/claim', 'lost');
  const { user } = openAs('member', '?step=tasks');
  const panel = await screen.findByRole('dialog', { name: '赚积分' });
  await user.click(await within(panel).findByRole('button', { name: '领 20 积分' }));
  expect(await screen.findByText('没有收到结果，请看页面上的最新状态')).toBeInTheDocument();
  expect(await within(panel).findByRole('button', { name: '已领取' })).toBeDisabled();
});

test('goods that do not come: why, and once more; the rest of the home stands', async () => {
  failNext(GOODS, 'drop', 3);
  const { user } = openAs('member');
  const again = await screen.findByRole('button', { name: /重试|再试/ });
  expect(screen.getByRole('region', { name: '我的积分' })).toBeInTheDocument();
  await user.click(again);
  expect(within(await findGoods()).getAllByRole('link').length).toBeGreaterThan(3);
});

test('entries and categories that do not come: it is said, and they come with the next try', async () => {
  failNext('/api/miniapp/mall/home', '500');
  const { user } = openAs('member');
  expect(await screen.findByText('入口没有取到')).toBeVisible();
  await user.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByRole('link', { name: '抽奖' })).toBeInTheDocument();
  expect(await screen.findByRole('tab', { name: '母婴' })).toBeInTheDocument();
  expect(screen.queryByText('入口没有取到')).not.toBeInTheDocument();
});

describe('for the next visit', () => {
  const NOTES = ['bbs/banner/list?position=home', 'mall/goods/list?currentPage=1&pageSize=20', 'mall/home?'];
  const left = (note: string) => localStorage.getItem(`lastVisit:/api/miniapp/${note}`);
  const dataOf = (note: string) => (JSON.parse(left(note) ?? '{}') as { data: unknown }).data;
  async function visitAs(persona: Parameters<typeof openAs>[0]) {
    localStorage.clear();
    const { unmount } = openAs(persona);
    await waitFor(() => expect(NOTES.map(left)).not.toContain(null), { timeout: 10_000 });
    unmount();
    endSession();
    return NOTES.map(dataOf);
  }

  test('everybody leaves the same on the phone: nothing of it is a member’s', async () => {
    // What the visits of earlier tests have still to write is written first.
    await new Promise<void>(whenIdle);
    const guest = await visitAs('guest');
    expect(await visitAs('newcomer')).toEqual(guest);
    expect(await visitAs('member')).toEqual(guest);
  });

  test.each([false, true])(
    'it begins with the last one’s goods (长辈版: %s), and a failure says so in their place',
    async (isElder) => {
      setElderMode(isElder);
      const { unmount } = openAs('member');
      const name = (await screen.findAllByRole('heading', { level: 3 }))[0]?.textContent ?? '';
      const note = `mall/goods/list?currentPage=1&pageSize=${isElder ? 3 : 20}`;
      await waitFor(() => expect(left(note)).not.toBeNull(), { timeout: 10_000 });
      unmount();
      endSession();
      failNext(GOODS, '500', -1);
      openAs('guest');
      expect(screen.getByRole('heading', { level: 3, name })).toBeInTheDocument();
      expect(await screen.findByRole('button', { name: '重试' }, { timeout: 10_000 })).toBeInTheDocument();
      expect(screen.queryByRole('heading', { level: 3, name })).not.toBeInTheDocument();
    },
  );
});
