import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addRoutes } from '@/shared/config/routes';
import { addressBar } from '@/shared/lib/addressBar';
import { formatNearDay } from '@/shared/lib/timeFormat';
import { scrollIntoSight } from '@/testing/browserGaps';
import { failNext, resetMock, signInAs } from '@/testing/fakeServer';
import { renderScreen } from '@/testing/renderScreen';
import {
  allCampaigns,
  type CampaignAnswer,
  forcePhase,
  registerCampaign,
} from '../../../../mock/_server/campaign/registry';
import { reports } from '../../../../mock/_server/report/rules';
import { DAY, dayOf, serverNow, startOfDay } from '../../../../mock/_server/state';
import { CampaignView, defineCampaign, milestones, steps, tasks } from '..';

const route = { path: '/sample', title: '示例活动' } as const;
addRoutes({ sample: route });

const SAMPLE = defineCampaign({
  code: 'sample',
  activityId: 71,
  route,
  dress: { page: '#fff', cta: '#125d52' },
  hero: { title: ['示例', '活动'], line: '看看是怎么回事', height: 420, art: {} },
  share: { title: '示例活动', text: '来看看' },
  blocks: [
    steps({ title: '怎么参加', steps: [{ name: '报名', note: '一分钟' }] }),
    tasks({ title: '三件小事' }),
    milestones({ title: '安排' }),
  ],
});

const DETAIL = '/api/miniapp/campaign/detail';
const REMIND = '/api/miniapp/campaign/remind';
const TASKS = [
  {
    taskId: 'sign',
    title: '签到一次',
    type: 'sign',
    done: false,
    operate: [
      { key: 'go', text: '去签到', enabled: true, reasonAction: { text: '去签到', route: '/schedule/points-mall' } },
    ],
  },
];

let answer: CampaignAnswer;
let days: { from: number; to: number };

beforeEach(() => {
  resetMock();
  answer = { blocks: ['steps', 'tasks'], tasks: TASKS };
  days = { from: -1, to: 5 };
  registerCampaign({
    code: 'sample',
    activityId: 71,
    title: '示例活动',
    route: '/sample',
    cover: '/api/__mock/art/banner-homecare.webp',
    period: (today) => ({ startAt: today + days.from * DAY, endAt: today + days.to * DAY }),
    detail: () => answer,
  });
});

const open = (at = '/sample') => renderScreen(<CampaignView campaign={SAMPLE} />, { at });

test('a running campaign shows the parts that the server names, in the order of the definition', async () => {
  open();
  expect(screen.getByRole('heading', { level: 1, name: '示例活动' })).toBeInTheDocument();
  await screen.findByText('签到一次');
  expect(screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)).toEqual([
    '怎么参加',
    '三件小事',
  ]);
  expect(screen.getByRole('link', { name: '去签到' })).toHaveAttribute('href', '/schedule/points-mall');
  expect(screen.getByText('距结束')).toBeInTheDocument();
});

test('a campaign that ended at midnight ended on the day before', async () => {
  days = { from: -8, to: -1 };
  open();
  const lastDay = formatNearDay(startOfDay(dayOf(serverNow())) - 2 * DAY, '结束');
  await waitFor(() => expect(document.body).toHaveTextContent(`已于 ${lastDay}`));
});

test('one that is over and has nothing left for the member leads on to the next, by the bar', async () => {
  days = { from: -8, to: -1 };
  const { unmount } = open();
  expect(await screen.findByRole('link', { name: '看下一个活动' })).toHaveAttribute('href', '/activity');
  unmount();
  answer = { ...answer, operate: TASKS[0]?.operate };
  open();
  // In the list and in the bar.
  await waitFor(() => expect(screen.getAllByRole('link', { name: '去签到' })).toHaveLength(2));
  expect(screen.queryByRole('link', { name: '看下一个活动' })).not.toBeInTheDocument();
});

test('dates of another year bear it; midnight is where a day begins, and its last moment is its end', async () => {
  const at = (moment: string) => Date.parse(`${moment}+08:00`);
  answer = {
    blocks: ['milestones'],
    milestones: [
      { key: 'start', title: '开始', at: at('2096-12-04T00:00:00') },
      { key: 'talk', title: '讲座', at: at('2096-12-05T19:30:00') },
      { key: 'end', title: '结束', at: at('2097-01-03T23:59:59.999') },
    ],
  };
  open();
  await waitFor(() => expect(document.getElementById('block-milestones')).toBeInTheDocument());
  act(() => scrollIntoSight());
  const rows = await screen.findAllByText(/^(开始|讲座|结束)$/);
  expect(rows.map((row) => row.parentElement?.textContent)).toEqual([
    '2096-12-04 00:00，开始',
    '2096-12-05 19:30，讲座',
    '2097-01-03 24:00，结束',
  ]);
});

test('a part that the server does not send is not there', async () => {
  answer = { blocks: ['tasks'], tasks: TASKS };
  open();
  await screen.findByText('签到一次');
  expect(screen.queryByText('怎么参加')).not.toBeInTheDocument();
});

test('a part whose content does not come says so alone and asks again', async () => {
  answer = { blocks: ['steps', 'tasks'] };
  open();
  expect(await screen.findByText('任务没有取到')).toBeInTheDocument();
  expect(screen.getByText('怎么参加')).toBeInTheDocument();
  answer = { blocks: ['steps', 'tasks'], tasks: TASKS };
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByText('签到一次')).toBeInTheDocument();
});

test('before the start: a countdown, and a reminder that a member sets', async () => {
  days = { from: 2, to: 5 };
  signInAs('member');
  open();
  await userEvent.click(await screen.findByRole('button', { name: '提醒我' }));
  expect(await screen.findByRole('button', { name: '取消提醒' })).toBeInTheDocument();
  expect(screen.getByText('距开始')).toBeInTheDocument();
});

test('a reminder that comes too late is refused, and the page is as the campaign stands', async () => {
  days = { from: 2, to: 5 };
  signInAs('member');
  open();
  const remind = await screen.findByRole('button', { name: '提醒我' });
  forcePhase('sample', 1);
  failNext(REMIND, 'business:2002');
  await userEvent.click(remind);
  expect(await screen.findByText('距结束')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '提醒我' })).not.toBeInTheDocument();
});

test('a guest who acts signs in and comes back to where he acted', async () => {
  days = { from: 2, to: 5 };
  const leave = jest.spyOn(addressBar, 'leave').mockImplementation(() => undefined);
  const { location } = open();
  await userEvent.click(await screen.findByRole('button', { name: '提醒我' }));
  expect(location()).toBe('/sample?block=bar');
  expect(leave).toHaveBeenCalled();
});

test.each([
  ['a guest', '去积分商城'],
  ['a member', '看看我的奖品'],
])('what the server has taken off says so and, where no other runs, leads %s on: %s', async (who, way) => {
  for (const { code } of allCampaigns()) forcePhase(code, 3);
  if (who === 'a member') signInAs('member');
  open();
  expect(await screen.findByText('活动资料已下线')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: way })).toBeVisible();
});

test('without an answer the failure stands right below the headline, not below a picture', async () => {
  failNext(DETAIL, 'business:4001');
  open();
  const isBare = () => screen.getByText('示例').closest('section')?.querySelector('[class*="art"]') === null;
  expect(isBare()).toBe(false);
  await screen.findByRole('button', { name: '重试' });
  expect(isBare()).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  await screen.findByText('签到一次');
  expect(isBare()).toBe(false);
});

test('a campaign that the server does not know any more is one that was taken off', async () => {
  failNext(DETAIL, 'business:2010');
  open();
  expect(await screen.findByText('活动资料已下线')).toBeInTheDocument();
});

test('who comes back from the login stands at the block where he acted', async () => {
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
  const { location } = open('/sample?block=tasks');
  await screen.findByText('签到一次');
  expect(scroll.mock.instances).toEqual([document.getElementById('block-tasks')]);
  await waitFor(() => expect(location()).toBe('/sample'));
});

test('the visit is reported once, with the campaign’s activity', async () => {
  open();
  await screen.findByText('签到一次');
  await waitFor(() =>
    expect(reports().rows.map(({ activityId, event, page }) => [activityId, event, page])).toEqual([
      [71, 'view', '/sample'],
    ]),
  );
});
