import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { onProblem } from '@/request/problems';
import { addRoutes, type Routes } from '@/shared/config/routes';
import { addressBar } from '@/shared/lib/addressBar';
import { callsTo, failNext, lastCallTo, serverClock, signInAs } from '@/testing/fakeServer';
import { renderScreen } from '@/testing/renderScreen';
import { type CampaignAnswer, forcePhase } from '../../../mock/_server/campaign/registry';
import { addCampaign } from '../../../mock/_server/campaign/testKit';
import { reports } from '../../../mock/_server/report/rules';
import { block, CampaignView, defineCampaign, mine, nextCampaign, recap, results, rewards, steps, tasks } from '.';

/*
 * A campaign of nothing but its addresses and a definition of fewer than 80 lines, without a component of its own (the one
 * that breaks is there to break): it stands in every state.
 */
const ROUTES = { home: { path: '/winter', title: '冬日暖心' } } as const satisfies Routes;
const WINTER = defineCampaign({
  code: 'winter',
  activityId: 70,
  route: ROUTES.home,
  dress: { page: '#f2f6fa', hero: '#dbe8f4', ink: '#12304a', cta: '#1f4f7a', 'cta-tint': '#e3edf6' },
  hero: { title: ['冬日', '暖心'], line: '两件小事，换一份暖意', height: 430, art: {} },
  share: { title: '冬日暖心', text: '两件小事，换一份暖意' },
  blocks: [
    mine({ isLead: true }),
    steps({ title: '怎么参加', steps: [{ name: '签到', note: '每天一次' }] }),
    tasks({ title: '两件小事' }),
    rewards({ title: '完成有礼' }),
    block('story', () => {
      throw new Error('broken');
    }),
    recap({ title: '那个冬天' }),
    results(),
    nextCampaign(),
  ],
});
addRoutes(ROUTES);
addRoutes({ after: { path: '/after-winter', title: '开春' } });

const CLAIM = '/api/miniapp/campaign/reward/claim';
const DETAIL = '/api/miniapp/campaign/detail';
const button = (key: string, text: string) => ({ key, text, enabled: true });
const RUNNING: CampaignAnswer = {
  blocks: ['mine', 'steps', 'tasks', 'rewards'],
  mine: [],
  tasks: [{ taskId: 't1', title: '签到一次', type: 'sign', done: true, operate: [] }],
  rewards: [{ rewardId: 'r1', title: '暖手宝', need: 1, status: 'open', operate: [button('claim', '领暖手宝')] }],
};
const ENDED: CampaignAnswer = {
  blocks: ['mine', 'recap', 'results'],
  facts: [{ key: 'days', value: '6 天', label: '一共签到' }],
  mine: [
    {
      recordId: 'RW1',
      type: 'reward',
      title: '暖手宝',
      status: 'open',
      notes: [],
      claimBefore: Date.parse('2096-10-03T00:00:00+08:00'),
      operate: [],
    },
    {
      // Rewards and coupons have numbers of their own.
      recordId: 'RW1',
      type: 'coupon',
      title: '围巾',
      status: 'expired',
      notes: [],
      claimBefore: 1_600_000_000_000,
      operate: [],
    },
  ],
  recap: { figures: [{ key: 'people', value: '800', label: '位邻里参加' }], words: [] },
  rulesKey: 'points',
};

let answers: Record<number, CampaignAnswer>;
const CAMPAIGN = () =>
  addCampaign({
    code: 'winter',
    activityId: 70,
    title: '冬日暖心',
    route: '/winter',
    detail: ({ phase }) => answers[phase] ?? { blocks: [] },
    claim: () => ({ recordId: 'RW1', status: 'granted' }),
  });

beforeEach(() => {
  answers = { 0: { blocks: ['steps'] }, 1: RUNNING, 2: ENDED };
  CAMPAIGN();
  addCampaign({ code: 'after', activityId: 900, title: '开春', route: '/after-winter' });
});

const open = (at = '/winter') => renderScreen(<CampaignView campaign={WINTER} />, { at });
const partOf = (kind: string) => document.getElementById(`block-${kind}`) as HTMLElement;

test('before the start there are the steps, the countdown and the reminder, and nothing to claim', async () => {
  forcePhase('winter', 0);
  open();
  expect(await screen.findByRole('button', { name: '提醒我' })).toBeVisible();
  expect(screen.getByText('距开始')).toBeVisible();
  expect(screen.getByText('怎么参加')).toBeVisible();
  expect(screen.queryByText('完成有礼')).not.toBeInTheDocument();
});

test('while it runs a member claims once, and the report says what', async () => {
  signInAs('member');
  open();
  await userEvent.click(await screen.findByRole('button', { name: '领暖手宝' }));
  expect(await screen.findByText('已领取')).toBeInTheDocument();
  expect(callsTo('/api/miniapp/campaign/reward/claim')).toBe(1);
  await waitFor(() => expect(reports().rows.map(({ event }) => event)).toEqual(['view', 'claim']));
  expect(reports().rows.every(({ activityId, page }) => activityId === 70 && page === '/winter')).toBe(true);
});

test('a claim whose answer was lost says where to look, and another tap gives nothing twice', async () => {
  signInAs('member');
  open();
  failNext(CLAIM, 'lost');
  await userEvent.click(await screen.findByRole('button', { name: '领暖手宝' }));
  expect(await screen.findByText('没有收到结果，是否领到以这里为准')).toBeVisible();
  const { clientToken } = lastCallTo(CLAIM)?.body ?? {};
  await userEvent.click(await screen.findByRole('button', { name: '领暖手宝' }));
  expect(await screen.findByText('刚才已经领取过了')).toBeVisible();
  expect(lastCallTo(CLAIM)?.body.clientToken).toBe(clientToken);
});

test('a guest who claims signs in, and comes back to that block; nothing was claimed for him', async () => {
  const leave = jest.spyOn(addressBar, 'leave').mockImplementation(() => undefined);
  const { location, unmount } = open();
  await userEvent.click(await screen.findByRole('button', { name: '领暖手宝' }));
  expect(leave).toHaveBeenCalled();
  expect(callsTo('/api/miniapp/campaign/reward/claim')).toBe(0);
  const back = location();
  unmount();
  signInAs('member');
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
  open(back);
  await screen.findByRole('button', { name: '领暖手宝' });
  expect(scroll.mock.instances).toEqual([partOf('rewards')]);
});

test('after the end: my part with what can still be claimed, the recap, the rules, the next campaign', async () => {
  forcePhase('winter', 2);
  signInAs('member');
  open();
  const own = within(await screen.findByText('我的参与').then(() => partOf('mine')));
  expect(own.getByText(/前可领取/)).toHaveTextContent(/^2096-10-02 24:00 前可领取$/);
  expect(own.getByText(/已过领取期/)).toBeVisible();
  expect(screen.getByText('1 件奖品待领取')).toBeVisible();
  expect(await screen.findByText('位邻里参加')).toBeVisible();
  expect(screen.getByText('只能查看')).toBeVisible();
  const next = within(await screen.findByRole('region', { name: '下一个活动' }));
  expect(next.getByRole('link', { name: '去看看' })).toHaveAttribute('href', '/after-winter');
});

test('after the end a guest reads it without a login', async () => {
  jest.spyOn(addressBar, 'leave').mockImplementation(() => undefined);
  answers[2] = { ...ENDED, facts: undefined, mine: undefined };
  forcePhase('winter', 2);
  const { location } = open();
  expect(await screen.findByText('位邻里参加')).toBeVisible();
  expect(screen.queryByText('您的记录没有取到')).not.toBeInTheDocument();
  expect(location()).toBe('/winter');
  await userEvent.click(within(partOf('mine')).getByRole('button', { name: /登\s*录/ }));
  expect(location()).toBe('/winter?block=mine');
});

test('taken off it says so and leads to the next one', async () => {
  forcePhase('winter', 3);
  open();
  expect(await screen.findByText('活动资料已下线')).toBeVisible();
  expect(screen.getByText('看看开春')).toBeVisible();
});

test('a block that breaks, one without content and one that nobody knows trouble no other', async () => {
  const problems: string[] = [];
  onProblem((kind, error) => problems.push(`${kind} ${String(error)}`));
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  answers[1] = { ...RUNNING, blocks: ['story', 'recap', 'fireworks', 'tasks'] };
  open();
  expect(await screen.findByText('签到一次')).toBeVisible();
  expect(within(partOf('story')).getByText('这一部分没有显示出来')).toBeVisible();
  expect(within(partOf('recap')).getByText('回顾没有取到')).toBeVisible();
  expect(within(partOf('recap')).getByRole('button', { name: '重试' })).toBeVisible();
  expect(problems.filter((each) => each.includes('campaign winter: no block for fireworks'))).toHaveLength(1);
  quiet.mockRestore();
});

test('start and end come without a reload', async () => {
  jest.useFakeTimers();
  const now = serverClock.now();
  addCampaign({ ...CAMPAIGN(), period: () => ({ startAt: now + 3000, endAt: now + 9000 }) });
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  open();
  await pass(500);
  expect(screen.getByText('距开始')).toBeVisible();
  await pass(4000);
  expect(screen.getByText('距结束')).toBeVisible();
  expect(screen.getByText('完成有礼')).toBeVisible();
  await pass(6000);
  expect(screen.getByText(/^已于/)).toBeVisible();
  expect(screen.getByText('位邻里参加')).toBeVisible();
  jest.useRealTimers();
});

test('a detail that does not come says so below the hero and is asked for again', async () => {
  failNext(DETAIL, 'drop', -1);
  open();
  expect(await screen.findByRole('button', { name: '重试' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: '冬日暖心' })).toBeInTheDocument();
});
