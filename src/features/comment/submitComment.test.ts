import { screen, waitFor } from '@testing-library/react';
import { failNext, resetMock, signInAs } from '@/testing/fakeServer';
import { submitComment } from './submitComment';

const draft = (content: string) => ({ content, clientToken: crypto.randomUUID() });

beforeEach(() => {
  resetMock();
  signInAs('member');
});

// Source: spec §8.
test('addComment, code 0: says that it succeeded and shows after review', async () => {
  await expect(submitComment(draft('护士姐姐很耐心'))).resolves.toBe(true);
  expect(await screen.findByText('评论成功，审核通过后即可展示')).toBeInTheDocument();
});

test('addComment, code not 0: the server’s message for one second, and the caller keeps the text', async () => {
  await expect(submitComment(draft('加微信'))).resolves.toBe(false);
  const message = '内容里有不能发布的词，请修改后再发';
  expect(await screen.findByText(message)).toBeInTheDocument();
  const shownAt = performance.now();
  await waitFor(() => expect(screen.queryByText(message)).not.toBeInTheDocument(), { timeout: 4_000, interval: 20 });
  const shownMs = performance.now() - shownAt;
  expect(shownMs).toBeGreaterThan(700);
  expect(shownMs).toBeLessThan(2_900);
});

test('addComment is taken by its code alone', async () => {
  failNext('/api/miniapp/annual/activity/comment/addComment', 'bare');
  await expect(submitComment(draft('谢谢'))).resolves.toBe(true);
  expect(await screen.findByText('评论成功，审核通过后即可展示')).toBeInTheDocument();
});

test('addComment without an answer: not taken', async () => {
  failNext('/api/miniapp/annual/activity/comment/addComment', 'drop', 1);
  await expect(submitComment(draft('谢谢'))).resolves.toBe(false);
});
