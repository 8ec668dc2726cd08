import { act, renderHook } from '@testing-library/react';
import { failNext, resetMock } from '@/testing/fakeServer';
import useCommentModel from './comment';

beforeEach(() => resetMock());

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
  expect(result.current.totalPage).toBeGreaterThan(2);
});

test('a failed page keeps what is there', async () => {
  const { result } = renderHook(() => useCommentModel());
  await act(async () => void (await result.current.loadComments(1, 'new')));
  const held = result.current.comments;
  failNext('/api/miniapp/annual/activity/comment/getCommentDetail', '500', 1);
  await act(async () => void (await result.current.loadComments(2, 'new')));
  expect(result.current.comments).toEqual(held);
});
