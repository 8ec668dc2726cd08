import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { forgetLoginStart } from '@/session/startLogin';
import { addressBar } from '@/shared/lib/addressBar';
import { failNext, signInAs } from '@/testing/fakeServer';
import { renderScreen } from '@/testing/renderScreen';
import { orders } from '../../../mock/_server/order/store';
import { GoodsDetailScreen } from '../mall/screens/GoodsDetailScreen';

const CREATE = '/api/miniapp/mall/order/create';
const AT = '/schedule/points-mall/goods-detail?goodsId=G4002&step=confirm&skuId=G4002-1&num=1';

const findSubmit = () => screen.findByRole('button', { name: '提交订单' });

/** Hands in the order, twice where the first answer gets lost, until the browser leaves for the login. */
async function handInWithoutSession(isFirstLost: boolean) {
  forgetLoginStart();
  const leave = jest.spyOn(addressBar, 'leave').mockImplementation(() => undefined);
  signInAs('member');
  const user = userEvent.setup();
  const { unmount } = renderScreen(<GoodsDetailScreen />, { at: AT });
  await findSubmit();
  await user.click(screen.getByRole('checkbox', { name: /我已阅读/ }));
  await user.type(screen.getByLabelText('备注'), '谢谢');
  const before = orders().rows.length;
  if (isFirstLost) {
    failNext(CREATE, 'lost');
    await user.click(await findSubmit());
    const again = await screen.findByRole('button', { name: '再查一次' });
    failNext(CREATE, 'unauthorized');
    await user.click(again);
  } else {
    failNext(CREATE, 'unauthorized');
    await user.click(await findSubmit());
  }
  await waitFor(() => expect(leave).toHaveBeenCalled());
  expect(orders().rows.length - before).toBe(isFirstLost ? 1 : 0);
  // The browser has left before the answer that was held back.
  unmount();
}

test('an order that met an ended session leads back to the form from the login', async () => {
  await handInWithoutSession(false);
  renderScreen(<GoodsDetailScreen />, { at: AT });
  expect(await findSubmit()).toBeEnabled();
  expect(screen.getByLabelText('备注')).toHaveValue('谢谢');
  expect(screen.getByRole('checkbox', { name: /我已阅读/ })).toBeChecked();
  expect(screen.queryByText('结果确认中')).not.toBeInTheDocument();
});

test('an order whose answer was lost before is still asked for after the login', async () => {
  await handInWithoutSession(true);
  renderScreen(<GoodsDetailScreen />, { at: AT });
  expect(await screen.findByText('结果确认中')).toBeVisible();
});
