import { act, waitFor } from '@testing-library/react';
import { callsTo } from '@/testing/fakeServer';
import { openedAs } from '@/testing/screenTest';

test.each([
  ['/schedule/points-mall', 'bbs/banner/list'],
  ['/schedule/points-mall/order-list', 'mall/order/list'],
  ['/schedule/record', 'points/ledger'],
  ['/schedule/record?tab=reward', 'reward/list'],
  ['/prize-record', 'prize/list'],
  ['/coupon-list', 'coupon/mine'],
  ['/coupon-list?tab=center', 'coupon/center'],
  ['/course-list', 'course/list'],
  ['/schedule/notice', 'notice/list'],
  ['/activity/nursing-care/order', 'campaign/order/list'],
  ['/membership-card?step=orders', 'vip/order/list'],
  ['/activity/year/goods', 'campaign/goods'],
  ['/schedule/invited-people', 'invite/list'],
])('%s: who comes back to the page sees the rows as they are now', async (at, path) => {
  openedAs('member', at);
  const call = `/api/miniapp/${path}`;
  await waitFor(() => expect(callsTo(call)).toBe(1));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(callsTo(call)).toBe(2));
});
