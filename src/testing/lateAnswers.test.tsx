import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { claimWelfare, getThematic } from '@/features/activity/thematicContract';
import { likeComment } from '@/features/comment/boardContract';
import { deleteSkinRecords, getSkinRecords } from '@/features/skin/quizContract';
import { ask } from './ask';
import { callsTo, failNext } from './fakeServer';
import { openedAs } from './screenTest';

/* What is answered after a member has gone on is done, but leaves the screen alone that he has gone on to. */

const LATE = 'slow:80';
const answered = () => act(() => new Promise((resolve) => setTimeout(resolve, 200)));

test('a like that is refused late says nothing of it on the next screen', async () => {
  const { unmount } = openedAs('member', '/comment');
  const [row] = await screen.findAllByRole('article');
  failNext(likeComment.path, 'drop');
  fireEvent.click(within(row as HTMLElement).getByRole('button', { name: /^点赞/ }));
  unmount();
  await answered();
  expect(callsTo(likeComment.path)).toBe(1);
  expect(document.body.textContent).toBe('');
});

test('a result that is deleted late is gone, and who has gone on stays where he is', async () => {
  const [record] = (
    await ask<{ recordId: string; quizId: string }[]>(`GET ${getSkinRecords.path}`, {}, { as: 'member' })
  ).data;
  const at = `/skin-library?quizId=${record?.quizId}&step=result&id=${record?.recordId}`;
  const { unmount } = openedAs('member', at);
  fireEvent.click(await screen.findByRole('button', { name: '删除这次结果' }));
  failNext(deleteSkinRecords.path, LATE);
  fireEvent.click(await screen.findByRole('button', { name: '删除' }));
  await waitFor(() => expect(callsTo(deleteSkinRecords.path)).toBe(1));
  unmount();
  await answered();
  expect(window.location.hash).toBe(`#${at}`);
  expect(screen.queryByText('已删除')).toBeNull();
});

test('a welfare whose answer was lost is looked for in silence by whoever has left', async () => {
  const { unmount } = openedAs('member', '/activity/nursing-care/welfare');
  const [claim] = await screen.findAllByRole('button', { name: /领取/ });
  failNext(claimWelfare.path, 'drop');
  const before = callsTo(getThematic.path);
  failNext(getThematic.path, LATE);
  fireEvent.click(claim as HTMLElement);
  await waitFor(() => expect(callsTo(getThematic.path)).toBeGreaterThan(before));
  unmount();
  await answered();
  expect(document.body.textContent).toBe('');
});
