import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { endSession } from '@/session/changeSession';
import { signInAs } from '@/testing/fakeServer';
import { renderScreen } from '@/testing/renderScreen';
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

test('a panel that the member entered on leaves nothing of itself in the address', async () => {
  signInAs('member');
  const { location } = renderScreen(<OrderListScreen />, {
    at: '/schedule/points-mall/order-list?tab=pay&step=express&orderNo=G1',
  });
  const panel = await screen.findByRole('dialog', undefined, { timeout: 10_000 });
  fireEvent.click(within(panel).getByRole('button', { name: '关闭' }));
  await waitFor(() => expect(location()).toBe('/schedule/points-mall/order-list?tab=pay'));
});
