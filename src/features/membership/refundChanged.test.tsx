import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { DAY_MS } from '@/shared/lib/timeFormat';
import { callsTo, serverClock, signInAs } from '@/testing/fakeServer';
import { renderScreen } from '@/testing/renderScreen';
import { markRightUsed } from '../../../mock/_server/membership/membership';
import { findOrder, openOrder } from '../../../mock/_server/membership/orderStore';
import { settlePaid } from '../../../mock/_server/membership/purchase';
import { VipOrderDetailScreen } from './screens/VipOrderDetailScreen';

// The dialog's code is loaded when it is first needed; here it is there from the start.
beforeAll(() => import('@/shared/ui/dialog/antdDialog'), 30_000);

/** The dialog that asks before the refund. */
const question = async () => {
  fireEvent.click(await screen.findByRole('button', { name: '申请退款' }));
  const dialog = (await screen.findByText('申请退款？')).closest<HTMLElement>('[role="dialog"]');
  if (!dialog) throw new Error('no question');
  return dialog;
};

async function agree(dialog: HTMLElement): Promise<void> {
  fireEvent.click(within(dialog).getByText('申请退款'));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
}

test('a refund of which another sum is left than the one agreed to is asked about once more', async () => {
  signInAs('newcomer');
  const plan = { planId: 'month', planName: '月卡', days: 30, amountCents: 3_800 };
  const { orderNo } = openOrder({ userId: 'U1001', type: 'buy', ...plan }, serverClock.now());
  settlePaid(orderNo, '微信支付', serverClock.now());
  renderScreen(<VipOrderDetailScreen />, { at: `/schedule/order-detail?orderNo=${orderNo}` });

  const first = await question();
  expect(first).toHaveTextContent('退回 ¥38.00');
  serverClock.set(serverClock.now() + 2 * DAY_MS);
  markRightUsed('U1001');
  await agree(first);
  expect(await screen.findByText('能退的金额刚刚有变化，请看清再决定')).toBeInTheDocument();
  expect(findOrder(orderNo)?.status).toBe('done');

  await waitFor(() => expect(callsTo('/api/miniapp/vip/order/detail')).toBeGreaterThan(1));
  const second = await question();
  expect(second).toHaveTextContent('按未用的 28 天折算');
  await agree(second);
  expect(await screen.findByRole('heading', { name: '退款中' })).toBeVisible();
});
