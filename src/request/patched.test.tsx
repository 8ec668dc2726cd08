import { act, renderHook, waitFor } from '@testing-library/react';
import { getNamedThing, listThings, pageAnswer, postThing, type Row } from './fakeCalls';
import { type FakeFetch, installFakeFetch } from './fakeFetch';
import { send } from './send';
import { usePages } from './usePages';
import { useQuery } from './useQuery';

/* What was changed here stands until an answer comes that was asked for after the write. */

let server: FakeFetch;
beforeEach(() => {
  jest.useFakeTimers();
  server = installFakeFetch();
});
afterEach(() => jest.useRealTimers());

const later = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const write = () => act(() => void send(postThing, {}));
const ended = (delayMs: number) => ({ body: { code: 0, msg: '', data: {} }, delayMs });

const WHEN_IT_COMES = [
  ['before the write has ended', 20, 120],
  ['after the write has ended', 80, 10],
] as const;

describe('a thing', () => {
  const named = (name: string, delayMs = 0) => ({ body: { code: 0, msg: '', data: { name } }, delayMs });

  async function renderThing() {
    const { result } = renderHook(() => useQuery(getNamedThing, { id: '1' }));
    await waitFor(() => expect(result.current.data?.name).toBe('a'));
    const names = () => result.current.data?.name;
    const change = () => act(() => result.current.patch(() => ({ name: 'mine' })));
    const refresh = () => act(() => result.current.refresh());
    return { result, names, change, refresh };
  }

  test.each(WHEN_IT_COMES)(
    'asked for before, an answer that comes %s is asked for again',
    async (_, readMs, writeMs) => {
      server.answer(named('a'), named('a', readMs), ended(writeMs), named('b'));
      const { result, names, change, refresh } = await renderThing();
      refresh();
      change();
      write();
      await later(60);
      expect(names()).toBe('mine');
      await waitFor(() => expect(names()).toBe('b'));
      expect(server.requests).toHaveLength(4);
      expect(result.current.isLoading).toBe(false);
    },
  );

  test('asked for while the write was on its way, it is asked for again', async () => {
    server.answer(named('a'), ended(60), named('a'), named('b'));
    const { names, change, refresh } = await renderThing();
    change();
    write();
    refresh();
    await later(30);
    expect(names()).toBe('mine');
    await waitFor(() => expect(names()).toBe('b'));
  });

  test('changed after the write only, it stands as well against what was asked for before', async () => {
    server.answer(named('a'), named('a', 60), ended(10), named('b', 40));
    const { names, change, refresh } = await renderThing();
    refresh();
    write();
    await later(30);
    change();
    await later(50);
    expect(names()).toBe('mine');
    await waitFor(() => expect(names()).toBe('b'));
  });

  test('asked for after the write, one answer is enough; without a change here nothing is asked for again', async () => {
    server.answer(named('a'), ended(5), named('b'), named('c', 30), ended(5));
    const { names, change, refresh } = await renderThing();
    change();
    write();
    await later(20);
    refresh();
    await waitFor(() => expect(names()).toBe('b'));
    refresh();
    write();
    await waitFor(() => expect(names()).toBe('c'));
    await later(20);
    expect(server.requests).toHaveLength(5);
  });

  test('left meanwhile, nothing more is asked for', async () => {
    server.answer(named('a'), named('a', 5), ended(30));
    const { result, unmount } = renderHook(() => useQuery(getNamedThing, { id: '1' }));
    await waitFor(() => expect(result.current.data?.name).toBe('a'));
    act(() => result.current.refresh());
    act(() => result.current.patch(() => ({ name: 'mine' })));
    write();
    await later(15);
    unmount();
    await later(40);
    expect(server.requests).toHaveLength(3);
  });
});

describe('the rows of a list', () => {
  test.each(WHEN_IT_COMES)(
    'asked for before, they are asked for again when they come %s',
    async (_, readMs, writeMs) => {
      server.answer(pageAnswer(1, 'ab'), pageAnswer(1, 'ab', 3, readMs), ended(writeMs), pageAnswer(1, 'abc'));
      const { result } = renderHook(() => usePages(listThings, { sort: 'new' }, { rowKey: ({ id }: Row) => id }));
      const rows = () => result.current.rows.map(({ id, text }) => id + text).join();
      await waitFor(() => expect(rows()).toBe('a,b'));
      act(() => void result.current.refresh());
      act(() => void result.current.patchRow('b', (row) => ({ ...row, text: '!' })));
      write();
      await later(60);
      expect(rows()).toBe('a,b!');
      await waitFor(() => expect(rows()).toBe('a,b,c'));
      expect(server.requests).toHaveLength(4);
      expect(result.current.isLoading).toBe(false);
    },
  );
});
