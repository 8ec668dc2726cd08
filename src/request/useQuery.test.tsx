import { act, renderHook, waitFor } from '@testing-library/react';
import { endSession, saveLoginInfo } from '@/session/changeSession';
import { isLoadingShown } from '@/shared/lib/loading';
import { noteChange } from './changes';
import { getNamedThing } from './fakeCalls';
import { type FakeFetch, installFakeFetch } from './fakeFetch';
import { type QueryOptions, useQuery } from './useQuery';

interface Thing {
  name: string;
}
const named = (name: string, delayMs = 0) => ({ body: { code: 0, msg: '', data: { name } }, delayMs });

let server: FakeFetch;
beforeEach(() => {
  server = installFakeFetch();
});
afterEach(() => {
  jest.useRealTimers();
});

function renderQuery(options: QueryOptions<Thing> = {}, id = '1') {
  return renderHook(
    (props: { id: string; options: QueryOptions<Thing> }) => useQuery(getNamedThing, { id: props.id }, props.options),
    {
      initialProps: { id, options },
    },
  );
}

test('loads, then gives data; the loading layer stays away', async () => {
  server.answer(named('a', 5));
  const { result } = renderQuery();
  expect(result.current).toMatchObject({ isLoading: true, data: undefined, failure: undefined });
  expect(isLoadingShown()).toBe(false);
  await waitFor(() => expect(result.current.data).toEqual({ name: 'a' }));
  expect(result.current).toMatchObject({ isLoading: false, failure: undefined });
  expect(result.current.updatedAt).toBeGreaterThan(0);
});

test('a refused call gives its failure', async () => {
  server.answer({ body: { code: 2010, msg: '没有找到' } });
  const { result } = renderQuery();
  await waitFor(() => expect(result.current.failure?.code).toBe(2010));
  expect(result.current).toMatchObject({ data: undefined, isLoading: false });
});

test('a later failure keeps the older data; a later success removes the failure', async () => {
  server.answer(named('a'), { status: 500, body: '' }, named('b'));
  const { result } = renderQuery();
  await waitFor(() => expect(result.current.data?.name).toBe('a'));
  const { updatedAt } = result.current;
  act(() => result.current.refresh());
  await waitFor(() => expect(result.current.failure?.kind).toBe('server'));
  expect(result.current).toMatchObject({ data: { name: 'a' }, updatedAt });
  act(() => result.current.refresh());
  await waitFor(() => expect(result.current.data?.name).toBe('b'));
  expect(result.current.failure).toBeUndefined();
});

test('a failure without content makes room for the wait when it is asked again, and the next one comes anew', async () => {
  server.answer({ body: { code: 3000, msg: '没有取到' } }, { body: { code: 3000, msg: '没有取到' }, delayMs: 20 });
  const { result } = renderQuery();
  await waitFor(() => expect(result.current.failure?.code).toBe(3000));
  const first = result.current.failure;
  act(() => result.current.refresh());
  expect(result.current).toMatchObject({ failure: undefined, isLoading: true });
  await waitFor(() => expect(result.current.failure?.code).toBe(3000));
  expect(result.current.failure).not.toBe(first);
});

test('another payload starts anew, and a late answer to the old one changes nothing', async () => {
  server.answer(named('old', 200), named('new', 5));
  const { result, rerender } = renderQuery();
  await waitFor(() => expect(server.requests).toHaveLength(1));
  rerender({ id: '2', options: {} });
  expect(result.current).toMatchObject({ isLoading: true, data: undefined });
  await waitFor(() => expect(result.current.data?.name).toBe('new'));
  await act(() => new Promise((resolve) => setTimeout(resolve, 220)));
  expect(result.current.data?.name).toBe('new');
  expect(server.requests[0]?.init.signal?.aborted).toBe(true);
});

test('data of one payload is never shown for another', async () => {
  server.answer(named('a'), named('b', 10));
  const { result, rerender } = renderQuery();
  await waitFor(() => expect(result.current.data?.name).toBe('a'));
  rerender({ id: '2', options: {} });
  expect(result.current.data).toBeUndefined();
});

test('leaving aborts', async () => {
  server.answer('hang');
  const { unmount } = renderQuery();
  await waitFor(() => expect(server.requests).toHaveLength(1));
  unmount();
  expect(server.requests[0]?.init.signal?.aborted).toBe(true);
});

test('skip sends nothing until it ends', async () => {
  server.answer(named('a'));
  const { result, rerender } = renderQuery({ skip: true });
  expect(result.current.isLoading).toBe(false);
  act(() => result.current.refresh());
  expect(server.requests).toHaveLength(0);
  rerender({ id: '1', options: {} });
  await waitFor(() => expect(result.current.data?.name).toBe('a'));
});

test('the seed is shown until the answer', async () => {
  server.answer(named('a', 5));
  const { result } = renderQuery({ seed: { name: 'seed' } });
  expect(result.current).toMatchObject({ data: { name: 'seed' }, updatedAt: undefined, isLoading: true });
  await waitFor(() => expect(result.current.data?.name).toBe('a'));
});

test('patch changes the held data without a request', async () => {
  server.answer(named('a'));
  const { result } = renderQuery();
  await waitFor(() => expect(result.current.data?.name).toBe('a'));
  act(() => result.current.patch((thing) => ({ name: `${thing.name}!` })));
  expect(result.current.data?.name).toBe('a!');
  expect(server.requests).toHaveLength(1);
});

test('polls while asked to, and stops', async () => {
  jest.useFakeTimers();
  server.answer(named('a'));
  const { rerender, unmount } = renderQuery({ pollMs: 0 });
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(server.requests).toHaveLength(1);
  rerender({ id: '1', options: { pollMs: 2000 } });
  await act(() => jest.advanceTimersByTimeAsync(4100));
  expect(server.requests).toHaveLength(4);
  rerender({ id: '1', options: { pollMs: 0 } });
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(server.requests).toHaveLength(4);
  unmount();
});

test.each([
  ['alone', {}],
  ['and a return asks too, which is one question', { refreshOnReturn: true }],
])('a poll that rested out of sight goes on where only the document hears of the return: %s', async (_, more) => {
  jest.useFakeTimers();
  server.answer(named('a'), named('b'), named('c'));
  const { result } = renderQuery({ pollMs: 2000, ...more });
  await act(() => jest.advanceTimersByTimeAsync(100));
  const seen = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(server.requests).toHaveLength(1);
  seen.mockReturnValue('visible');
  // Before iOS 14 it does not reach the window.
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(server.requests).toHaveLength(2);
  expect(result.current.data).toEqual({ name: 'b' });
  await act(() => jest.advanceTimersByTimeAsync(2000));
  expect(result.current.data).toEqual({ name: 'c' });
});

test('refreshOnReturn asks again when the page is visible again', async () => {
  server.answer(named('a'), named('b'));
  const { result } = renderQuery({ refreshOnReturn: true });
  await waitFor(() => expect(result.current.data?.name).toBe('a'));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(result.current.data?.name).toBe('b'));
});

test.each(['primary', 'secondary'] as const)(
  '%s content that failed for lack of network is asked again when online',
  async (role) => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    server.answer('drop', named('a'));
    const { result } = renderHook(() => useQuery({ ...getNamedThing, role }, { id: '1' }));
    await waitFor(() => expect(result.current.failure?.kind).toBe('network'));
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(result.current.data?.name).toBe('a'));
  },
);

test('at the end of a session the data of the member is gone at once', async () => {
  saveLoginInfo({ login_access_token: 'abcdefgh', userId: '7' });
  server.answer(named('mine'), named('guest', 5));
  const { result } = renderQuery();
  await waitFor(() => expect(result.current.data?.name).toBe('mine'));
  act(() => endSession());
  expect(result.current.data).toBeUndefined();
  await waitFor(() => expect(result.current.data?.name).toBe('guest'));
});

describe('going back', () => {
  beforeEach(() => {
    window.history.replaceState({ key: 'entry1' }, '', '/');
    endSession();
  });
  afterEach(() => {
    window.history.replaceState(null, '', '/');
  });

  async function leave() {
    server.answer(named('a'));
    const { result, unmount } = renderQuery();
    await waitFor(() => expect(result.current.data?.name).toBe('a'));
    unmount();
  }

  test('the former answer stands at once, and is asked for again', async () => {
    await leave();
    server.answer(named('b', 5));
    const { result } = renderQuery();
    expect(result.current).toMatchObject({ data: { name: 'a' }, isLoading: true });
    expect(result.current.updatedAt).toBeGreaterThan(0);
    await waitFor(() => expect(result.current.data?.name).toBe('b'));
    expect(server.requests).toHaveLength(2);
  });

  test('it can be changed, and stays when the newer one does not come', async () => {
    await leave();
    server.answer({ status: 500, body: '', delayMs: 5 });
    const { result } = renderQuery();
    act(() => {
      result.current.patch(({ name }) => ({ name: `${name}!` }));
      result.current.patch(({ name }) => ({ name: `${name}!` }));
    });
    expect(result.current.data?.name).toBe('a!!');
    await waitFor(() => expect(result.current.failure?.kind).toBe('server'));
    expect(result.current.data?.name).toBe('a!!');
  });

  test('where the hook had another payload meanwhile it can be changed, too', async () => {
    server.answer(named('a'), named('b'), named('a!', 5_000));
    const { result, rerender } = renderQuery();
    await waitFor(() => expect(result.current.data?.name).toBe('a'));
    rerender({ id: '2', options: {} });
    await waitFor(() => expect(result.current.data?.name).toBe('b'));
    rerender({ id: '1', options: {} });
    expect(result.current.data?.name).toBe('a');
    act(() => result.current.patch(({ name }) => ({ name: `${name}!` })));
    expect(result.current.data?.name).toBe('a!');
  });

  const elsewhere: [string, () => void][] = [
    ['on another history entry', () => window.history.replaceState({ key: 'entry2' }, '', '/')],
    ['on an entry that nothing is known of', () => window.history.replaceState(null, '', '/')],
    ['after a write', noteChange],
    ['for another member', () => saveLoginInfo({ login_access_token: 'ijklmnop', userId: '8' })],
  ];
  test.each(elsewhere)('%s it starts anew', async (_, change) => {
    await leave();
    act(change);
    server.answer(named('b', 5));
    const { result } = renderQuery();
    expect(result.current.data).toBeUndefined();
    await waitFor(() => expect(result.current.data?.name).toBe('b'));
  });

  test('another payload, and a query that is live, start anew', async () => {
    await leave();
    server.answer(named('b', 5), named('c', 5));
    expect(renderQuery({}, '2').result.current.data).toBeUndefined();
    expect(renderQuery({ pollMs: 60_000 }).result.current.data).toBeUndefined();
    await waitFor(() => expect(server.requests).toHaveLength(3));
  });
});
