import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { closeOverlays } from '../Popup/overlays';
import { confirmDialog } from './dialog';

const user = userEvent.setup({ pointerEventsCheck: 0 });

// The dialog's code is loaded on first use, which takes its time on a busy machine.
beforeAll(() => import('./antdDialog'), 60_000);

function ask(cancelText?: string) {
  return confirmDialog({ title: '取消这笔订单？', content: '积分会退回', confirmText: '确定', cancelText });
}

async function waitUntilGone() {
  await waitFor(() => expect(screen.queryByText('取消这笔订单？')).not.toBeInTheDocument());
}

test.each([
  ['确定', true],
  ['取消', false],
])('"%s" answers %p', async (button, expected) => {
  const answer = ask('取消');
  await user.click(await screen.findByText(button));
  expect(await answer).toBe(expected);
  await waitUntilGone();
});

test('without a second choice there is one button', async () => {
  const answer = ask();
  await screen.findByText('确定');
  expect(screen.getAllByRole('button')).toHaveLength(1);
  await user.click(screen.getByText('确定'));
  expect(await answer).toBe(true);
  await waitUntilGone();
});

test('has the focus while it is open and gives it back; Escape answers no', async () => {
  const opener = document.body.appendChild(document.createElement('button'));
  opener.focus();
  const answer = ask('取消');
  const dialog = await screen.findByRole('dialog', { name: '取消这笔订单？' });
  await waitFor(() => expect(dialog).toHaveFocus());
  expect(dialog).toHaveAccessibleDescription('积分会退回');
  expect(dialog).toHaveAttribute('aria-modal', 'true');
  await user.tab({ shift: true });
  expect(dialog).toContainElement(document.activeElement as HTMLElement);
  await user.keyboard('{Escape}');
  expect(await answer).toBe(false);
  await waitUntilGone();
  expect(opener).toHaveFocus();
  opener.remove();
});

test('navigation closes the dialog and answers no', async () => {
  const answer = ask('取消');
  await screen.findByText('确定');
  act(() => closeOverlays());
  expect(await answer).toBe(false);
  await waitUntilGone();
});

test('a question whose code comes when the member has gone on is not asked', async () => {
  const answer = ask('取消');
  // Its code is on the way by now.
  await undefined;
  window.location.hash = '#/elsewhere';
  expect(await answer).toBe(false);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  window.location.hash = '';
});

test('asked twice while its code is on the way, it stands there once', async () => {
  const [first, second] = [ask('取消'), ask('取消')];
  await screen.findByRole('dialog');
  expect(await second).toBe(false);
  await user.click(screen.getByText('确定'));
  expect(await first).toBe(true);
  await waitUntilGone();
});

test('what has to be told is told on the next screen, too', async () => {
  const answer = ask();
  await undefined;
  window.location.hash = '#/schedule/record';
  await user.click(await screen.findByText('确定'));
  expect(await answer).toBe(true);
  await waitUntilGone();
});

test('closed in the moment it opens, nothing stays over the page', async () => {
  const { openDialog } = await import('./antdDialog');
  let answer: boolean | undefined;
  await act(async () => {
    const asked = openDialog({ title: '取消这笔订单？', cancelText: '取消' });
    closeOverlays();
    answer = await asked;
  });
  expect(answer).toBe(false);
  await waitUntilGone();
  expect(document.querySelector('.adm-dialog')).toBeNull();
  expect(document.body).not.toHaveClass('adm-overflow-hidden');
});

test('no number is parted from what it counts, and no phone number', async () => {
  const answer = confirmDialog({ title: '退出？', content: '资料保存 5 年，请打 400-000-0000', confirmText: '好' });
  expect(await screen.findByText('5 年')).toBeInTheDocument();
  expect(screen.getByText('400-000-0000')).toBeInTheDocument();
  await user.click(screen.getByText('好'));
  await answer;
});
