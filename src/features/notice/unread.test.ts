import { act, renderHook } from '@testing-library/react';
import { saveLoginInfo } from '@/session/changeSession';
import { lessUnread, noteUnread, useUnread } from './unread';

beforeEach(() => saveLoginInfo({ login_access_token: 'a token', userId: 'U-1' }));

it('is the number of the present member only', () => {
  const { result } = renderHook(() => useUnread());
  act(() => noteUnread('U-other', 5));
  expect(result.current).toBeUndefined();
  act(() => noteUnread('U-1', 3));
  expect(result.current).toBe(3);
});

it.each([
  ['one notice', false, 2],
  ['all notices', true, 0],
])('takes %s off at once and puts it back when the server refuses', (_, all, left) => {
  const { result } = renderHook(() => useUnread());
  act(() => noteUnread('U-1', 3));
  let putBack = () => {};
  act(() => {
    putBack = lessUnread(all);
  });
  expect(result.current).toBe(left);
  act(() => putBack());
  expect(result.current).toBe(3);
});

it('puts nothing back when the server has said another number since', () => {
  const { result } = renderHook(() => useUnread());
  act(() => noteUnread('U-1', 3));
  let putBack = () => {};
  act(() => {
    putBack = lessUnread();
  });
  act(() => noteUnread('U-1', 8));
  act(() => putBack());
  expect(result.current).toBe(8);
});

it('puts back the one that the server refused, not those that were read after it', () => {
  const { result } = renderHook(() => useUnread());
  act(() => noteUnread('U-1', 3));
  let putBack = () => {};
  act(() => {
    putBack = lessUnread();
  });
  act(() => void lessUnread());
  act(() => putBack());
  expect(result.current).toBe(2);
});

it('never goes below none', () => {
  const { result } = renderHook(() => useUnread());
  act(() => noteUnread('U-1', 0));
  act(() => void lessUnread());
  expect(result.current).toBe(0);
});
