import { screen, waitFor, within } from '@testing-library/react';
import { memberTab } from '@/session/memberStorage';
import { ask } from '@/testing/ask';
import { callsTo, failNext, lastCallTo } from '@/testing/fakeServer';
import { openedAs, refused } from '@/testing/screenTest';
import { serverState } from '../../../../mock/_server/state';
import { getPrizeList } from '../contract';

const AT = '/prize-record';
const findCard = (name: string) => screen.findByLabelText(new RegExp(`^${name}，`));

test('what waits for an address stands on top, what has arrived is a row of its month without a button', async () => {
  openedAs('member', AT);
  const tea = await findCard('乌龙茶礼盒');
  expect(tea).toHaveTextContent('待填写地址');
  expect(within(tea).getByRole('timer')).toHaveAccessibleName(/小时/);
  expect(within(tea).getByRole('button', { name: '填写地址' })).toBeEnabled();
  expect(within(await findCard('电子体温计')).getByRole('button', { name: '确认收货' })).toBeEnabled();
  const [waiting] = screen.getAllByText('一般 3 小时内到账', { exact: false });
  expect(waiting?.textContent).toContain('一般 3\u00a0小时内到账');
  const [arrived] = screen.getAllByLabelText(/^10 积分，/);
  if (!arrived) throw new Error('no row of points');
  expect(within(arrived).queryByRole('button')).toBeNull();
  expect(arrived).toHaveTextContent('+10 积分');
  expect(screen.getAllByRole('heading', { name: /^(\d{4} 年 )?\d+ 月$/, level: 2 }).length).toBeGreaterThan(0);
  const [first] = screen.getAllByLabelText(/，(?:\d+ 月 \d+ 日|\d{4}-\d\d-\d\d) \d\d:\d\d$/);
  expect(first).toBe(tea);
  expect(screen.getByRole('tab', { name: /待领取/ })).toHaveTextContent('2');
});

test('a tab is part of the address and replaces', async () => {
  const { user, location } = openedAs('member', AT);
  await findCard('乌龙茶礼盒');
  await user.click(screen.getByRole('tab', { name: '已过期' }));
  expect(location()).toBe(`${AT}?tab=expired`);
  expect(await findCard('洗护礼盒')).toHaveTextContent('没有在期限内填写地址');
  expect(screen.queryByLabelText(/^乌龙茶礼盒，/)).toBeNull();
});

test('why a prize did not come keeps its numbers with what they count', async () => {
  openedAs('member', `${AT}?tab=expired`);
  const reason = (await screen.findAllByText(/已改为补发/))[0];
  expect(reason?.textContent).toContain('补发 100\u00a0积分');
});

test('choosing an address goes to the address screen and comes back here', async () => {
  const { user, location } = openedAs('member', AT);
  await user.click(within(await findCard('乌龙茶礼盒')).getByRole('button', { name: '填写地址' }));
  expect(location()).toBe(`/schedule/address?mode=select&backTo=${encodeURIComponent(AT)}&from=prize%3ARW1001`);
});

test('the chosen address is sent once and the prize waits to be sent', async () => {
  const { data } = await ask<{ addressId: string }[]>('GET /api/miniapp/address/list', {}, { as: 'member' });
  memberTab.write('pickedAddress', JSON.stringify({ asker: 'prize:RW1001', addressId: data[0]?.addressId }));
  openedAs('member', AT);
  await waitFor(async () => expect(await findCard('乌龙茶礼盒')).toHaveTextContent('待发货'));
  expect(callsTo('/api/miniapp/rank/vip/userPostage')).toBe(1);
  expect(lastCallTo('/api/miniapp/rank/vip/userPostage')?.body).toMatchObject({ recordId: 'RW1001' });
  expect(memberTab.read('pickedAddress')).toBeUndefined();
});

test('a failed prize is issued again by one button', async () => {
  const { user } = openedAs('member', `${AT}?tab=waiting`);
  await user.click(within(await findCard('¥3.00 加购券')).getByRole('button', { name: '重新发放' }));
  await waitFor(() => expect(screen.queryByLabelText(/^¥3.00 加购券，/)).toBeNull());
  expect(screen.getByText('已重新发放到账')).toBeInTheDocument();
  expect(callsTo('/api/miniapp/reward/reissue')).toBe(1);
});

test('what was issued again is not offered once more while its refresh has failed', async () => {
  const { user } = openedAs('member', `${AT}?tab=waiting`);
  const button = within(await findCard('¥3.00 加购券')).getByRole('button', { name: '重新发放' });
  failNext(getPrizeList.path, '500', -1);
  await user.click(button);
  const again = await within(await findCard('¥3.00 加购券')).findByRole('button', { name: '没有刷新成功，重试' });
  expect(within(await findCard('¥3.00 加购券')).getAllByRole('button')).toEqual([again]);
  serverState().faults.length = 0;
  await user.click(again);
  await waitFor(() => expect(screen.queryByLabelText(/^¥3.00 加购券，/)).toBeNull());
});

test('nothing won yet leads to the wheel', async () => {
  openedAs('newcomer', AT);
  expect(await screen.findByText('还没有抽到奖品')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '去抽奖' })).toHaveAttribute('href', '/activity/nursing-care/play');
});

test('a guest is offered to sign in and nothing is asked', () => {
  openedAs('guest', AT);
  expect(screen.getByRole('button', { name: '登录' })).toBeEnabled();
  expect(callsTo(getPrizeList.path)).toBe(0);
});

test('a refusal shows its words and code, and can be tried again', async () => {
  refused(getPrizeList);
  const { user } = openedAs('member', AT);
  expect(await screen.findByText(/系统维护中/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /重试/ }));
  expect(await findCard('乌龙茶礼盒')).toBeInTheDocument();
});
