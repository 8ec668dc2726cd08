import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { endSession } from '@/session/changeSession';
import { callsTo, failNext, signInAs } from '@/testing/fakeServer';
import { renderScreen } from '@/testing/renderScreen';
import { serverState } from '../../../../mock/_server/state';
import { OrderListScreen } from './OrderListScreen';

afterEach(endSession);

test('the buttons of an order are described by the name of its card', async () => {
  signInAs('member');
  renderScreen(<OrderListScreen />, { at: '/schedule/points-mall/order-list?tab=pay' });
  const cards = await screen.findAllByRole('article', { name: /^订单 .+，待支付$/ });
  expect(new Set(cards.map(({ id }) => id)).size).toBe(cards.length);
  for (const card of cards) {
    expect(within(card).getByRole('button', { name: '去支付' })).toHaveAttribute('aria-describedby', card.id);
  }
});

test('how many orders a search finds is told to who reads by ear and stays in the field', async () => {
  signInAs('member');
  const user = userEvent.setup();
  renderScreen(<OrderListScreen />, { at: '/schedule/points-mall/order-list' });
  const told = () => screen.queryAllByRole('status').map(({ textContent }) => textContent);
  const search = async (words: string) => {
    const field = await screen.findByRole('searchbox');
    await user.clear(field);
    await user.type(field, `${words}{Enter}`);
  };
  await search('没有这种东西');
  await waitFor(() => expect(told()).toContain('没有找到“没有这种东西”'));
  await search('雨伞');
  await waitFor(() => expect(told().join()).toMatch(/找到 \d+ 项/));
});

test('再次兑换 leads to the good of the order', async () => {
  signInAs('member');
  const { location } = renderScreen(<OrderListScreen />, { at: '/schedule/points-mall/order-list?tab=done' });
  fireEvent.click((await screen.findAllByRole('button', { name: '再次兑换' }))[0] as HTMLElement);
  expect(location()).toMatch(/^\/schedule\/points-mall\/goods-detail\?goodsId=\w+$/);
});

test('a panel that the member entered on leaves nothing of itself in the address', async () => {
  signInAs('member');
  const { location } = renderScreen(<OrderListScreen />, {
    at: '/schedule/points-mall/order-list?tab=pay&step=express&orderNo=G1',
  });
  const panel = await screen.findByRole('dialog', undefined, { timeout: 10_000 });
  fireEvent.click(within(panel).getByRole('button', { name: '关闭' }));
  await waitFor(() => expect(location()).toBe('/schedule/points-mall/order-list?tab=pay'));
  // It leaves as every panel does, and ends then.
  expect(panel.parentElement).toHaveClass('leaving');
  await waitFor(() => expect(panel).not.toBeInTheDocument());
});

test('what was received offers nothing of before while its refresh has failed, and a retry brings what is now', async () => {
  const list = '/api/miniapp/mall/order/list';
  signInAs('member');
  const user = userEvent.setup();
  renderScreen(<OrderListScreen />, { at: '/schedule/points-mall/order-list?tab=receive' });
  const [first] = await screen.findAllByRole('article', { name: /待收货$/ });
  const name = first?.getAttribute('aria-label') ?? '';
  const card = () => screen.getByRole('article', { name });
  await user.click(within(card()).getByRole('button', { name: '确认收货' }));
  const asked = callsTo(list);
  failNext(list, '500', -1);
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '确认收货' }));
  const again = await within(card()).findByRole('button', { name: '没有刷新成功，重试' });
  expect(callsTo(list)).toBeGreaterThan(asked);
  expect(within(card()).queryByRole('button', { name: '确认收货' })).not.toBeInTheDocument();
  serverState().faults.length = 0;
  await user.click(again);
  await waitFor(() => expect(screen.queryByRole('article', { name })).not.toBeInTheDocument());
});
