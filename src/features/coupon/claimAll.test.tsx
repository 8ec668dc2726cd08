import { screen } from '@testing-library/react';
import { ask } from '@/testing/ask';
import { resetMock, signInAs } from '@/testing/fakeServer';
import { openedAs } from '@/testing/screenTest';
import { coupons } from '../../../mock/_server/coupon/store';

test('a coupon that was got meanwhile, alone or on another phone, is no failure', async () => {
  resetMock();
  signInAs('newcomer');
  const { user } = openedAs('newcomer', '/coupon-list?tab=center');
  const claimAll = await screen.findByRole('button', { name: '一键领取' });
  await ask('POST /api/miniapp/coupon/claim', { couponId: 'O-50' }, { as: 'newcomer' });
  await user.click(claimAll);
  expect(await screen.findByText(/^\d 张已放入卡券$/)).toBeVisible();
});

test('one of several coupons that is gone meanwhile: a list says what came of each', async () => {
  resetMock();
  signInAs('newcomer');
  const { user } = openedAs('newcomer', '/coupon-list?tab=center');
  const claimAll = await screen.findByRole('button', { name: '一键领取' });
  const offer = coupons().offers.find(({ couponId }) => couponId === 'O-50');
  if (offer) offer.left = 0;
  await user.click(claimAll);
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent(/领到 \d 张，1 张没有领到/);
  expect(dialog).toHaveTextContent('居家护理满减券这一批已经领完');
  expect(dialog).toHaveTextContent('日常护理 9 折券已放入卡券');
});
