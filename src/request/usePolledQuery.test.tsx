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

const renderOpen = () =>
  renderHook(
    ({ skip, id }: { skip: boolean; id: string }) =>
      usePolledQuery(getNamedThing, { id }, { isOpen: () => true, skip }),
    { initialProps: { skip: false, id: '1' } },
  );

test('after three minutes it asks no more by itself; asked by hand it begins anew', async () => {
  const server = installFakeFetch();
  server.answer({ body: { code: 0, msg: '', data: { name: 'open' } } });
  const { result, unmount } = renderOpen();
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

test.each([
  ['what was given up for a while and is wanted again', '1'],
  ['another thing', '2'],
])('%s is asked for by the whole plan', async (_, id) => {
  const server = installFakeFetch();
  server.answer({ body: { code: 0, msg: '', data: { name: 'open' } } });
  const { result, rerender, unmount } = renderOpen();
  await pass(240);
  expect(result.current.isPaused).toBe(true);
  const asked = server.requests.length;
  if (id === '1') rerender({ skip: true, id });
  rerender({ skip: false, id });
  expect(result.current.isPaused).toBe(false);
  await pass(6);
  expect(server.requests.length).toBeGreaterThan(asked + 2);
  unmount();
});
