import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ask } from '@/testing/ask';
import { callsTo, failNext, lastCallTo, whenAsked } from '@/testing/fakeServer';
import { offline, openedAs, refused } from '@/testing/screenTest';
import { announcements } from '../../../../mock/_server/notice/announcements';
import { beforeNotices, notify, withdraw } from '../../../../mock/_server/notice/store';
import { personaUser } from '../../../../mock/_server/users';
import { deleteNotice, getNoticeList, readAllNotices, readNotice, restoreNotice } from '../contract';

const AT = '/schedule/notice';

// The panel's code is loaded when it is first needed; here it is there from the start.
beforeAll(() => import('@/shared/ui/Popup/PopupPanel'), 30_000);

beforeEach(() => {
  const { userId } = personaUser('member');
  notify(userId, { type: 'order', key: 'hello', title: '洗护礼盒待支付', summary: '应付 800 积分和 ¥6.90' });
});

const findRow = async (title: string) =>
  (await screen.findByRole('heading', { name: new RegExp(title), level: 3 })).closest('li') as HTMLElement;

async function openMenu(user: ReturnType<typeof openedAs>['user'], title: string) {
  await user.click(await screen.findByRole('button', { name: `更多：${title}` }));
  return within(await screen.findByRole('dialog', { name: '这条消息' }));
}

test('the day, the kind and what is unread; a row leads to its notice', async () => {
  openedAs('member', AT);
  const row = await findRow('洗护礼盒待支付');
  expect(screen.getByRole('heading', { name: '今天', level: 2 })).toBeInTheDocument();
  expect(screen.getByRole('region', { name: '重要：电话客服检修 6 小时' })).toHaveTextContent('急症请打 120');
  const link = within(row).getByRole('link', { name: /^未读，/ });
  expect(link.getAttribute('href')).toMatch(/^\/schedule\/notice\/explain\?noticeId=N/);
});

test('how long something important stays above is said to the end of its day, with its year where it is another one', async () => {
  const [first] = announcements().rows.filter(({ pinnedUntil }) => pinnedUntil > 0);
  if (first) first.pinnedUntil = Date.parse('2097-01-05T00:00:00+08:00');
  openedAs('member', AT);
  expect(await screen.findByRole('region', { name: /^重要/ })).toHaveTextContent('2097-01-04 24:00 后自动收起');
});

/** The moment has come, however late the list was drawn. */
async function askedAgain() {
  await waitFor(() => expect(callsTo(getNoticeList.path)).toBeGreaterThan(1), { timeout: 10_000 });
}

test('what stands above until a moment goes to the others when that has come', async () => {
  const [first] = announcements().rows.filter(({ pinnedUntil }) => pinnedUntil > 0);
  if (!first) throw new Error('nothing is pinned');
  whenAsked(getNoticeList.path, () => {
    first.pinnedUntil = Date.now() + 1_500;
  });
  openedAs('member', AT);
  await askedAgain();
  await waitFor(() => expect(screen.queryByRole('region', { name: /^重要/ })).not.toBeInTheDocument());
  expect(await findRow('电话客服检修 6 小时')).toBeVisible();
});

test('an order that nobody can pay any more is no longer asked for once its moment has come', async () => {
  const order = { type: 'order', key: 'pay:1', title: '护手霜待支付', summary: '应付 ¥6.90，19:54 前付款' } as const;
  whenAsked(getNoticeList.path, () => {
    const until = Date.now() + 1_500;
    notify(personaUser('member').userId, { ...order, until });
    beforeNotices('ended', (whose, now) => {
      if (now >= until) withdraw(whose, order.key);
    });
  });
  openedAs('member', AT);
  await askedAgain();
  await waitFor(() => expect(screen.queryByText(/19:54 前付款/)).not.toBeInTheDocument());
});

test('marked as read from the menu: at once, and taken back when it is lost', async () => {
  const { user } = openedAs('member', AT);
  const menu = await openMenu(user, '洗护礼盒待支付');
  offline(readNotice);
  await user.click(menu.getByRole('button', { name: '标为已读' }));
  await waitFor(() => expect(callsTo(readNotice.path)).toBe(1));
  expect(await within(await findRow('洗护礼盒待支付')).findByRole('link', { name: /^未读，/ })).toBeInTheDocument();
});

test('in the menu no number of a title is parted from its unit', async () => {
  notify(personaUser('member').userId, {
    type: 'order',
    key: 'cream',
    title: '护手霜 60 g待支付',
    summary: '应付 ¥6.90',
  });
  const { user } = openedAs('member', AT);
  const menu = await openMenu(user, '护手霜 60 g待支付');
  expect(menu.getByText(/^护手霜/).textContent).toBe('护手霜 60\u00a0g待支付');
});

test('deleted from the menu and brought back', async () => {
  const { user } = openedAs('member', AT);
  await user.click((await openMenu(user, '洗护礼盒待支付')).getByRole('button', { name: /删\s*除/ }));
  const undo = await screen.findByRole('button', { name: '撤销' });
  expect(screen.queryByRole('heading', { name: /洗护礼盒待支付/ })).not.toBeInTheDocument();
  await user.click(undo);
  expect(await findRow('洗护礼盒待支付')).toBeInTheDocument();
  expect(lastCallTo(restoreNotice.path)?.body).toMatchObject({
    noticeId: lastCallTo(deleteNotice.path)?.body.noticeId,
  });
  await waitFor(() => expect(screen.queryByRole('button', { name: '撤销' })).not.toBeInTheDocument());
});

test('deleted although no answer came: it can be brought back like any other, and deleted again', async () => {
  failNext(deleteNotice.path, 'lost');
  const { user } = openedAs('member', AT);
  const remove = async () =>
    user.click((await openMenu(user, '洗护礼盒待支付')).getByRole('button', { name: /删\s*除/ }));
  await remove();
  const undo = await screen.findByRole('button', { name: '撤销' });
  expect(screen.getByText('已删除：洗护礼盒待支付')).toBeVisible();
  await user.click(undo);
  expect(await findRow('洗护礼盒待支付')).toBeInTheDocument();
  await remove();
  await screen.findByRole('button', { name: '撤销' });
  const { data } = await ask<{ recordList: { title: string }[] }>(
    `GET ${getNoticeList.path}`,
    { tab: 'all', currentPage: '1', pageSize: '20' },
    { as: 'member' },
  );
  expect(data.recordList.map(({ title }) => title)).not.toContain('洗护礼盒待支付');
});

test('a deletion that never arrived leaves the row, and nothing to take back', async () => {
  offline(deleteNotice);
  const { user } = openedAs('member', AT);
  await findRow('洗护礼盒待支付');
  const asked = callsTo(getNoticeList.path);
  await user.click((await openMenu(user, '洗护礼盒待支付')).getByRole('button', { name: /删\s*除/ }));
  await waitFor(() => expect(callsTo(getNoticeList.path)).toBeGreaterThan(asked));
  await waitFor(() => expect(screen.getByRole('region', { name: '消息' })).toHaveAttribute('aria-busy', 'false'));
  expect(await findRow('洗护礼盒待支付')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '撤销' })).not.toBeInTheDocument();
});

test('a deletion that nobody has heard of is not read out of another kind of notices', async () => {
  offline(deleteNotice);
  const { user } = openedAs('member', AT);
  const menu = await openMenu(user, '洗护礼盒待支付');
  failNext(getNoticeList.path, 'drop', 3);
  await user.click(menu.getByRole('button', { name: /删\s*除/ }));
  await screen.findByText(/^网络不给力/, {}, { timeout: 4_000 });
  await user.click(screen.getByRole('tab', { name: /^活动/ }));
  expect(await screen.findByRole('heading', { name: /五月活动开始了/ })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('heading', { name: /待支付/ })).not.toBeInTheDocument());
  expect(screen.queryByRole('button', { name: '撤销' })).not.toBeInTheDocument();
});

test('of two that are deleted after each other, the second can be brought back as long as the first', async () => {
  const { userId } = personaUser('member');
  notify(userId, { type: 'order', key: 'parcel', title: '洗护礼盒已发货', summary: '请留意来电' });
  jest.useFakeTimers();
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  openedAs('member', AT);
  await pass(0);
  const remove = async (title: string) => {
    fireEvent.click(screen.getByRole('button', { name: `更多：${title}` }));
    await pass(1000);
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: /删\s*除/ }));
    await pass(1000);
  };
  await remove('洗护礼盒待支付');
  expect(screen.getByText('已删除：洗护礼盒待支付')).toBeVisible();
  await pass(6000);
  await remove('洗护礼盒已发货');
  await pass(5000);
  expect(screen.getByText('已删除：洗护礼盒已发货')).toBeVisible();
  await pass(5000);
  expect(screen.queryByText(/^已删除：/)).not.toBeInTheDocument();
  jest.useRealTimers();
});

test('a refusal says why and keeps the row', async () => {
  refused(deleteNotice, 2004);
  const { user } = openedAs('member', AT);
  await user.click((await openMenu(user, '洗护礼盒待支付')).getByRole('button', { name: /删\s*除/ }));
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(await findRow('洗护礼盒待支付')).toBeInTheDocument();
});

test('an announcement has no way to delete it', async () => {
  const { user } = openedAs('member', AT);
  await user.click(await screen.findByRole('button', { name: '加载更多' }));
  const menu = await openMenu(user, '积分规则更新了');
  expect(menu.queryByRole('button', { name: /删\s*除/ })).not.toBeInTheDocument();
  expect(menu.getByText('公告可以标为已读，不能删除')).toBeInTheDocument();
});

test('a swipe brings the same actions; the tap that ends it opens nothing', async () => {
  const { location } = openedAs('member', AT);
  const row = await findRow('洗护礼盒待支付');
  const front = within(row).getByRole('link', { name: /洗护礼盒/ });
  const touch = (clientX: number) => ({ touches: [{ clientX, clientY: 10 }] });
  fireEvent.touchStart(front, touch(300));
  fireEvent.touchMove(front, touch(150));
  fireEvent.touchEnd(front);
  fireEvent.click(front);
  expect(location()).toBe(AT);
  fireEvent.touchStart(front, touch(300));
  fireEvent.touchMove(front, touch(150));
  fireEvent.touchEnd(front);
  fireEvent.click(within(row).getByRole('button', { name: '标为已读' }));
  await waitFor(() => expect(within(row).queryByRole('link', { name: /^未读，/ })).not.toBeInTheDocument());
});

test('all read: no dot is left and the button goes', async () => {
  const { user } = openedAs('member', AT);
  await user.click(await screen.findByRole('button', { name: '全部已读' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: '全部已读' })).not.toBeInTheDocument());
  expect(callsTo(readAllNotices.path)).toBe(1);
  expect(screen.queryAllByRole('link', { name: /^未读，/ })).toEqual([]);
  // The button has gone: without a word who reads by ear would not know that it has worked.
  expect(await screen.findByText('全部标为已读了')).toBeInTheDocument();
});

test.each([
  ['all read', readAllNotices, '全部已读', '全部已读'],
  ['a deletion', deleteNotice, /删\s*除/, '更多：洗护礼盒待支付'],
] as const)('%s whose answer was lost is shown as the server has it', async (_, call, name, gone) => {
  failNext(call.path, 'lost');
  const { user } = openedAs('member', AT);
  if (call === deleteNotice) await openMenu(user, '洗护礼盒待支付');
  await user.click(await screen.findByRole('button', { name }));
  expect(await screen.findByText('没有收到结果，请看页面上的最新状态')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('button', { name: gone })).not.toBeInTheDocument());
});

test('nothing of a kind says so; a guest is asked to sign in, and nothing is asked for', async () => {
  const { unmount } = openedAs('guest', AT);
  expect(screen.getByRole('button', { name: /登\s*录/ })).toBeEnabled();
  expect(callsTo(getNoticeList.path)).toBe(0);
  unmount();
  announcements().rows = [];
  openedAs('newcomer', `${AT}?tab=order`);
  expect(await screen.findByText('暂无消息')).toBeInTheDocument();
});
