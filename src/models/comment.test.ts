import { act, renderHook } from '@testing-library/react';
import { installFakeFetch } from '@/request/fakeFetch';
import { failNext, resetMock } from '@/testing/fakeServer';
import useCommentModel from './comment';

beforeEach(() => resetMock());

const commentOf = (commentId: string) => ({ commentId, nickname: '微信用户', content: '护士姐姐很耐心' });

/** A page with the fields of the specification and no others. */
const barePage = (currentPage: number, letters: string, delayMs = 0) => ({
  body: { code: 0, msg: '', data: { currentPage, recordList: [...letters].map(commentOf) } },
  delayMs,
});

// Source: spec §4 (comment list).
test('page 1 replaces the list, a later page is appended', async () => {
  const { result } = renderHook(() => useCommentModel());
  await act(async () => void (await result.current.loadComments(1, 'new')));
  const first = result.current.comments.length;
  expect(first).toBeGreaterThan(0);
  await act(async () => void (await result.current.loadComments(2, 'new')));
  expect(result.current.comments.length).toBe(first * 2);
  await act(async () => void (await result.current.loadComments(1, 'hot')));
  expect(result.current.comments.length).toBe(first);
  expect(result.current.hasMore).toBe(true);
});

test('a failed page keeps what is there', async () => {
  const { result } = renderHook(() => useCommentModel());
  await act(async () => void (await result.current.loadComments(1, 'new')));
  const held = result.current.comments;
  failNext('/api/miniapp/annual/activity/comment/getCommentDetail', '500', 1);
  await act(async () => void (await result.current.loadComments(2, 'new')));
  expect(result.current.comments).toEqual(held);
});

// Source: spec §3 (comment detail response).
test('a server that counts nothing: the list goes on until a page brings nothing new', async () => {
  const server = installFakeFetch();
  server.answer(barePage(1, 'ab'), barePage(2, 'c'), barePage(3, ''));
  const { result } = renderHook(() => useCommentModel());
  const seen: string[] = [];
  for (const page of [1, 2, 3]) {
    await act(async () => void (await result.current.loadComments(page, 'new')));
    const letters = result.current.comments.map((each) => each.commentId).join('');
    seen.push(`${letters}${result.current.hasMore ? '…' : '.'}`);
  }
  expect(seen).toEqual(['ab…', 'abc…', 'abc.']);
});

test('a late page of another sort is dropped', async () => {
  const server = installFakeFetch();
  server.answer(barePage(1, 'ab'), barePage(2, 'cd', 60), barePage(1, 'xy'));
  const { result } = renderHook(() => useCommentModel());
  await act(async () => void (await result.current.loadComments(1, 'new')));
  await act(async () => {
    const late = result.current.loadComments(2, 'new');
    await result.current.loadComments(1, 'hot');
    await late;
  });
  expect(result.current.comments.map((each) => each.commentId)).toEqual(['x', 'y']);
});

test('each activity has its own comments, and a late answer about one does not drop the other’s', async () => {
  const server = installFakeFetch();
  server.answer(barePage(1, 'ab'), barePage(1, 'xyz', 60), barePage(1, 'c'));
  const { result } = renderHook(() => useCommentModel());
  await act(async () => void (await result.current.loadComments(1, 'new')));
  await act(async () => {
    const late = result.current.loadComments(1, 'new', undefined, 97);
    await result.current.loadComments(1, 'hot');
    await late;
  });
  const idsOf = (comments: readonly { commentId: string }[]) => comments.map(({ commentId }) => commentId).join('');
  expect(idsOf(result.current.comments)).toBe('c');
  expect(idsOf(result.current.commentsOf(97).comments)).toBe('xyz');
  expect(result.current.commentsOf(96)).toEqual({ comments: [], hasMore: false });
});
