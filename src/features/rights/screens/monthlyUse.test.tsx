import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { callsTo, failNext, serverClock } from '@/testing/fakeServer';
import { openedAs } from '@/testing/screenTest';

const TRANSFER = '/api/miniapp/right/transfer';

const seeLeft = (words: string) => waitFor(() => expect(document.body).toHaveTextContent(words));
const panelOf = () => screen.findByRole('dialog', { name: '转给家人' });

async function handOn(): Promise<void> {
  const panel = within(await panelOf());
  fireEvent.click(panel.getByRole('button', { name: /母亲/ }));
  fireEvent.click(panel.getByRole('button', { name: '确认转给母亲' }));
}

test('a use of this month is handed on until its end; the next month has another to hand on, also after a lost answer', async () => {
  serverClock.set(Date.parse('2026-11-30T23:58:00+08:00'));
  openedAs('member', '/equity?rightId=R-care&step=transfer');
  expect(await panelOf()).toHaveTextContent('转出后由家人使用，11 月 30 日前有效；移除这位家人时，没用的次数退回。');
  failNext(TRANSFER, 'lost');
  await handOn();
  await seeLeft('剩 1 / 2 次，12 月 1 日恢复');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: '转给家人' })).not.toBeInTheDocument());

  serverClock.set(Date.parse('2026-12-01T00:02:00+08:00'));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await seeLeft('剩 2 / 2 次，2027-01-01 恢复');
  expect(screen.queryByText('还没用 1 次')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '转给家人' }));
  await handOn();
  await seeLeft('剩 1 / 2 次，2027-01-01 恢复');
  expect(callsTo(TRANSFER)).toBe(2);
});
