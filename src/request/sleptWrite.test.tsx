import { act, renderHook } from '@testing-library/react';
import { OK, pay, save } from './fakeCalls';
import { installFakeFetch } from './fakeFetch';
import { useSubmit } from './useSubmit';

const ASLEEP_MS = 11 * 60_000;

test.each([
  ['spends', pay, 'unknown'],
  ['writes', save, 'refused'],
])('another try after a call that %s, during which the page slept, is the same one', async (_, call, kind) => {
  const server = installFakeFetch();
  server.answer({ status: 502, body: 'bad gateway', delayMs: 5 }, OK);
  const { result } = renderHook(() => useSubmit(call, { intentKey: 'order:1' }));
  await act(async () => {
    const sent = result.current.submit({ num: 1 });
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + ASLEEP_MS);
    expect((await sent).kind).toBe(kind);
  });
  await act(() => result.current.submit({ num: 1 }));
  const tokens = server.requests.map(({ body }) => (body as { clientToken: string }).clientToken);
  expect(tokens).toHaveLength(2);
  expect(new Set(tokens).size).toBe(1);
});
