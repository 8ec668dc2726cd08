import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { memberTab } from '@/session/kept';
import { failNext, signInAs } from '@/testing/fakeServer';
import { renderScreen } from '@/testing/renderScreen';
import { provideHoldings } from '../../../../mock/_server/rights/sources';
import { EquityAggregationScreen } from './EquityAggregationScreen';

const MINE = '/api/miniapp/right/mine';
const open = (query = '') => renderScreen(<EquityAggregationScreen />, { at: `/schedule/equity-aggregation${query}` });

test('what ends within seven days stands first, with the way to use it', async () => {
  signInAs('member');
  open();
  expect(await screen.findByRole('heading', { name: '即将过期' })).toBeVisible();
  const soon = screen.getByRole('heading', { name: '即将过期' }).closest('section') as HTMLElement;
  expect(within(soon).getByText('伤口换药服务')).toBeVisible();
  expect(within(soon).getByText(/^剩 2 次，还有 [45] 天到期$/)).toBeVisible();
  expect(within(soon).getByRole('link', { name: '出示券码' })).toHaveAttribute(
    'href',
    expect.stringContaining('/coupon-list'),
  );
  expect(screen.getAllByText(/金杏会员 .*前有效/)).toHaveLength(2);
});

test('a right that cannot be used now says why instead of a button', async () => {
  signInAs('member');
  open();
  const row = (await screen.findByText('居家安全评估')).closest('article') as HTMLElement;
  expect(within(row).getByText(/起可用/)).toBeVisible();
  expect(within(row).queryByRole('link', { name: '使用' })).not.toBeInTheDocument();
});

test('search finds by words and says when nothing fits', async () => {
  signInAs('member');
  open();
  const field = await screen.findByRole('searchbox', { name: '搜索权益' });
  fireEvent.change(field, { target: { value: '换药' } });
  expect(screen.getByText('伤口换药服务')).toBeVisible();
  expect(screen.queryByText('兑换包邮')).not.toBeInTheDocument();
  fireEvent.change(field, { target: { value: '飞行' } });
  expect(screen.getByText('没有找到')).toBeVisible();
});

test('a reminder can be set for what ends soon', async () => {
  signInAs('member');
  open();
  fireEvent.click(await screen.findByRole('button', { name: '设提醒' }));
  expect(await screen.findByRole('button', { name: '取消提醒' })).toBeVisible();
});

test('the records, and what was handed on to the family', async () => {
  signInAs('member');
  const { location } = open();
  fireEvent.click(await screen.findByRole('tab', { name: '使用记录' }));
  expect(await screen.findAllByText(/兑换订单免运费/)).toHaveLength(2);
  fireEvent.click(screen.getByRole('tab', { name: '可使用' }));
  fireEvent.click(await screen.findByRole('tab', { name: '家人' }));
  expect(await screen.findByText('还没有转给家人的权益')).toBeVisible();
  expect(location()).toContain('owner=family');
});

test('a source that failed is named and the others stay', async () => {
  const remove = provideHoldings('course', () => {
    throw new Error('down');
  });
  signInAs('member');
  open();
  expect(await screen.findByText('课程没有取到，其他内容都在。')).toBeVisible();
  expect(screen.getByText('伤口换药服务')).toBeVisible();
  remove();
  fireEvent.click(screen.getByRole('button', { name: /重试/ }));
  await waitFor(() => expect(screen.queryByText(/没有取到/)).not.toBeInTheDocument());
});

test('without a network the last codes are readable', async () => {
  const at = Date.parse('2026-11-21T09:32:00+08:00');
  const ticket = { code: '1234567890123456', qrText: 'x', expireAt: at + 60_000, at, title: '新生儿护理指导' };
  memberTab.write('ticket:coupon.C1', JSON.stringify(ticket));
  memberTab.write('tickets', JSON.stringify({ keys: ['coupon.C1'] }));
  signInAs('member');
  failNext(MINE, 'drop', 5);
  open();
  expect(await screen.findByText('1234 5678 9012 3456')).toBeVisible();
  expect(screen.getByText('取得时间 11-21 09:32')).toBeVisible();
});

test('a guest is asked to sign in, and a failure can be tried again', async () => {
  const { unmount } = open();
  expect(await screen.findByRole('button', { name: '登录' })).toBeVisible();
  unmount();
  signInAs('member');
  failNext(MINE, 'business');
  open();
  expect(await screen.findByText(/CODE:4001/)).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByText('伤口换药服务')).toBeVisible();
});
