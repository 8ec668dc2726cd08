import { screen, waitFor } from '@testing-library/react';
import { ask } from '@/testing/ask';
import { scrollIntoSight } from '@/testing/browserGaps';
import { callsTo, failNext } from '@/testing/fakeServer';
import { openedAs } from '@/testing/screenTest';
import { needCampaign, periodOf } from '../../../../mock/_server/campaign/registry';
import { lottery } from '../../../../mock/_server/lottery/store';
import { allJoins } from '../../../../mock/_server/signup/registry';
import { HOUR, serverState } from '../../../../mock/_server/state';

const AT = '/activity/nursing-care';

test('a guest sees packages and doors, and nothing of a member is asked for', async () => {
  openedAs('guest', AT);
  expect(await screen.findByRole('heading', { name: '四个服务包' })).toBeVisible();
  const [first] = screen.getAllByRole('link', { name: '去报名' });
  expect(first).toHaveAttribute('href', expect.stringContaining('/activity/nursing-care/join?packageId='));
  expect(screen.getByRole('link', { name: /订单\s*登录可见/ })).toHaveAttribute('href', `${AT}/order`);
  expect(callsTo('/api/miniapp/campaign/join/mine')).toBe(0);
});

test('every door says what waits behind it; one whose call fails stays with a dash', async () => {
  failNext('/api/miniapp/campaign/order/list', '500', -1);
  openedAs('member', AT);
  expect(await screen.findByRole('link', { name: /抽奖\s*剩 \d+ 次/ })).toBeVisible();
  expect(screen.getByRole('link', { name: /报名\s*未报名/ })).toBeVisible();
  expect(screen.getByRole('link', { name: /订单\s*—/ })).toBeVisible();
});

test('one 重试 is for all that has failed: the doors say again what waits behind them', async () => {
  for (const path of ['campaign/join/mine', 'campaign/order/list']) failNext(`/api/miniapp/${path}`, '500', -1);
  const { user } = openedAs('member', AT);
  expect(await screen.findByText('您的报名没有取到')).toBeVisible();
  expect(screen.getByRole('link', { name: /报名\s*—/ })).toBeVisible();
  serverState().faults.length = 0;
  await user.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByRole('link', { name: /报名\s*未报名/ })).toBeVisible();
  expect(await screen.findByRole('link', { name: /订单\s*看订单/ })).toBeVisible();
});

test('the door of the lottery counts no draws that a condition stands before', async () => {
  openedAs('newcomer', AT);
  expect(await screen.findByRole('link', { name: /抽奖\s*还不能抽/ })).toBeVisible();
});

test('the door of the lottery says as the lottery does that nothing can be drawn', async () => {
  openedAs('lapsed', AT);
  expect(await screen.findByRole('link', { name: /抽奖\s*次数用完/ })).toBeVisible();
});

test('the door of the lottery says that it is over, to who has no draws left too', async () => {
  lottery().endAt = Date.now();
  openedAs('lapsed', AT);
  expect(await screen.findByRole('link', { name: /抽奖\s*已经结束/ })).toBeVisible();
});

test('a member who has booked reads where he stands, and the foot leads to it', async () => {
  openedAs('elder', AT);
  expect(await screen.findByText('伤口换药上门，欧**')).toBeVisible();
  expect(screen.getByText('护士上门').closest('li')).toHaveAttribute('aria-current', 'step');
  expect(screen.getByRole('link', { name: '看我的报名' })).toHaveAttribute(
    'href',
    `${AT}/join?packageId=wound&joinId=J90002`,
  );
});

test('who has signed up for something free is not told that he has paid', async () => {
  for (const join of allJoins()) if (join.joinId === 'J90002') join.amountCents = 0;
  openedAs('elder', AT);
  expect(await screen.findByText('不用付款')).toBeVisible();
  expect(screen.queryByText('已付款')).not.toBeInTheDocument();
});

test('after the end nothing invites any more', async () => {
  await ask('POST /api/__mock/campaign', { code: 'nursing-care', phase: 'ended' });
  openedAs('newcomer', AT);
  expect(await screen.findByText('报名已结束，您没有参加')).toBeVisible();
  expect(screen.queryByText(/还剩 \d+ 个/)).not.toBeInTheDocument();
});

test('on the last evening, when no visit is left, nothing invites any more either', async () => {
  const { endAt } = periodOf(needCampaign('nursing-care'), Date.now());
  jest.spyOn(Date, 'now').mockReturnValue(endAt - 8 * HOUR);
  openedAs('newcomer', AT);
  expect(await screen.findByText('报名已结束，您没有参加')).toBeVisible();
  expect(screen.getByText(/距结束/)).toBeVisible();
  expect(screen.queryByText('待支付')).not.toBeInTheDocument();
});

test.each([
  ['newcomer', '看下一个活动'],
  ['member', '看活动订单'],
] as const)('after the end %s is led to what is there for him: %s', async (persona, way) => {
  await ask('POST /api/__mock/campaign', { code: 'nursing-care', phase: 'ended' });
  openedAs(persona, AT);
  expect(await screen.findByRole('link', { name: way })).toBeVisible();
});

const sky = () => document.querySelector('svg[preserveAspectRatio]');

test('a package that is not there any more leads back to those that are, without a sky over nothing', async () => {
  openedAs('guest', `${AT}/join?packageId=none`);
  expect(await screen.findByRole('heading', { name: '没有找到这个项目' })).toBeVisible();
  expect(sky()).toBeNull();
  expect(screen.getByRole('link', { name: '回活动页' })).toHaveAttribute('href', AT);
});

test.each([
  ['ended', 'member', '报名已结束', 'link', '回活动页'],
  ['removed', 'member', '活动资料已下线', 'link', '去积分商城'],
  ['removed', 'guest', '活动资料已下线', 'button', '登录看我的报名'],
] as const)('signing up for what is %s leads %s to what is there: %s', async (phase, persona, title, role, name) => {
  await ask('POST /api/__mock/campaign', { code: 'nursing-care', phase });
  openedAs(persona, `${AT}/join`);
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.getByRole(role, { name })).toBeVisible();
});

test('the form names the organiser as every page does', async () => {
  openedAs('guest', `${AT}/join`);
  expect(await screen.findByText(/^主办：杏邻护理服务/)).toBeVisible();
  expect(sky()).not.toBeNull();
});

test('a guest is not told that he has not signed up', async () => {
  openedAs('guest', AT);
  // Not one line in the room of two.
  expect(await screen.findByText('登录后看您的报名。服务包自己用或给家人用都可以。')).toBeVisible();
  expect(screen.queryByText(/还没有报名/)).not.toBeInTheDocument();
});

test.each([
  ['coming', /距开始/],
  ['ended', /结束/],
  ['removed', /活动资料已下线/],
])('%s', async (phase, words) => {
  await ask('POST /api/__mock/campaign', { code: 'nursing-care', phase });
  openedAs('guest', AT);
  expect((await screen.findAllByText(words))[0]).toBeVisible();
});

test.each([
  [AT, '2027-01-05 15:30，报名结束'],
  [`${AT}/join`, '报名中，2027-01-05 15:30 结束'],
  [`${AT}/welfare`, '2027-01-05 24:00 前可领'],
])('%s says with its year when it ends: signing up with the last visit, the rest with the day', async (at, words) => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-12-28T10:00:00+08:00'));
  openedAs('guest', at);
  await waitFor(() => {
    scrollIntoSight();
    expect(document.body).toHaveTextContent(words);
  });
});
