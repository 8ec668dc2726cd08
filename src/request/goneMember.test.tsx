import { act, renderHook } from '@testing-library/react';
import { endSession, saveLoginInfo } from '@/session/changeSession';
import { OK, pay } from './fakeCalls';
import { installFakeFetch } from './fakeFetch';
import { useSubmit } from './useSubmit';

test.each([
  ['somebody else has signed in', () => saveLoginInfo({ login_access_token: 'of B', userId: 'B' })],
  ['nobody is signed in any more', endSession],
])("a member's screen that still stands there sends nothing when %s", async (_, change) => {
  saveLoginInfo({ login_access_token: 'of A', userId: 'A' });
  const server = installFakeFetch();
  server.answer(OK);
  const optimistic = jest.fn();
  const { result } = renderHook(() => useSubmit(pay, { optimistic, isSilent: true }));
  change();
  expect(await act(() => result.current.submit({ num: 1 }))).toEqual({ kind: 'ignored' });
  expect(server.requests).toHaveLength(0);
  expect(optimistic).not.toHaveBeenCalled();
});

test('the same member after another login sends as before', async () => {
  saveLoginInfo({ login_access_token: 'of A', userId: 'A' });
  const server = installFakeFetch();
  server.answer(OK);
  const { result } = renderHook(() => useSubmit(pay));
  saveLoginInfo({ login_access_token: 'a newer one', userId: 'A' });
  expect((await act(() => result.current.submit({ num: 1 }))).kind).toBe('done');
});
