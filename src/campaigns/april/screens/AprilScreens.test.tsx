import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ask } from '@/testing/ask';
import { scrollIntoSight } from '@/testing/browserGaps';
import { callsTo, failNext, serverClock } from '@/testing/fakeServer';
import { openedAs } from '@/testing/screenTest';
import { DAY, dayOf, serverState, startOfDay } from '../../../../mock/_server/state';
import { changeTeam } from '../../../../mock/_server/team/control';

const TEAM = '/april-join-team?teamId=';

test('a visitor joins the last seat and is led to the result', async () => {
  const { user, location } = openedAs('member', `${TEAM}TM2001`);
  expect(await screen.findByRole('heading', { level: 2, name: '何* 的小队，还差 1 人' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /^加\s?入$/ }));
  await waitFor(() => expect(location()).toBe('/april-success?teamId=TM2001'));
});

test.each([
  ['TM2006', '重新发起'],
  ['TM2007', '再来一次'],
  ['TM2008', '人已满，自己发起'],
])('%s offers %s', async (teamId, text) => {
  openedAs('member', TEAM + teamId);
  expect(await screen.findByRole('button', { name: text })).toBeEnabled();
});

test.each([
  ['a seat is free', 'newcomer', 'TM2001', true],
  ['it is out of time', 'newcomer', 'TM2006', false],
  ['it is dissolved', 'newcomer', 'TM2007', false],
  ['it is full', 'newcomer', 'TM2008', false],
  ['it is the own one', 'elder', 'TM2008', false],
] as const)('what joining means is said where one can join: %s', async (_, persona, teamId, isSaid) => {
  openedAs(persona, TEAM + teamId);
  await screen.findByText(/^主办：/);
  expect(screen.queryByRole('heading', { name: '加入以后' }) !== null).toBe(isSaid);
});

test('before the campaign begins a team has no clock, and waits for nobody', async () => {
  await ask('POST /api/__mock/campaign', { code: 'april', phase: 'coming' });
  openedAs('newcomer', `${TEAM}TM2001`);
  await screen.findByText(/^主办：/);
  expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  expect(screen.queryByText('等您加入')).not.toBeInTheDocument();
});

test.each([
  ['guest', true],
  ['newcomer', true],
  // Has a team of his own.
  ['elder', false],
] as const)('a free seat waits for who can take it: %s', async (persona, isWanted) => {
  openedAs(persona, `${TEAM}TM2001`);
  await screen.findByText(/^主办：/);
  expect(screen.queryByText('等您加入') !== null).toBe(isWanted);
});

test('the campaign ends while a team that is over is open: no other one is offered any more', async () => {
  serverClock.set(startOfDay(dayOf(Date.now())) + 12 * DAY - 3000);
  openedAs('newcomer', `${TEAM}TM2006`);
  expect(await screen.findByText('也可以加入别的小队')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText('也可以加入别的小队')).not.toBeInTheDocument(), { timeout: 8000 });
});

test('the campaign ends while its page is open: no team is gathered any more, and none is offered', async () => {
  serverClock.set(startOfDay(dayOf(Date.now())) + 12 * DAY - 3000);
  openedAs('newcomer', '/april');
  expect(await screen.findByRole('heading', { name: '还没有小队' })).toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: '组队已结束' }, { timeout: 8000 })).toBeInTheDocument();
  expect(screen.queryByText('等一位')).not.toBeInTheDocument();
  // The page has read itself, has been told of its end, and with that all its parts ask anew.
  await waitFor(() => expect(callsTo('/api/miniapp/campaign/detail')).toBe(3));
});

test('the last seat is gone when the member taps: other teams are offered', async () => {
  openedAs('member', `${TEAM}TM2001`);
  const join = await screen.findByRole('button', { name: /^加\s?入$/ });
  changeTeam({ teamId: 'TM2001', deed: 'fill' });
  // In the same moment: the page asks at intervals how the team stands.
  fireEvent.click(join);
  expect(await screen.findByText(/最后一个位置刚刚有人加入了/)).toBeInTheDocument();
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 2, name: '也可以加入别的小队' })).toBeInTheDocument(),
  );
  expect(await screen.findByRole('button', { name: '人已满，自己发起' })).toBeEnabled();
  // Said by the card's title already.
  expect(screen.queryByText('人已满', { selector: 'p' })).not.toBeInTheDocument();
  // What the rewards have left is of now, too.
  await waitFor(() => expect(callsTo('/api/miniapp/team/activity')).toBeGreaterThan(1));
});

test('the last of the further teams fill up while they are looked at: the first ones are offered, not that there are none', async () => {
  const { user } = openedAs('member', '/april');
  await screen.findByText(/^主办：/);
  act(() => scrollIntoSight());
  await user.click(await screen.findByRole('button', { name: '换一批' }));
  expect(await screen.findByText('王** 的小队')).toBeInTheDocument();
  for (const teamId of ['TM2002', 'TM2004']) changeTeam({ teamId, deed: 'fill' });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(await screen.findByText('何* 的小队')).toBeInTheDocument();
  expect(screen.queryByText(/暂时没有缺人的小队/)).not.toBeInTheDocument();
});

test.each([
  ['newcomer', '暂时没有缺人的小队，可以自己发起。'],
  ['lapsed', '暂时没有缺人的小队。'],
  ['elder', '暂时没有缺人的小队。'],
] as const)('without open teams the %s is told to begin one only if he may', async (persona, words) => {
  await ask('GET /api/miniapp/team/activity', { activityId: 96 });
  for (const teamId of ['TM2001', 'TM2002', 'TM2003', 'TM2004', 'TM2005']) changeTeam({ teamId, deed: 'fill' });
  openedAs(persona, '/april');
  await screen.findByText('还能加入的小队');
  act(() => scrollIntoSight());
  expect(await screen.findByText(words)).toBeInTheDocument();
});

test('who begins a team is led to it', async () => {
  const { user, location } = openedAs('newcomer', '/april');
  await user.click(await screen.findByRole('button', { name: '发起组队' }));
  await waitFor(() => expect(location()).toMatch(/^\/april-join-team\?teamId=TM\d+$/));
});

test('a team whose answer was lost stands on the page, with the way into it', async () => {
  failNext('/api/miniapp/team/create', 'lost');
  const { user } = openedAs('newcomer', '/april');
  await user.click(await screen.findByRole('button', { name: '发起组队' }));
  expect(await screen.findByText('没有收到结果，以页面上的为准')).toBeVisible();
  expect(await screen.findByText('我的小队，还差 2 人')).toBeVisible();
  expect(screen.getByRole('link', { name: '进入我的小队' })).toBeVisible();
  expect(callsTo('/api/miniapp/team/create')).toBe(1);
});

test('a team that was dissolved elsewhere after its answer was lost is not announced as a new one', async () => {
  const { user, location } = openedAs('newcomer', '/april');
  const begin = await screen.findByRole('button', { name: '发起组队' });
  failNext('/api/miniapp/team/create', 'lost');
  for (const path of ['team/activity', 'campaign/detail']) failNext(`/api/miniapp/${path}`, '500', -1);
  await user.click(begin);
  await screen.findByText('没有收到结果，以页面上的为准');
  serverState().faults.length = 0;
  const { data } = await ask<{ myTeam: { teamId: string } }>(
    'GET /api/miniapp/team/activity',
    { activityId: 96 },
    { as: 'newcomer' },
  );
  await ask('POST /api/miniapp/team/quit', { teamId: data.myTeam.teamId }, { as: 'newcomer' });
  await user.click(begin);
  expect(await screen.findByText('刚才已经发起过了')).toBeVisible();
  expect(screen.queryByText('小队已发起')).not.toBeInTheDocument();
  expect(location()).toContain(data.myTeam.teamId);
});

test('the result waits for an address, shows the code, and marks what is next', async () => {
  openedAs('elder', '/april-success?teamId=TM2008');
  expect(await screen.findByRole('button', { name: '填写地址' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '看券码' })).toBeInTheDocument();
  expect(screen.getByText('领奖').closest('li')).toHaveAttribute('aria-current', 'step');
});

test('nobody reads that a team is complete before the server has said so', async () => {
  failNext('/api/miniapp/team/detail', '500', -1);
  openedAs('elder', '/april-success?teamId=TM2008');
  const retry = await screen.findByRole('button', { name: /重\s*试/ });
  expect(screen.queryByText(/三个人到齐/)).not.toBeInTheDocument();
  serverState().faults.length = 0;
  await userEvent.click(retry);
  expect(await screen.findByText(/三个人到齐/)).toBeVisible();
});

test('goods with an address lead to what becomes of the parcel', async () => {
  type Rewards = { rewards: { rewardId: string; type: string }[] };
  const { data } = await ask<Rewards>('GET /api/miniapp/team/detail', { teamId: 'TM2008' }, { as: 'elder' });
  const rewardId = data.rewards.find(({ type }) => type === 'goods')?.rewardId;
  const { data: addresses } = await ask<{ addressId: string }[]>('GET /api/miniapp/address/list', {}, { as: 'elder' });
  const choice = { recordId: rewardId, addressId: addresses[0]?.addressId, clientToken: 'kite' };
  await ask('POST /api/miniapp/rank/vip/userPostage', choice, { as: 'elder' });
  openedAs('elder', '/april-success?teamId=TM2008');
  expect(await screen.findByText('待发货')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '看进度' })).toHaveAttribute(
    'href',
    `/schedule/reward-detail?rewardId=${rewardId}`,
  );
});

test('who has left the team in another tab has the way to invite in his address no longer', async () => {
  await ask('POST /api/miniapp/team/join', { teamId: 'TM2002', clientToken: 'in' }, { as: 'newcomer' });
  const { location } = openedAs('newcomer', `${TEAM}TM2002&step=invite`);
  expect(await screen.findByRole('dialog', { name: '邀请好友' })).toBeVisible();
  await ask('POST /api/miniapp/team/quit', { teamId: 'TM2002', clientToken: 'out' }, { as: 'newcomer' });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(location()).toBe(`${TEAM}TM2002`));
});

test.each(['TM2001', 'TM2008'])('a result that is not there, or not his, leads to the team: %s', async (teamId) => {
  const { location } = openedAs('lapsed', `/april-success?teamId=${teamId}`);
  const words: (string | null)[] = [];
  const watch = new MutationObserver(() => words.push(document.body.textContent));
  watch.observe(document.body, { childList: true, subtree: true });
  await waitFor(() => expect(location()).toBe(`/april-join-team?teamId=${teamId}`));
  watch.disconnect();
  // Nothing is said of it on the way.
  expect(words.join()).not.toContain('还没有');
});

test('without a number nothing is asked for', async () => {
  openedAs('guest', '/april-join-team');
  expect(await screen.findByText('没有找到这支小队')).toBeInTheDocument();
  expect(callsTo('/api/miniapp/team/detail')).toBe(0);
});

test('a guest is not told that he has no team, and his next step at a result is the login', async () => {
  const { unmount } = openedAs('guest', '/april');
  expect(await screen.findByRole('heading', { name: '登录后看您的小队' })).toBeVisible();
  expect(screen.queryByText('还没有小队')).not.toBeInTheDocument();
  unmount();
  openedAs('guest', '/april-success?teamId=TM2008');
  const share = await screen.findByRole('button', { name: /分\s*享/ });
  const signIn = screen.getByRole('button', { name: /登\s*录/ });
  expect(signIn).toHaveClass('primary');
  expect(document.querySelector('[aria-busy="true"]')).toBeNull();
  // Both stand in the bar.
  expect(share.parentElement).toContainElement(signIn);
});

test('the leader of a complete team reads that it is his', async () => {
  const created = await ask<{ teamId: string }>(
    'POST /api/miniapp/team/create',
    { activityId: 96 },
    { as: 'newcomer' },
  );
  const { teamId } = created.data;
  await ask('POST /api/__mock/team', { teamId, deed: 'fill' });
  openedAs('newcomer', `/april-success?teamId=${teamId}`);
  expect(await screen.findByRole('heading', { name: '我的小队' })).toBeVisible();
});
