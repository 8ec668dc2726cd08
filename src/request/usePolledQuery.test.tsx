import { act, renderHook } from '@testing-library/react';
import { getNamedThing } from './fakeCalls';
import { installFakeFetch } from './fakeFetch';
import { usePolledQuery } from './usePolledQuery';

/** Second by second, so that what is drawn follows. */
async function pass(seconds: number) {
  for (let second = 0; second < seconds; second += 1) await act(() => jest.advanceTimersByTimeAsync(1000));
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('after three minutes it asks no more by itself; asked by hand it begins anew', async () => {
  const server = installFakeFetch();
  server.answer({ body: { code: 0, msg: '', data: { name: 'open' } } });
  const { result, unmount } = renderHook(() => usePolledQuery(getNamedThing, { id: '1' }, { isOpen: () => true }));
  await pass(240);
  expect(result.current.isPaused).toBe(true);
  const asked = server.requests.length;
  expect(asked).toBeGreaterThan(20);
  await pass(60);
  expect(server.requests).toHaveLength(asked);

  act(() => result.current.restart());
  await pass(6);
  expect(server.requests.length).toBeGreaterThan(asked + 2);
  expect(result.current.isPaused).toBe(false);
  unmount();
});
