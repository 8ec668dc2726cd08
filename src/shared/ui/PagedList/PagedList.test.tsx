import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { formatDay } from '@/shared/lib/timeFormat';
import { PagedList, type Pages } from './PagedList';

interface Row {
  id: string;
}

const FIRST: Row[] = [{ id: 'a' }, { id: 'b' }];
const LOST = { code: 1000, msg: '请求失败', kind: 'network' } as const;
const BROKEN = { code: 50012, msg: '服务器正忙', kind: 'server' } as const;
const REFUSED = { code: 4001, msg: '系统维护中，请 10 分钟后再试', kind: 'business' } as const;

const base = {
  rows: FIRST,
  rowKey: (row: Row) => row.id,
  hasMore: true,
  isLoading: false,
  failure: null,
  updatedAt: Date.parse(`${formatDay(Date.now())}T09:32:00+08:00`),
};

let showEnd: () => void = () => {};

afterEach(() => {
  window.__START_COVER__ = undefined;
});

beforeEach(() => {
  Object.defineProperty(window, 'IntersectionObserver', {
    configurable: true,
    value: class {
      constructor(callback: (entries: Array<{ isIntersecting: boolean }>) => void) {
        showEnd = () => callback([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {
        showEnd = () => {};
      }
    },
  });
});

function show(changes: Partial<Pages<Row>>, inSight?: number) {
  const pages = { ...base, loadMore: jest.fn(), refresh: jest.fn(), ...changes };
  const list = (shown: Pages<Row>) => (
    <PagedList
      pages={shown}
      renderRow={(row) => <p>行 {row.id}</p>}
      skeleton={<div data-testid="boxes" />}
      empty={<p>还没有</p>}
      {...(inSight !== undefined && { inSight })}
    />
  );
  const { rerender } = render(list(pages));
  return { ...pages, change: (next: Partial<Pages<Row>>) => rerender(list({ ...pages, ...next })) };
}

test('first load: grey boxes, not the empty words', () => {
  show({ rows: [], isLoading: true });
  expect(screen.getByTestId('boxes')).toBeInTheDocument();
  expect(screen.queryByText('还没有')).not.toBeInTheDocument();
});

test('nothing there: the empty words', () => {
  show({ rows: [], hasMore: false });
  expect(screen.getByText('还没有')).toBeInTheDocument();
});

test('a failed first load: the failure with a retry, not the empty words', async () => {
  const { refresh } = show({ rows: [], failure: BROKEN });
  expect(screen.getByRole('alert')).toHaveTextContent('CODE:50012');
  expect(screen.queryByText('还没有')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(refresh).toHaveBeenCalledTimes(1);
});

test('behind the start page: the rows in sight first, all of them in the next frame, and no further page for a short list', async () => {
  window.__START_COVER__ = { isPainted: false, remove: () => undefined };
  const { loadMore, change } = show({ rows: [], isLoading: true }, 1);
  change({ rows: FIRST, isLoading: false });
  expect(screen.getAllByText(/^行/)).toHaveLength(1);
  showEnd();
  expect(loadMore).not.toHaveBeenCalled();
  expect(await screen.findByText('行 b')).toBeInTheDocument();
  showEnd();
  expect(loadMore).toHaveBeenCalledTimes(1);
});

test('on a screen that is opened later all rows stand at once', () => {
  show({}, 1);
  expect(screen.getAllByText(/^行/)).toHaveLength(2);
});

test('asks for the next page when the end comes near, once per page', () => {
  const { loadMore, change } = show({});
  showEnd();
  expect(loadMore).toHaveBeenCalledTimes(1);
  change({ isLoading: true });
  showEnd();
  expect(loadMore).toHaveBeenCalledTimes(1);
  change({ rows: [...FIRST, { id: 'c' }] });
  showEnd();
  expect(loadMore).toHaveBeenCalledTimes(2);
});

test('can go on without scrolling', async () => {
  const { loadMore } = show({});
  await userEvent.click(screen.getByRole('button', { name: '加载更多' }));
  expect(loadMore).toHaveBeenCalledTimes(1);
});

test('the end is said and nothing more is asked for', () => {
  const { loadMore } = show({ hasMore: false });
  expect(screen.getByText('没有更多了')).toBeInTheDocument();
  showEnd();
  expect(loadMore).not.toHaveBeenCalled();
});

test('the end is spoken when the last page has come, and not again when the whole list is read anew', () => {
  const { change } = show({});
  const foot = screen.getByRole('button', { name: '加载更多' }).parentElement;
  change({ isLoading: true });
  expect(foot).toHaveTextContent('加载中');
  change({ hasMore: false });
  expect(foot).toHaveAttribute('aria-live', 'polite');
  expect(foot).toHaveTextContent('没有更多了');
  // Only what changes is spoken.
  change({ hasMore: false, isLoading: true });
  expect(foot).toHaveTextContent('没有更多了');
  change({ hasMore: false, failure: BROKEN });
  expect(foot).toHaveTextContent('加载失败，点此重试');
});

test('a failed next page keeps the rows, waits for a tap and then goes on', async () => {
  const { loadMore } = show({ failure: BROKEN });
  expect(screen.getByText('行 b')).toBeInTheDocument();
  showEnd();
  expect(loadMore).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: '加载失败，点此重试' }));
  expect(loadMore).toHaveBeenCalledTimes(1);
});

test('a failed refresh of a complete list retries the refresh', async () => {
  const { loadMore, refresh } = show({ failure: BROKEN, hasMore: false });
  await userEvent.click(screen.getByRole('button', { name: '加载失败，点此重试' }));
  expect(refresh).toHaveBeenCalledTimes(1);
  expect(loadMore).not.toHaveBeenCalled();
});

test('a refresh that failed is said above the rows, where who has pulled them looks', async () => {
  const { refresh, change } = show({ failure: BROKEN, isOutdated: true });
  expect(screen.getByRole('status')).toHaveTextContent('没有刷新成功，数据更新于 09:32');
  await userEvent.click(screen.getByRole('button', { name: '刷新' }));
  expect(refresh).toHaveBeenCalledTimes(1);
  change({ failure: BROKEN, isOutdated: false });
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('a next page that is refused says why', () => {
  show({ failure: REFUSED });
  expect(screen.getByRole('button', { name: '系统维护中，请 10 分钟后再试，点此重试' })).toBeInTheDocument();
});

test('without network the rows stay under a bar with the moment of the data', () => {
  show({ failure: LOST });
  expect(screen.getByText('网络不给力，数据更新于 09:32')).toBeInTheDocument();
  expect(screen.getByText('行 a')).toBeInTheDocument();
});

describe('in 长辈版', () => {
  beforeEach(() => {
    document.documentElement.dataset.elder = 'true';
  });
  afterEach(() => {
    delete document.documentElement.dataset.elder;
  });
  const SEVEN = [...'abcdefg'].map((id) => ({ id }));
  const more = () => userEvent.click(screen.getByRole('button', { name: '查看更多' }));

  test('five rows, and five more when they are asked for; nothing comes by itself', async () => {
    const { loadMore, change } = show({ rows: SEVEN });
    expect(screen.getAllByText(/^行/)).toHaveLength(5);
    showEnd();
    expect(loadMore).not.toHaveBeenCalled();
    await more();
    expect(screen.getAllByText(/^行/)).toHaveLength(7);
    expect(loadMore).toHaveBeenCalledTimes(1);
    change({ rows: [...SEVEN, { id: 'h' }], hasMore: false });
    expect(screen.getAllByText(/^行/)).toHaveLength(8);
    expect(screen.queryByRole('button', { name: '查看更多' })).not.toBeInTheDocument();
  });

  test('who comes back finds as many as he had', async () => {
    window.history.replaceState({ key: 'here' }, '');
    show({ rows: SEVEN, hasMore: false });
    await more();
    cleanup();
    show({ rows: SEVEN, hasMore: false });
    expect(screen.getAllByText(/^行/)).toHaveLength(7);
  });

  test('at an address that was set by hand the first ones stand, whatever was asked for where he came in', async () => {
    // Neither entry is the router's: the shell has noted their places.
    window.history.replaceState({ idx: 0, place: 0 }, '');
    show({ rows: SEVEN, hasMore: false });
    await more();
    cleanup();
    window.history.replaceState({ place: 1 }, '');
    show({ rows: SEVEN, hasMore: false });
    expect(screen.getAllByText(/^行/)).toHaveLength(5);
  });
});

describe('pull to refresh', () => {
  function pull(fromY: number, toY: number) {
    const row = screen.getByText('行 a');
    fireEvent.touchStart(row, { touches: [{ clientY: fromY }] });
    fireEvent.touchMove(row, { touches: [{ clientY: toY }] });
    const hint = screen.queryByText(/刷新$/)?.textContent;
    fireEvent.touchEnd(row, { touches: [] });
    return hint;
  }

  test('far enough: refreshes once', () => {
    const { refresh } = show({});
    expect(pull(100, 260)).toBe('松手刷新');
    expect(refresh).toHaveBeenCalledTimes(1);
    expect(screen.queryByText(/刷新$/)).not.toBeInTheDocument();
  });

  test.each([
    ['too short', 100, 160],
    ['upwards', 260, 100],
  ])('%s: does not', (_, fromY, toY) => {
    const { refresh } = show({});
    pull(fromY, toY);
    expect(refresh).not.toHaveBeenCalled();
  });

  test('from the middle of the list: does not', () => {
    const { refresh } = show({});
    Object.defineProperty(window, 'scrollY', { configurable: true, value: 300 });
    pull(100, 300);
    Object.defineProperty(window, 'scrollY', { configurable: true, value: 0 });
    expect(refresh).not.toHaveBeenCalled();
  });
});
