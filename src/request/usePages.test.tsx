import { act, renderHook, waitFor } from '@testing-library/react';
import { endSession } from '@/session/changeSession';
import { resetServerClock, serverNow, syncServerClock } from '@/shared/lib/serverClock';
import { noteChange } from './changes';
import { listThings, pageAnswer, type Row } from './fakeCalls';
import { type FakeFetch, installFakeFetch } from './fakeFetch';
import { usePages } from './usePages';
import { useRefreshOnReturn } from './useRefreshOnReturn';

let server: FakeFetch;
beforeEach(() => {
  endSession();
  server = installFakeFetch();
  window.history.replaceState({ key: 'entry1' }, '', '/');
});

const rowKey = (row: Row) => row.id;

function renderPages(sort = 'new') {
  return renderHook((props: { sort: string }) => usePages(listThings, { sort: props.sort }, { rowKey }), {
    initialProps: { sort },
  });
}
const idsOf = ({ current }: { current: { rows: readonly Row[] } }) => current.rows.map(rowKey).join('');
const requestedPages = () => server.requests.map(({ body }) => (body as { currentPage: number }).currentPage);

test('page 1 comes by itself, loadMore appends, the last page ends it', async () => {
  server.answer(pageAnswer(1, 'ab'), pageAnswer(2, 'bc'), pageAnswer(3, 'd'));
  const { result } = renderPages();
  expect(result.current).toMatchObject({ isLoading: true, rows: [] });
  await waitFor(() => expect(idsOf(result)).toBe('ab'));
  expect(result.current).toMatchObject({ hasMore: true, isLoading: false, total: 6 });
  await act(() => result.current.loadMore());
  await act(() => result.current.loadMore());
  expect(idsOf(result)).toBe('abcd');
  expect(result.current.hasMore).toBe(false);
  await act(() => result.current.loadMore());
  expect(requestedPages()).toEqual([1, 2, 3]);
});

test('a list that did not come for lack of network is asked for again when the phone is online', async () => {
  server.answer('drop', pageAnswer(1, 'ab'));
  const { result } = renderPages();
  await waitFor(() => expect(result.current.failure?.kind).toBe('network'));
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(idsOf(result)).toBe('ab'));
  expect(result.current.failure).toBeUndefined();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(result.current.isLoading).toBe(false);
});

test.each([
  ['rows that stand there', pageAnswer(1, 'ab')],
  ['a list that waits for a login', { body: { code: 999, msg: 'unauthorized' } }],
])('who comes back to the page has %s asked for once', async (_, first) => {
  server.answer(first, pageAnswer(1, 'abc'));
  const { result } = renderHook(() => {
    const pages = usePages(listThings, { sort: 'new' }, { rowKey });
    useRefreshOnReturn(pages);
    return pages;
  });
  await waitFor(() => expect(result.current.isLoading).toBe(false));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(idsOf(result)).toBe('abc'));
  expect(server.requests).toHaveLength(2);
});

test('loadMore called many times at once asks once', async () => {
  server.answer(pageAnswer(1, 'ab'), pageAnswer(2, 'cd', 3, 5));
  const { result } = renderPages();
  await waitFor(() => expect(idsOf(result)).toBe('ab'));
  await act(() => Promise.all([result.current.loadMore(), result.current.loadMore(), result.current.loadMore()]));
  expect(requestedPages()).toEqual([1, 2]);
  expect(idsOf(result)).toBe('abcd');
});

test('the newest query wins: a late page of the old one is dropped', async () => {
  server.answer(pageAnswer(1, 'ab'), pageAnswer(2, 'cd', 3, 200), pageAnswer(1, 'xy', 3, 5));
  const { result, rerender } = renderPages();
  await waitFor(() => expect(idsOf(result)).toBe('ab'));
  act(() => void result.current.loadMore());
  await waitFor(() => expect(server.requests).toHaveLength(2));
  rerender({ sort: 'hot' });
  expect(idsOf(result)).toBe('');
  await waitFor(() => expect(idsOf(result)).toBe('xy'));
  await act(() => new Promise((resolve) => setTimeout(resolve, 220)));
  expect(idsOf(result)).toBe('xy');
});

test('refresh drops a page on its way and replaces; the rows stay until then', async () => {
  server.answer(pageAnswer(1, 'ab'), pageAnswer(2, 'cd', 3, 200), pageAnswer(1, 'nab', 3, 5));
  const { result } = renderPages();
  await waitFor(() => expect(idsOf(result)).toBe('ab'));
  act(() => void result.current.loadMore());
  await waitFor(() => expect(server.requests).toHaveLength(2));
  act(() => void result.current.refresh());
  expect(idsOf(result)).toBe('ab');
  await waitFor(() => expect(idsOf(result)).toBe('nab'));
});

test('a failed page keeps the rows; loadMore tries the same page again', async () => {
  server.answer(pageAnswer(1, 'ab'), { status: 500, body: '' }, pageAnswer(2, 'cd'));
  const { result } = renderPages();
  await waitFor(() => expect(idsOf(result)).toBe('ab'));
  await act(() => result.current.loadMore());
  expect(result.current).toMatchObject({ failure: { kind: 'server' }, isOutdated: false, hasMore: true });
  await act(() => result.current.loadMore());
  expect(idsOf(result)).toBe('abcd');
  expect(result.current.failure).toBeUndefined();
  expect(requestedPages()).toEqual([1, 2, 2]);
});

test('a failed first page gives the failure; refresh tries again, and says when the rows are those of before', async () => {
  server.answer('drop', pageAnswer(1, 'ab'), { status: 500, body: '' });
  const { result } = renderPages();
  await waitFor(() => expect(result.current.failure?.kind).toBe('network'));
  expect(result.current.isLoading).toBe(false);
  await act(() => result.current.refresh());
  expect(idsOf(result)).toBe('ab');
  await act(() => result.current.refresh());
  expect(result.current).toMatchObject({ failure: { kind: 'server' }, isOutdated: true });
});

describe('a change that was shown before the write was through', () => {
  const mark = (row: Row) => (row.id === 'a' ? row : { ...row, text: 'x' });
  const textsOf = ({ current }: { current: { rows: readonly Row[] } }) => current.rows.map(({ text }) => text).join();

  test('is taken back, but not in a row that has come anew', async () => {
    server.answer(pageAnswer(1, 'abc'), pageAnswer(1, 'abc'));
    const { result } = renderPages();
    await waitFor(() => expect(idsOf(result)).toBe('abc'));
    let takeBack = () => {};
    act(() => {
      takeBack = result.current.patchRows(mark);
    });
    expect(textsOf(result)).toBe(',x,x');
    act(() => takeBack());
    expect(textsOf(result)).toBe(',,');
    act(() => {
      takeBack = result.current.patchRow('b', mark);
    });
    await act(() => result.current.refresh());
    act(() => void result.current.patchRow('b', (row) => ({ ...row, text: 'new' })));
    act(() => takeBack());
    expect(textsOf(result)).toBe(',new,');
  });

  test.each([
    ['stands there on going back', false, ',x'],
    ['is taken back also after the screen was left', true, ','],
  ])('%s', async (_, isTakenBack, expected) => {
    server.answer(pageAnswer(1, 'ab'), 'hang');
    const { result, unmount } = renderPages();
    await waitFor(() => expect(idsOf(result)).toBe('ab'));
    let takeBack = () => {};
    act(() => {
      takeBack = result.current.patchRows(mark);
    });
    unmount();
    if (isTakenBack) takeBack();
    expect(textsOf(renderPages().result)).toBe(expected);
  });
});

test('rows can be changed and removed without a request', async () => {
  server.answer(pageAnswer(1, 'ab'));
  const { result } = renderPages();
  await waitFor(() => expect(idsOf(result)).toBe('ab'));
  act(() => void result.current.patchRow('b', (row) => ({ ...row, text: 'x' })));
  act(() => result.current.removeRow('a'));
  expect(result.current.rows).toEqual([{ id: 'b', text: 'x' }]);
  expect(result.current.total).toBe(5);
  expect(server.requests).toHaveLength(1);
});

describe('a list that was left', () => {
  async function renderTwoPages() {
    server.answer(pageAnswer(1, 'ab'), pageAnswer(2, 'cd'), pageAnswer(1, 'fresh'));
    const rendered = renderPages();
    await waitFor(() => expect(idsOf(rendered.result)).toBe('ab'));
    await act(() => rendered.result.current.loadMore());
    rendered.unmount();
  }

  test('is there again with all its pages after going back', async () => {
    await renderTwoPages();
    const { result } = renderPages();
    expect(result.current).toMatchObject({ isLoading: false, hasMore: true });
    expect(idsOf(result)).toBe('abcd');
    expect(server.requests).toHaveLength(2);
  });

  test('starts anew on a new history entry, for another query and after the end of the session', async () => {
    await renderTwoPages();
    const expectNothingStored = (sort?: string) => {
      const { result, unmount } = renderPages(sort);
      expect(result.current).toMatchObject({ rows: [], isLoading: true });
      unmount();
    };
    window.history.replaceState({ key: 'entry2' }, '', '/');
    expectNothingStored();
    window.history.replaceState({ key: 'entry1' }, '', '/');
    expectNothingStored('hot');
    endSession();
    expectNothingStored();
  });

  async function goBackTo(...answers: Parameters<FakeFetch['answer']>) {
    server = installFakeFetch();
    server.answer(...answers);
    const rendered = renderPages();
    await waitFor(() => expect(rendered.result.current.isLoading).toBe(false));
    return rendered;
  }

  test('after a write the kept rows stand until all of their pages have come anew', async () => {
    await renderTwoPages();
    noteChange();
    server = installFakeFetch();
    server.answer(pageAnswer(1, 'bc'), pageAnswer(2, 'd', 2, 5));
    const { result, unmount } = renderPages();
    expect(idsOf(result)).toBe('abcd');
    expect(result.current.latest?.currentPage).toBe(2);
    await waitFor(() => expect(idsOf(result)).toBe('bcd'));
    expect(requestedPages()).toEqual([1, 2]);
    expect(result.current).toMatchObject({ hasMore: false, isLoading: false });
    unmount();
    await goBackTo();
    expect(server.requests).toHaveLength(0);
  });

  test('rows older than a minute are asked for again as well', async () => {
    await renderTwoPages();
    syncServerClock(serverNow() + 61_000);
    const { result } = await goBackTo(pageAnswer(1, 'ab'), pageAnswer(2, 'xy'));
    expect(idsOf(result)).toBe('abxy');
    resetServerClock();
  });

  test('a page that does not come leaves all rows as they were; going on asks for all of them', async () => {
    await renderTwoPages();
    noteChange();
    const { result } = await goBackTo(pageAnswer(1, 'bc'), { status: 500, body: '' });
    expect(idsOf(result)).toBe('abcd');
    expect(result.current.failure?.kind).toBe('server');
    server.answer(pageAnswer(1, 'bc'), pageAnswer(2, 'de'), pageAnswer(3, 'f'));
    await act(() => result.current.loadMore());
    expect(idsOf(result)).toBe('bcdef');
  });

  test('is found by the entry that the history has now, after a filter or panel has replaced it', async () => {
    server.answer(pageAnswer(1, 'ab'), pageAnswer(1, 'xy'));
    const { result, rerender, unmount } = renderPages();
    await waitFor(() => expect(idsOf(result)).toBe('ab'));
    window.history.replaceState({ key: 'entry9' }, '', '/');
    rerender({ sort: 'hot' });
    await waitFor(() => expect(idsOf(result)).toBe('xy'));
    unmount();
    const { result: later } = renderPages('hot');
    expect(idsOf(later)).toBe('xy');
  });
});

test('leaving aborts', async () => {
  server.answer('hang');
  const { unmount } = renderPages();
  await waitFor(() => expect(server.requests).toHaveLength(1));
  unmount();
  expect(server.requests[0]?.init.signal?.aborted).toBe(true);
});
