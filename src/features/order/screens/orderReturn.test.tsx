import { act, screen, waitFor } from '@testing-library/react';
import { endSession } from '@/session/changeSession';
import { ask } from '@/testing/ask';
import { signInAs } from '@/testing/fakeServer';
import { renderScreen } from '@/testing/renderScreen';
import { OrderListScreen } from './OrderListScreen';

afterEach(endSession);

test('an order that was sent while the member was away has left 待发货 when he comes back, like its number', async () => {
  signInAs('member');
  renderScreen(<OrderListScreen />, { at: '/schedule/points-mall/order-list?tab=ship' });
  const [first, ...others] = await screen.findAllByRole('article');
  const orderNo = /orderNo=(\w+)/.exec(first?.innerHTML ?? '')?.[1];
  await ask('POST /api/__mock/parcel', { orderNo });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(others.length));
  expect(screen.getByRole('tab', { name: /待发货.*1/ })).toBeInTheDocument();
});
