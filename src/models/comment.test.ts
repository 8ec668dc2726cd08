import { act, renderHook } from '@testing-library/react';
import { closeGap } from '@/features/comment/commentList';
import { noteChange, noteWritten } from '@/request/changes';
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
  await act(() => result.current.loadComments(1, 'new'));
  const first = result.current.comments.length;
  expect(first).toBeGreaterThan(0);
  await act(() => result.current.loadComments(2, 'new'));
  expect(result.current.comments.length).toBe(first * 2);
  await act(() => result.current.loadComments(1, 'hot'));
  expect(result.current.comments.length).toBe(first);
  expect(result.current.hasMore).toBe(true);
});

test('a failed page keeps what is there', async () => {
  const { result } = renderHook(() => useCommentModel());
  await act(() => result.current.loadComments(1, 'new'));
  const held = result.current.comments;
  failNext('/api/miniapp/annual/activity/comment/getCommentDetail', '500', 1);
  await act(() => result.current.loadComments(2, 'new'));
  expect(result.current.comments).toEqual(held);
});

// Source: spec §3 (comment detail response).
test('a server that counts nothing: the list goes on until a page brings nothing new', async () => {
  const server = installFakeFetch();
  server.answer(barePage(1, 'ab'), barePage(2, 'c'), barePage(3, ''));
  const { result } = renderHook(() => useCommentModel());
  const seen: string[] = [];
  for (const page of [1, 2, 3]) {
    await act(() => result.current.loadComments(page, 'new'));
    const letters = result.current.comments.map((each) => each.commentId).join('');
    seen.push(`${letters}${result.current.hasMore ? '…' : '.'}`);
  }
  expect(seen).toEqual(['ab…', 'abc…', 'abc.']);
});

test('a late page of another sort is dropped', async () => {
  const server = installFakeFetch();
  server.answer(barePage(1, 'ab'), barePage(2, 'cd', 60), barePage(1, 'xy'));
  const { result } = renderHook(() => useCommentModel());
  await act(() => result.current.loadComments(1, 'new'));
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
  await act(() => result.current.loadComments(1, 'new'));
  await act(async () => {
    const late = result.current.loadComments(1, 'new', undefined, 97);
    await result.current.loadComments(1, 'hot');
    await late;
  });
  const idsOf = (comments: readonly { commentId: string }[]) => comments.map(({ commentId }) => commentId).join('');
  expect(idsOf(result.current.comments)).toBe('c');
  expect(idsOf(result.current.listOf(97).rows)).toBe('xyz');
  expect(result.current.listOf(96)).toMatchObject({ rows: [], hasMore: false });
});

// Source: decision 053.
describe('the first page that was asked for before a like', () => {
  async function askedWhileLiking(isShown: boolean) {
    const server = installFakeFetch();
    server.answer(barePage(1, 'ab'), barePage(1, 'ab', 60), barePage(1, 'abc'));
    const { result } = renderHook(() => useCommentModel());
    await act(() => result.current.loadComments(1, 'new'));
    await act(async () => {
      const early = result.current.loadComments(1, 'new');
      noteChange(1);
      if (isShown) result.current.changeList(99, (list) => ({ ...list, rows: [...list.rows].reverse() }));
      setTimeout(noteWritten, 90);
      await early;
    });
    return result.current.comments.map(({ commentId }) => commentId).join('');
  }

  test('is asked for again after it', async () => {
    expect(await askedWhileLiking(true)).toBe('abc');
  });

  test('does not wait for a write that has changed nothing here', async () => {
    expect(await askedWhileLiking(false)).toBe('ab');
    await act(() => new Promise((resolve) => setTimeout(resolve, 60)));
  });
});

/** A server whose pages hold two comments each, in the order of `letters`. */
function answersFrom(letters: string, ...pages: number[]) {
  const total = { totalCount: letters.length, totalPage: Math.ceil(letters.length / 2), pageSize: 2 };
  const pageOf = (currentPage: number) => ({
    currentPage,
    ...total,
    recordList: [...letters].slice((currentPage - 1) * 2, currentPage * 2).map(commentOf),
  });
  return pages.map((page) => ({ body: { code: 0, msg: '', data: pageOf(page) } }));
}

type Model = ReturnType<typeof useCommentModel>;
const load = (page: number, { loadComments }: Model) =>
  act(() => loadComments(page, 'new', undefined, undefined, closeGap));

describe('the pages shift while somebody reads', () => {
  async function read(before: string, after: string) {
    const server = installFakeFetch();
    server.answer(...answersFrom(before, 1, 2, 1), ...answersFrom(after, 3, 2));
    const { result } = renderHook(() => useCommentModel());
    for (const page of [1, 2, 3]) await load(page, result.current);
    const { rows, isBehind } = result.current.listOf(99);
    return { letters: rows.map(({ commentId }) => commentId).join(''), isBehind };
  }

  test.each([
    ['nothing has changed', 'abcdefgh', 'abcdefgh', 'abcdef', false],
    ['one was approved above: none twice, and it is said', 'abcdefgh', 'XabcdefghX', 'abcde', true],
    ['one was approved among those that were read', 'abcdefgh', 'abXcdefghX', 'abcde', true],
    ['one was deleted above: none is left out', 'abcdefgh', 'bcdefgh', 'abcdefg', false],
    ['one was approved above and one deleted below', 'abcdefgh', 'Xabcdefg', 'abcde', true],
    ['one was deleted above and one approved below', 'abcdefgh', 'bcdefghX', 'abcdefg', false],
  ])('%s', async (_, before, after, letters, isBehind) => {
    expect(await read(before, after)).toEqual({ letters, isBehind });
  });

  test('what has come in above is said until page 1 has brought it', async () => {
    const server = installFakeFetch();
    server.answer(...answersFrom('abcd', 1), ...answersFrom('Xabcd', 2, 1, 1));
    const { result } = renderHook(() => useCommentModel());
    for (const page of [1, 2]) await load(page, result.current);
    expect(result.current.listOf(99).isBehind).toBe(true);
    await load(1, result.current);
    expect(result.current.listOf(99).isBehind).toBe(false);
  });
});

test('a failed page before the asked one leaves the list as it is, and the next try mends it', async () => {
  const server = installFakeFetch();
  server.answer(barePage(1, 'ab'), barePage(2, 'cd'), { status: 500, body: '' }, barePage(2, 'cd'), barePage(1, 'ab'));
  const { result } = renderHook(() => useCommentModel());
  await load(1, result.current);
  await load(2, result.current);
  expect(result.current.listOf(99)).toMatchObject({ isLoading: false, failure: { kind: 'server' }, pageNumber: 1 });
  await load(2, result.current);
  expect(result.current.comments.map(({ commentId }) => commentId).join('')).toBe('abcd');
});
