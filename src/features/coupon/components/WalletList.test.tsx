import { screen } from '@testing-library/react';
import { failNext, signInAs } from '@/testing/fakeServer';
import { openedAs } from '@/testing/screenTest';
import { getMyCoupons } from '../contract';
import { keepTicket } from '../ticketCache';

const AT = '/coupon-list';

test('the name of the store where a coupon was used does not break before its dot', async () => {
  openedAs('member', `${AT}?tab=used`);
  const [used] = await screen.findAllByText('站·');
  expect(used?.parentElement).toHaveTextContent(/在杏邻护理站·城西店（示例）使用$/);
});

test('without a network and without the list the last codes of coupons are readable, by their name', async () => {
  signInAs('member');
  const at = Date.now() - 90_000;
  keepTicket('coupon.C1', { code: '5555666677778888', qrText: 'x', at, expireAt: at + 60_000, title: '热茶' });
  failNext(getMyCoupons.path, 'drop', 5);
  openedAs('member', `${AT}?tab=usable`);
  expect(await screen.findByRole('heading', { name: '最近的券码' }, { timeout: 10_000 })).toBeVisible();
}, 30_000);
