import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ask } from '@/testing/ask';
import { failNext, serverClock, signInAs } from '@/testing/fakeServer';
import { renderScreen } from '@/testing/renderScreen';
import { DAY, serverState } from '../../../../mock/_server/state';
import { NoticeBeforeScreen } from '../screens/NoticeBeforeScreen';

// The dialog's code is loaded when it is first needed; here it is there from the start.
beforeAll(() => import('@/shared/ui/dialog/antdDialog'), 30_000);

const TITLE = '确定注销账号？';
const UNSURE = '没有收到结果，请看页面上的最新状态';

const openClosing = () =>
  renderScreen(<NoticeBeforeScreen />, { at: '/schedule/notice-before?tab=records&action=close' });

/** Chooses a reason and comes to the second question; the one of the test before may still be fading out. */
async function askForClosing() {
  await waitFor(() => expect(screen.queryByText(TITLE)).not.toBeInTheDocument());
  fireEvent.click(await screen.findByRole('radio', { name: '不再使用' }));
  fireEvent.click(await screen.findByRole('button', { name: '申请注销' }));
  const dialog = (await screen.findByText(TITLE)).closest<HTMLElement>('[role="dialog"]');
  if (!dialog) throw new Error('no question');
  return within(dialog).getByText('申请注销');
}

test('needs a reason and a second yes, and can be taken back', async () => {
  serverClock.set(Date.parse('2026-11-21T12:00:00+08:00'));
  signInAs('newcomer');
  openClosing();
  expect(await screen.findByRole('button', { name: '请先选择原因' })).toBeDisabled();
  fireEvent.click(await askForClosing());
  await waitFor(() => expect(document.body).toHaveTextContent('账号将在 12 月 6 日删除'));
  const back = screen.getByRole('button', { name: '取消注销' });
  const meaning = screen.getByRole('heading', { name: '注销前请看' });
  expect(back.compareDocumentPosition(meaning)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  fireEvent.click(screen.getByRole('button', { name: '取消注销' }));
  expect(await screen.findByRole('button', { name: '请先选择原因' })).toBeVisible();
});

test('shows what a lost answer has done, with the year of another year', async () => {
  serverClock.set(Date.parse('2026-12-21T12:00:00+08:00'));
  signInAs('newcomer');
  failNext('/api/miniapp/user/close/apply', 'lost');
  failNext('/api/miniapp/user/close/cancel', 'lost');
  openClosing();
  fireEvent.click(await askForClosing());
  await waitFor(() => expect(document.body).toHaveTextContent('账号将在 2027-01-05 删除'));
  expect(screen.getByText(UNSURE)).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: '取消注销' }));
  expect(await screen.findByRole('button', { name: '请先选择原因' })).toBeVisible();
  expect(screen.getByText(UNSURE)).toBeVisible();
});

test('says that its state is an old one when it could not be looked up', async () => {
  signInAs('newcomer');
  failNext('/api/miniapp/user/close/apply', 'lost');
  openClosing();
  const confirm = await askForClosing();
  failNext('/api/miniapp/user/close/status', 'business', -1);
  fireEvent.click(confirm);
  fireEvent.click(await screen.findByRole('button', { name: '刷新' }, { timeout: 8_000 }));
  serverState().faults.length = 0;
  fireEvent.click(await screen.findByRole('button', { name: '刷新' }));
  expect(await screen.findByRole('button', { name: '取消注销' })).toBeVisible();
}, 15_000);

test('waits for the text that says what it means', async () => {
  failNext('/api/miniapp/text/detail', '500', -1);
  signInAs('newcomer');
  openClosing();
  expect(await screen.findByText('注销说明没有取到', {}, { timeout: 8_000 })).toBeVisible();
  fireEvent.click(screen.getByRole('radio', { name: '不再使用' }));
  expect(screen.getByRole('button', { name: '说明取到后才能申请' })).toBeDisabled();
  serverState().faults.length = 0;
  fireEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByRole('button', { name: '申请注销' })).toBeEnabled();
}, 15_000);

test('what stands against it leads to where it can be finished', async () => {
  signInAs('member');
  openClosing();
  expect(await screen.findByRole('link', { name: '看兑换订单' })).toHaveAttribute(
    'href',
    '/schedule/points-mall/order-list?tab=all',
  );
  expect(screen.getByRole('button', { name: '先处理完上面的事' })).toBeDisabled();
});

test('after the time in which it can be taken back there is nothing to take back', async () => {
  const asked = Date.parse('2026-11-25T12:00:00+08:00');
  serverClock.set(asked);
  signInAs('newcomer');
  await ask('POST /api/miniapp/user/close/apply', { reason: '其他', clientToken: 'c' }, { as: 'newcomer' });
  serverClock.set(asked + 20 * DAY);
  openClosing();
  expect(await screen.findByText(/已过可以取消的时间，账号正在删除/)).toBeVisible();
  expect(screen.getByRole('link', { name: /打电话/ })).toHaveAttribute('href', expect.stringMatching(/^tel:/));
  expect(screen.queryByRole('button', { name: '取消注销' })).not.toBeInTheDocument();
});
