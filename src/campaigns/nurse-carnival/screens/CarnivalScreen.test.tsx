import { act, screen, waitFor, within } from '@testing-library/react';
import { ask } from '@/testing/ask';
import { scrollIntoSight } from '@/testing/browserGaps';
import { failNext, serverClock } from '@/testing/fakeServer';
import { openedAs } from '@/testing/screenTest';
import { forcePhase, needCampaign, registerCampaign } from '../../../../mock/_server/campaign/registry';
import { DAY, dayOf, HOUR, serverState, startOfDay } from '../../../../mock/_server/state';

const AT = '/activity';
const CODE = 'nurse-carnival';

/** Every block that waits comes near the screen. */
async function scrollThrough(heading: string | RegExp) {
  await waitFor(() => {
    act(() => scrollIntoSight());
    expect(screen.getByRole('heading', { name: heading })).toBeInTheDocument();
  });
}

test('a member finds broadcast, welfare, draws, card, rank, banner and comments, each with the way on', async () => {
  openedAs('member', AT);
  expect(await screen.findByRole('link', { name: /全部 8 项/ })).toHaveAttribute(
    'href',
    '/activity/nursing-care/welfare?activityId=99',
  );
  expect(screen.getByRole('heading', { name: '嘉年华福利' })).toBeVisible();
  expect(screen.getAllByRole('listitem').filter((each) => within(each).queryByRole('heading')).length).toBe(4);
  await scrollThrough('杏运抽奖，还有 3 次');
  await scrollThrough('金杏会员');
  await scrollThrough('参与排行');
  await scrollThrough('大家在说');
  expect(screen.getByRole('link', { name: '去抽奖（剩 3 次）' })).toHaveAttribute(
    'href',
    '/activity/nursing-care/play',
  );
  expect(screen.getByRole('link', { name: '看会员卡' })).toHaveAttribute('href', '/membership-card');
});

test('a chance that was got on this page is counted in every place of it', async () => {
  // The broadcast can be booked before it begins only.
  serverClock.set(startOfDay(dayOf(Date.now())) + 10 * HOUR);
  const { user } = openedAs('member', AT);
  await scrollThrough('杏运抽奖，还有 3 次');
  await ask('POST /api/miniapp/points/sign/do', { clientToken: crypto.randomUUID() }, { as: 'member' });
  await user.click(screen.getByRole('button', { name: '预约提醒' }));
  expect(await screen.findByRole('heading', { name: '杏运抽奖，还有 4 次' })).toBeVisible();
  expect(screen.getByRole('link', { name: '去抽奖（剩 4 次）' })).toBeVisible();
});

test('who lacks a condition is not told of draws that he cannot make', async () => {
  openedAs('newcomer', AT);
  await scrollThrough('杏运抽奖，还不能抽');
  expect(screen.queryByText(/剩 \d+ 次|还有 \d+ 次/)).not.toBeInTheDocument();
});

test('a guest sees all of it; the draws are told after signing in', async () => {
  openedAs('guest', AT);
  await screen.findByRole('heading', { name: '嘉年华福利' });
  await scrollThrough('杏运抽奖');
  expect(await screen.findByText('登录后能看到您的次数')).toBeVisible();
  await scrollThrough('金杏会员');
  expect(await screen.findByText(/8 项专享权益/)).toBeVisible();
});

test('a guest is not asked to sign in for draws of a lottery that is over', async () => {
  serverClock.set(startOfDay(dayOf(Date.now())) + 10 * DAY);
  openedAs('guest', AT);
  await scrollThrough('杏运抽奖，已经结束');
  expect(screen.queryByText('登录后能看到您的次数')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: '去看看' })).toHaveAttribute('href', '/activity/nursing-care/play');
});

test.each([
  ['/api/miniapp/rank/luck/draw/number', '次数没有取到', /还有 3 次/],
  ['/api/miniapp/vip/card/list', '会员卡没有取到', /有效期至/],
])('%s fails alone and comes with its own retry', async (path, words, mended) => {
  failNext(path, 'business:4001', -1);
  const { user } = openedAs('member', AT);
  await screen.findByRole('heading', { name: '嘉年华福利' });
  await scrollThrough(/杏运抽奖/);
  const failed = (await screen.findByText(words)).closest('section');
  expect(failed).not.toBeNull();
  serverState().faults.length = 0;
  if (failed) await user.click(within(failed).getByRole('button', { name: '重试' }));
  expect(await within(failed ?? document.body).findByText(mended)).toBeVisible();
});

test('after the end: the winners lead, and nothing can be claimed', async () => {
  forcePhase(CODE, 2);
  openedAs('member', AT);
  await screen.findByRole('heading', { name: '嘉年华福利' });
  await scrollThrough('中奖名单');
  expect(await screen.findByText('乌龙茶礼盒')).toBeVisible();
  expect(screen.queryByRole('button', { name: '领取' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: '看我的奖品' })).toHaveAttribute('href', '/prize-record');
});

test('the ways below the hero lead to the parts of the page', async () => {
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
  const { user } = openedAs('guest', AT);
  await screen.findByRole('heading', { name: '嘉年华福利' });
  await user.click(screen.getByRole('button', { name: '领福利' }));
  expect(scroll.mock.instances.pop()).toBe(document.getElementById('block-welfare'));
  expect(document.getElementById('block-welfare')).toHaveFocus();
});

test('where nothing can be drawn the way to the lottery does not say that one draws there', async () => {
  await ask('POST /api/__mock/lottery', { phase: 'ended' });
  openedAs('member', '/activity');
  await scrollThrough('杏运抽奖，已经结束');
  const entry = screen.getByRole('heading', { name: '杏运抽奖，已经结束' }).closest('section');
  expect(within(entry as HTMLElement).getByRole('link', { name: '去看看' })).toBeVisible();
  expect(entry).toHaveTextContent('奖品、数量、概率都公开');
});

test('without a part to lead to there is no card of ways', async () => {
  const carnival = needCampaign(CODE);
  registerCampaign({ ...carnival, detail: () => ({ blocks: ['doors'] }) });
  openedAs('guest', AT);
  expect(await screen.findByText(/^主办：/)).toBeVisible();
  expect(screen.queryByLabelText('活动内容')).not.toBeInTheDocument();
  registerCampaign(carnival);
});
