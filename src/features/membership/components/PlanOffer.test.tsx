import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failNext, signInAs } from '@/testing/fakeServer';
import { renderScreen } from '@/testing/renderScreen';
import { serverState } from '../../../../mock/_server/state';
import { PlanOffer } from './PlanOffer';

const open = () => renderScreen(<PlanOffer title="会员专享价" />);

test('a guest chooses a plan and goes on to the card with it', async () => {
  open();
  await userEvent.click(await screen.findByRole('radio', { name: /季卡/ }));
  const way = screen.getByRole('link', { name: '立即开通' });
  expect(way).toHaveAttribute('href', '/membership-card?cardId=jinxing&planId=quarter');
});

test('a member renews, and a trial that was used is not offered', async () => {
  signInAs('member');
  open();
  expect(await screen.findByRole('link', { name: '立即续费' })).toBeVisible();
  expect(screen.queryByRole('radio', { name: /体验/ })).not.toBeInTheDocument();
});

test('without an answer the block alone says so, and loads again', async () => {
  failNext('/api/miniapp/vip/card/list', '500', -1);
  open();
  expect(screen.getByRole('heading', { name: '会员专享价' })).toBeVisible();
  const retry = await screen.findByRole('button', { name: '重试' });
  serverState().faults.length = 0;
  await userEvent.click(retry);
  expect(await screen.findByRole('link', { name: '立即开通' })).toBeVisible();
});
