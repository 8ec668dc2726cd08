import { act, screen, waitFor, within } from '@testing-library/react';
import { ask } from '@/testing/ask';
import { callsTo, failNext, lastCallTo } from '@/testing/fakeServer';
import { openedAs, refused } from '@/testing/screenTest';
import { comments } from '../../../../mock/_server/comment/store';
import { getMyComments } from '../boardContract';
import { addComment } from '../contract';

const PATH = '/comment';
const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: '写评论' });

/** A comment whose answer gets lost, and of which the page cannot tell either whether it has arrived. */
async function sendUntold() {
  failNext(addComment.path, 'lost');
  const { user } = openedAs('lapsed', PATH);
  await user.type(await field(), '谢谢护士');
  await screen.findAllByRole('article');
  refused(getMyComments);
  await user.click(screen.getByRole('button', { name: '发布' }));
  return user;
}

test('a lost answer keeps text and token: the next try is no second comment', async () => {
  const user = await sendUntold();
  await waitFor(() => expect(callsTo(addComment.path)).toBe(1));
  expect(await screen.findByText('没有收到结果，可能已经发布了。再点一次“发布”不会发两条')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: '发布' })).toBeEnabled());
  const token = lastCallTo(addComment.path)?.body.clientToken;
  // Other words would be another comment.
  await user.type(await field(), '！');
  expect(screen.queryByText(/没有收到结果/)).not.toBeInTheDocument();
  await user.type(await field(), '{Backspace}');
  await user.click(screen.getByRole('button', { name: '发布' }));
  expect(await screen.findByText('评论成功，审核通过后即可展示')).toBeInTheDocument();
  expect(lastCallTo(addComment.path)?.body.clientToken).toBe(token);
});

test('a lost answer is no matter once 我的评论 shows that the words have arrived', async () => {
  failNext(addComment.path, 'lost');
  const { user } = openedAs('lapsed', PATH);
  await user.type(await field(), '谢谢护士');
  await user.click(screen.getByRole('button', { name: '发布' }));
  const own = within(await screen.findByRole('region', { name: '我的评论' }));
  expect(own.getByText('谢谢护士')).toBeInTheDocument();
  expect(await screen.findByText('评论成功，审核通过后即可展示')).toBeInTheDocument();
  expect(await field()).toHaveValue('');
  expect(screen.queryByText(/没有收到结果/)).not.toBeInTheDocument();
  expect(await screen.findByRole('button', { name: /^\d+ 秒后再发$/ })).toBeDisabled();
  expect(callsTo(addComment.path)).toBe(1);
});

test('equal words of an earlier day do not stand for those that were not taken', async () => {
  const words = { activityId: 99, content: '谢谢护士', images: [], clientToken: 'earlier' };
  const { commentId } = (await ask<{ commentId: string }>(`POST ${addComment.path}`, words, { as: 'lapsed' })).data;
  for (const row of comments().rows) if (row.commentId === commentId) row.createdAt -= 86_400_000;
  failNext(addComment.path, 'drop');
  const { user } = openedAs('lapsed', PATH);
  await screen.findByRole('region', { name: '我的评论' });
  await user.type(await field(), '谢谢护士');
  const asked = callsTo(getMyComments.path);
  await user.click(screen.getByRole('button', { name: '发布' }));
  await waitFor(() => expect(callsTo(getMyComments.path)).toBe(asked + 1));
  expect(await screen.findByText(/^没有收到结果/)).toBeInTheDocument();
  expect(await field()).toHaveValue('谢谢护士');
});

/** Who hands in a comment, and opens the page anew before it is answered. */
async function comeBackBefore(kind: 'lost' | 'drop') {
  failNext(addComment.path, kind);
  const { user, unmount } = openedAs('lapsed', PATH);
  await user.type(await field(), '谢谢护士');
  await screen.findAllByRole('article');
  refused(getMyComments);
  await user.click(screen.getByRole('button', { name: '发布' }));
  await screen.findByText(/^没有收到结果/);
  unmount();
  return openedAs('lapsed', PATH).user;
}

test('who has left before the answer was lost finds that the words have arrived', async () => {
  await comeBackBefore('lost');
  expect(await screen.findByText('评论成功，审核通过后即可展示')).toBeInTheDocument();
  expect(await field()).toHaveValue('');
  expect(comments().rows.filter(({ content }) => content === '谢谢护士')).toHaveLength(1);
});

test('who has left before they were lost reads that they may have arrived, and hands them in once more', async () => {
  const user = await comeBackBefore('drop');
  expect(await screen.findByText(/^没有收到结果/)).toBeInTheDocument();
  expect(await field()).toHaveValue('谢谢护士');
  await user.click(await screen.findByRole('button', { name: '发布' }));
  expect(await screen.findByText('评论成功，审核通过后即可展示')).toBeInTheDocument();
});

test('with a network again the page asks whether the words have arrived', async () => {
  await sendUntold();
  expect(await screen.findByText(/^没有收到结果/)).toBeInTheDocument();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('评论成功，审核通过后即可展示')).toBeInTheDocument();
  expect(await field()).toHaveValue('');
  expect(callsTo(addComment.path)).toBe(1);
});
