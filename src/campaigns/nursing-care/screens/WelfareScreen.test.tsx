import { screen, waitFor, within } from '@testing-library/react';
import { getThematic } from '@/features/activity';
import { callsTo } from '@/testing/fakeServer';
import { openedAs } from '@/testing/screenTest';
import { needThematic } from '../../../../mock/_server/activity/thematic/store';
import { forcePhase, needCampaign, periodOf, registerCampaign } from '../../../../mock/_server/campaign/registry';
import { serverNow, setServerNow } from '../../../../mock/_server/state';

const AT = '/activity/nursing-care/welfare';
const names = () => screen.getAllByRole('heading', { level: 3 }).map((each) => each.textContent);

test('the welfare of this activity, or of the one that the address names, and the rules', async () => {
  openedAs('guest', AT);
  expect(await screen.findByText('家庭换药包')).toBeVisible();
  expect(screen.getByRole('heading', { name: '规则' })).toBeVisible();
  expect(screen.queryByText('护士节花束到家')).not.toBeInTheDocument();
  expect(callsTo(getThematic.path)).toBe(1);
});

test('another activity has another list', async () => {
  openedAs('guest', `${AT}?activityId=99`);
  expect(await screen.findByText('护士节花束到家')).toBeVisible();
  expect(names()).not.toContain('家庭换药包');
});

test.each([
  ['', '/activity/nursing-care'],
  ['?activityId=99', '/schedule/points-mall'],
])('opened by its address with "%s" it is left to %s', async (query, path) => {
  const { user, location } = openedAs('guest', AT + query);
  await user.click(await screen.findByRole('button', { name: '返回' }));
  await waitFor(() => expect(location()).toBe(path));
});

test('what was claimed moves to its own card', async () => {
  const { user } = openedAs('member', AT);
  const list = await screen.findByRole('list', { name: '可领的福利' });
  const [row] = within(list).getAllByRole('button', { name: '领取' });
  if (row) await user.click(row);
  expect(await screen.findByRole('dialog', { name: '领取成功' })).toBeVisible();
  expect(await screen.findByRole('list', { name: '我已领取' })).toHaveTextContent('血压血糖检测');
  expect(screen.getByRole('list', { name: '可领的福利' })).not.toHaveTextContent('血压血糖检测');
});

test.each([
  ['guest', '去积分商城'],
  ['member', '看奖励记录'],
] as const)('taken off: the way on of a %s is %s', async (who, way) => {
  forcePhase('nursing-care', 3);
  openedAs(who, AT);
  expect(await screen.findByText('活动资料已下线')).toBeVisible();
  expect(screen.getByRole('link', { name: way })).toBeVisible();
});

test('without an end no day is told until which it can be claimed', async () => {
  const campaign = needCampaign('nursing-care');
  // Sent as null.
  const endAt = Number.POSITIVE_INFINITY;
  registerCampaign({ ...campaign, period: (today) => ({ ...campaign.period(today), endAt }) });
  openedAs('member', AT);
  expect(await screen.findByText('每项每人领一次')).toBeVisible();
  expect(screen.queryByText(/--/)).not.toBeInTheDocument();
  registerCampaign(campaign);
});

test('without any: a friendly word', async () => {
  needThematic({ activityId: 98 }).welfare = [];
  openedAs('member', AT);
  expect(await screen.findByText('暂无福利')).toBeVisible();
});

test.each([
  ['yet', 0],
  ['any more', 2],
] as const)('what nobody can claim %s is not called claimable', async (_, phase) => {
  forcePhase('nursing-care', phase);
  openedAs('newcomer', AT);
  expect(await screen.findByRole('list', { name: '福利' })).toBeVisible();
  expect(screen.queryByText('可领的福利')).not.toBeInTheDocument();
});

test('who stands before it at the end is offered nothing that has just ended', async () => {
  const { endAt } = periodOf(needCampaign('nursing-care'), serverNow());
  setServerNow(endAt - 1_500);
  openedAs('member', AT);
  expect(await screen.findByText('可领的福利')).toBeVisible();
  expect(await screen.findByText('活动已结束，领到的福利仍可使用', undefined, { timeout: 4_000 })).toBeVisible();
  expect(screen.queryByRole('button', { name: '领取' })).not.toBeInTheDocument();
});
