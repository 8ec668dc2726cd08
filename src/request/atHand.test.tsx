import { act, renderHook, waitFor } from '@testing-library/react';
import * as v from 'valibot';
import { endSession, saveLoginInfo } from '@/session/changeSession';
import { page } from '@/shared/lib/schema';
import { askEarly } from './askEarly';
import { noteChange } from './changes';
import { defineCall } from './defineCall';
import { getNamedThing } from './fakeCalls';
import { type FakeFetch, installFakeFetch } from './fakeFetch';
import { usePages } from './usePages';
import { useQuery } from './useQuery';

const listThings = defineCall({
  method: 'GET',
  path: '/api/list',
  role: 'primary',
  payload: v.object({ currentPage: v.number(), sort: v.string() }),
  data: page(v.object({ id: v.string() })),
});

const COMMON = 'appCode=scheduling&platform=wxWap';
const named = (name: string) => ({ body: { code: 0, msg: '', data: { name } } });
const listed = (ids: string, currentPage = 1) => {
  const recordList = Array.from(ids, (id) => ({ id }));
  return { body: { code: 0, msg: '', data: { currentPage, pageSize: 2, totalPage: 2, totalCount: 4, recordList } } };
};

let server: FakeFetch;
beforeEach(() => {
  endSession();
  server = installFakeFetch();
  window.history.replaceState(null, '', '/');
});
afterEach(() => {
  window.__EARLY__ = undefined;
});

interface Props {
  id: string;
  skip?: boolean;
  pollMs?: number;
}

function renderThing(first: Props = { id: '1' }) {
  return renderHook(({ id, ...options }: Props) => useQuery(getNamedThing, { id }, options), { initialProps: first });
}

const renderList = () => renderHook(() => usePages(listThings, { sort: 'new' }, { rowKey: ({ id }) => id }));

async function comeEarly() {
  server.answer(named('early'));
  await askEarly(`/api/thing?id=1&${COMMON}`).answer;
}

describe('one answer', () => {
  test('is drawn at once and not asked for again', async () => {
    await comeEarly();
    const { result } = renderThing();
    expect(result.current).toMatchObject({ data: { name: 'early' }, isLoading: false, failure: undefined });
    await act(async () => {});
    expect(server.requests).toHaveLength(1);
    expect(window.__EARLY__).toEqual([]);
  });

  test('is as old as its coming, not as its drawing', async () => {
    await comeEarly();
    const cameAt = Date.now();
    await new Promise((resolve) => setTimeout(resolve, 120));
    const { result } = renderThing();
    expect(result.current.updatedAt).toBeLessThan(cameAt + 60);
    expect(result.current.updatedAt).toBeGreaterThan(cameAt - 5000);
  });

  test('serves every reader of the same drawing', async () => {
    await comeEarly();
    const { result } = renderHook(() => [useQuery(getNamedThing, { id: '1' }), useQuery(getNamedThing, { id: '1' })]);
    expect(result.current.map(({ data }) => data?.name)).toEqual(['early', 'early']);
    await act(async () => {});
    expect(server.requests).toHaveLength(1);
  });

  test('a refresh asks anew, and it stands there meanwhile and after a failure', async () => {
    await comeEarly();
    server.answer({ status: 500, body: '' }, named('newer'));
    const { result } = renderThing();
    act(() => result.current.refresh());
    expect(result.current).toMatchObject({ data: { name: 'early' }, isLoading: true });
    await waitFor(() => expect(result.current.failure?.kind).toBe('server'));
    expect(result.current.data?.name).toBe('early');
    act(() => result.current.refresh());
    await waitFor(() => expect(result.current.data?.name).toBe('newer'));
    expect(result.current.failure).toBeUndefined();
    expect(server.requests).toHaveLength(3);
  });

  test('can be changed, before and after a refresh', async () => {
    await comeEarly();
    server.answer(named('newer'));
    const { result } = renderThing();
    act(() => result.current.patch(({ name }) => ({ name: `${name}!` })));
    expect(result.current.data?.name).toBe('early!');
    act(() => result.current.refresh());
    expect(result.current.data?.name).toBe('early!');
    await waitFor(() => expect(result.current.data?.name).toBe('newer'));
  });

  test('another payload asks, and so does the way back to the first one', async () => {
    await comeEarly();
    server.answer(named('second'), named('third'));
    const { result, rerender } = renderThing();
    rerender({ id: '2' });
    expect(result.current).toMatchObject({ data: undefined, isLoading: true });
    await waitFor(() => expect(result.current.data?.name).toBe('second'));
    rerender({ id: '1' });
    expect(result.current.data).toBeUndefined();
    await waitFor(() => expect(result.current.data?.name).toBe('third'));
    expect(server.requests).toHaveLength(3);
  });

  test('the next member sees nothing of it and asks', async () => {
    saveLoginInfo({ login_access_token: 'token-of-a-test', userId: '7' });
    await comeEarly();
    server.answer(named('guest'));
    const { result } = renderThing();
    expect(result.current.data?.name).toBe('early');
    act(() => endSession());
    expect(result.current.data).toBeUndefined();
    await waitFor(() => expect(result.current.data?.name).toBe('guest'));
  });

  test.each([
    ['was written', () => noteChange()],
    ['happened to the session', () => endSession()],
  ])('is not drawn when something %s since', async (_, change) => {
    await comeEarly();
    change();
    server.answer(named('newer'));
    const { result } = renderThing();
    expect(result.current.data).toBeUndefined();
    await waitFor(() => expect(result.current.data?.name).toBe('newer'));
  });

  test.each([
    ['a refusal', { body: { code: 2010, msg: '没有找到' } }, 'business'],
    ['a broken server', { status: 500, body: '' }, 'server'],
    ['an answer that does not fit', { body: { code: 0, data: { name: 1 } } }, 'malformed'],
  ])('%s takes the way of every request', async (_, answer, kind) => {
    server.answer(answer);
    await askEarly(`/api/thing?id=1&${COMMON}`).answer;
    const { result } = renderThing();
    expect(result.current).toMatchObject({ data: undefined, failure: undefined, isLoading: true });
    await waitFor(() => expect(result.current.failure?.kind).toBe(kind));
  });

  test('what is asked again and again begins with an answer of its own', async () => {
    await comeEarly();
    const { result, unmount } = renderThing({ id: '1', pollMs: 60_000 });
    expect(result.current.data).toBeUndefined();
    await waitFor(() => expect(result.current.data?.name).toBe('early'));
    unmount();
  });

  test('who reads nothing takes nothing', async () => {
    await comeEarly();
    const { result } = renderThing({ id: '1', skip: true });
    expect(result.current.data).toBeUndefined();
    expect(window.__EARLY__).toHaveLength(1);
  });
});

describe('a list', () => {
  async function listEarly() {
    server.answer(listed('ab'));
    await askEarly(`/api/list?currentPage=1&sort=new&${COMMON}`).answer;
  }
  const idsOf = ({ current }: { current: { rows: readonly { id: string }[] } }) =>
    current.rows.map(({ id }) => id).join('');

  test('its first page is drawn at once and not asked for again; the next one comes behind it', async () => {
    await listEarly();
    server.answer(listed('cd', 2));
    const { result } = renderList();
    expect(idsOf(result)).toBe('ab');
    expect(result.current).toMatchObject({ isLoading: false, hasMore: true, total: 4 });
    await act(async () => {});
    expect(server.requests).toHaveLength(1);
    expect(window.__EARLY__).toEqual([]);
    await act(() => result.current.loadMore());
    expect(idsOf(result)).toBe('abcd');
  });

  test('a refresh asks anew', async () => {
    await listEarly();
    server.answer(listed('xy'));
    const { result } = renderList();
    await act(() => result.current.refresh());
    expect(idsOf(result)).toBe('xy');
    expect(server.requests).toHaveLength(2);
  });

  test('a refusal takes the way of every request', async () => {
    server.answer({ body: { code: 2010, msg: '没有找到' } });
    await askEarly(`/api/list?currentPage=1&sort=new&${COMMON}`).answer;
    const { result } = renderList();
    expect(result.current).toMatchObject({ rows: [], failure: undefined, isLoading: true });
    await waitFor(() => expect(result.current.failure?.code).toBe(2010));
  });
});
