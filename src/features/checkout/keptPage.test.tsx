import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createOrder } from '@/features/order';
import { callsTo, signInAs } from '@/testing/fakeServer';
import { renderScreen } from '@/testing/renderScreen';
import { orders } from '../../../mock/_server/order/store';
import { GoodsDetailScreen } from '../mall/screens/GoodsDetailScreen';

const CONFIRM = '/schedule/points-mall/goods-detail?goodsId=G1003&step=confirm&skuId=G1003-1&num=1';

/** The page goes into the browser's page cache and comes back. */
const comeBack = () =>
  act(async () => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));

/** Hands an order in and keeps its answer on the way. Returns what lets it come. */
async function handIn() {
  signInAs('member');
  const user = userEvent.setup();
  const shown = renderScreen(<GoodsDetailScreen />, { at: CONFIRM });
  await user.click(await screen.findByRole('checkbox', { name: /我已阅读/ }));
  const { fetch } = window;
  let release: (value?: unknown) => void = () => undefined;
  const late = new Promise((resolve) => {
    release = resolve;
  });
  const held = jest.spyOn(window, 'fetch').mockImplementation(async (...sent) => {
    const answer = await fetch(...sent);
    if (String(sent[0]).includes(createOrder.path)) await late;
    return answer;
  });
  await user.click(await screen.findByRole('button', { name: '提交订单' }));
  await waitFor(() => expect(callsTo(createOrder.path)).toBe(1));
  held.mockRestore();
  return { user, letCome: () => act(async () => release()), ...shown };
}

test('an order on its way when the page was kept by the browser is asked for, and no second one is handed in', async () => {
  const before = orders().rows.length;
  const { user, location } = await handIn();
  await comeBack();
  await user.click(await screen.findByRole('button', { name: '再查一次' }));
  await waitFor(() => expect(location()).toContain('/pay-success'));
  expect(orders().rows).toHaveLength(before + 1);
});

test('its answer that comes after the page leads on as ever', async () => {
  const { letCome, location } = await handIn();
  await comeBack();
  await screen.findByRole('button', { name: '再查一次' });
  await letCome();
  await waitFor(() => expect(location()).toContain('/pay-success'));
});
