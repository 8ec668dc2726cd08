import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { closeOverlays } from '@/shared/ui/Popup/overlays';
import { ask } from '@/testing/ask';
import { callsTo, failNext, signInAs } from '@/testing/fakeServer';
import { renderScreen } from '@/testing/renderScreen';
import { rewards } from '../../../../mock/_server/reward/store';
import { serverState } from '../../../../mock/_server/state';
import { RewardDetailScreen } from './RewardDetailScreen';

const AT = '/schedule/reward-detail';

// One that is fading out would be taken for the next test's.
afterEach(async () => {
  act(closeOverlays);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

function openAs(persona: Parameters<typeof signInAs>[0], rewardId: string) {
  signInAs(persona);
  return {
    user: userEvent.setup({ pointerEventsCheck: 0 }),
    ...renderScreen(<RewardDetailScreen />, { at: `${AT}?rewardId=${rewardId}` }),
  };
}
const findName = (name: string) => screen.findByRole('heading', { name });

test('a prize that waits for its address: steps, deadline, button', async () => {
  const { user, location } = openAs('member', 'RW1001');
  await findName('乌龙茶礼盒');
  expect(screen.getByText('待填写地址')).toBeInTheDocument();
  expect(screen.getByText('填写', { selector: '[aria-current="step"]' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '填写地址' }));
  const backTo = encodeURIComponent(`${AT}?rewardId=RW1001`);
  expect(location()).toBe(`/schedule/address?mode=select&backTo=${backTo}&from=prize%3ARW1001`);
});

test('what is on its way to the account says how long it takes', async () => {
  openAs('member', 'RW1002');
  await findName('50 积分');
  const { data } = await ask<{ operate: { reasonText?: string }[] }>(
    'GET /api/miniapp/reward/detail',
    { rewardId: 'RW1002' },
    { as: 'member' },
  );
  const wait = data.operate.find(({ reasonText }) => reasonText)?.reasonText ?? '';
  expect(wait).not.toBe('');
  expect(screen.getByText(wait)).toBeVisible();
});

test('without a word of where it comes from the day stands alone', async () => {
  const row = rewards().rows.find(({ rewardId }) => rewardId === 'RW1001');
  Object.assign(row ?? {}, { sourceText: '' });
  openAs('member', 'RW1001');
  const name = await findName('乌龙茶礼盒');
  expect(name.nextElementSibling?.textContent).toMatch(/^\d/);
});

test('a prize on its way: masked address, parcel number, its way; receipt is confirmed once', async () => {
  const { user } = openAs('member', 'RW1004');
  await findName('电子体温计');
  expect(screen.getByText(/138\*{4}2046/)).toBeInTheDocument();
  expect(screen.queryByText(/502 室/)).toBeNull();
  expect(screen.getByText('顺丰速运 SF1420260088')).toBeInTheDocument();
  expect(within(screen.getByRole('list', { name: '物流' })).getAllByRole('listitem')).toHaveLength(3);
  await user.click(screen.getByRole('button', { name: '确认收货' }));
  await user.click(await within(await screen.findByRole('dialog')).findByRole('button', { name: '确认收货' }));
  expect(await screen.findByText('已收到', { selector: 'p' })).toBeInTheDocument();
  expect(callsTo('/api/miniapp/reward/confirm')).toBe(1);
});

test('a parcel of which its carrier has told nothing yet says so', async () => {
  const { express } = rewards().rows.find(({ rewardId }) => rewardId === 'RW1004') ?? {};
  if (!express) throw new Error('RW1004 is on no way');
  express.traces = [];
  openAs('member', 'RW1004');
  await findName('电子体温计');
  expect(screen.getByText('已发货，快递公司还没有更新')).toBeVisible();
  expect(screen.queryByRole('list', { name: '物流' })).not.toBeInTheDocument();
});

test('what was received offers nothing of before while its refresh has failed, and a retry brings what is now', async () => {
  const { user } = openAs('member', 'RW1004');
  await user.click(await screen.findByRole('button', { name: '确认收货' }));
  failNext('/api/miniapp/reward/detail', '500', -1);
  await user.click(await within(await screen.findByRole('dialog')).findByRole('button', { name: '确认收货' }));
  const again = await screen.findByRole('button', { name: '没有刷新成功，重试' });
  await waitFor(() => expect(screen.queryByRole('button', { name: '确认收货' })).not.toBeInTheDocument());
  serverState().faults.length = 0;
  await user.click(again);
  expect(await screen.findByText('已收到', { selector: 'p' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '没有刷新成功，重试' })).not.toBeInTheDocument();
});

test('an expired prize says why and offers an appeal, once', async () => {
  const { user } = openAs('member', 'RW1007');
  await findName('洗护礼盒');
  expect(screen.getByText('没有在期限内填写地址，已视为放弃')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '申诉' }));
  await user.click(await within(await screen.findByRole('dialog')).findByRole('button', { name: /^申 ?诉$/ }));
  expect(await screen.findByRole('button', { name: '已申诉，客服会联系您' })).toBeDisabled();
});

test('what was deleted and whose answer was lost is left for the list, with the words of the server', async () => {
  const { user, location } = openAs('member', 'RW1007');
  failNext('/api/miniapp/reward/delete', 'lost');
  await user.click(await screen.findByRole('button', { name: '删除' }));
  await user.click(await within(await screen.findByRole('dialog')).findByRole('button', { name: /^删 ?除$/ }));
  await waitFor(() => expect(location()).toBe('/prize-record'));
  expect(await screen.findByText(/没有找到|已经删除/)).toBeInTheDocument();
});

test("another member's reward is not shown", async () => {
  openAs('elder', 'RW1001');
  expect(await screen.findByText('这份奖品是另一个账号的')).toBeInTheDocument();
  expect(screen.getByText(/CODE:2011/)).toBeInTheDocument();
});

test('a receipt whose answer was lost stands as confirmed, and is not called a failure', async () => {
  const { user } = openAs('member', 'RW1004');
  await findName('电子体温计');
  failNext('/api/miniapp/reward/confirm', 'lost');
  await user.click(screen.getByRole('button', { name: '确认收货' }));
  await user.click(await within(await screen.findByRole('dialog')).findByRole('button', { name: '确认收货' }));
  expect(await screen.findByText('没有收到结果，请看页面上的最新状态')).toBeInTheDocument();
  expect(await screen.findByText('已收到', { selector: 'p' })).toBeInTheDocument();
});

test('the address stays as it was although the address book changes', async () => {
  const { data } = await ask<{ addressId: string }[]>('GET /api/miniapp/address/list', {}, { as: 'member' });
  const addressId = data[0]?.addressId;
  const body = { recordId: 'RW1001', addressId, clientToken: 'keep' };
  await ask('POST /api/miniapp/rank/vip/userPostage', body, { as: 'member' });
  await ask('POST /api/miniapp/address/delete', { addressId }, { as: 'member' });
  openAs('member', 'RW1001');
  await findName('乌龙茶礼盒');
  expect(screen.getByText(/发货前可以修改地址$/, { selector: 'p' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '修改地址' })).toBeEnabled();
});

test('no network: the page says so and comes back', async () => {
  failNext('/api/miniapp/reward/detail', 'drop', 3);
  openAs('member', 'RW1001');
  await userEvent.click(await screen.findByRole('button', { name: /重试|刷新/ }));
  expect(await findName('乌龙茶礼盒')).toBeInTheDocument();
});

test('without a number it leads to the prizes', async () => {
  signInAs('member');
  renderScreen(<RewardDetailScreen />, { at: AT });
  await waitFor(() =>
    expect(screen.getByRole('link', { name: '看我的奖品' })).toHaveAttribute('href', '/prize-record'),
  );
});

test('a prize that waits can be reminded of before its deadline', async () => {
  const { user } = openAs('member', 'RW1009');
  await user.click(await screen.findByRole('button', { name: '提醒我' }));
  expect(await screen.findByRole('button', { name: '取消提醒' })).toBeVisible();
  expect(screen.getByText('截止前会发消息提醒您')).toBeInTheDocument();
});
