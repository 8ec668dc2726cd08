import { useCallback, useEffect, useRef, useState } from 'react';
import { useSession } from '@/session/useSession';
import { serverNow } from '@/shared/lib/serverClock';
import type { Call } from './defineCall';
import { type Failure, failureOf } from './failure';
import { type HeldPages, NO_PAGES, type Page, takePage } from './pages';
import { createCacheName, keepPages, readCachedPages } from './pagesCache';
import { send } from './send';

export interface PagesOptions<Row> {
  /** The identity of a row. */
  rowKey: (row: Row) => string;
  /** Keeps the loaded pages for going back; names the list, for example "orders". */
  cacheKey?: string;
  /** Sends nothing while true. */
  skip?: boolean;
}

export interface Pages<Row, Data> {
  rows: readonly Row[];
  total: number;
  hasMore: boolean;
  isLoading: boolean;
  /** Why the newest try failed; loaded rows stay. */
  failure: Failure | undefined;
  updatedAt: number | undefined;
  /** The newest answer as a whole, for fields beside the rows; undefined after going back to a kept list. */
  latest: Data | undefined;
  /** Loads the next page; does nothing while one is loading or when there is none. */
  loadMore: () => Promise<void>;
  /** Starts again with page 1; the rows stay until it has come. */
  refresh: () => Promise<void>;
  /** Changes the row with this key. */
  patchRow: (key: string, change: (row: Row) => Row) => void;
  removeRow: (key: string) => void;
}

interface ListState<Row, Data> {
  query: string;
  pages: HeldPages<Row>;
  failure?: Failure;
  latest?: Data;
  isLoading: boolean;
}

type ListPayload<Payload> = Omit<Payload, 'currentPage'>;

/** The state of one query; a new query starts with what the cache has of it. */
function useListState<Row, Data>(query: string, cacheKey: string | undefined) {
  // Fixed at the first render: while the screen leaves, the history entry is already another one.
  const [cacheName] = useState(() => createCacheName(cacheKey));
  const start = (): ListState<Row, Data> => ({
    query,
    pages: readCachedPages<Row>(cacheName, query) ?? NO_PAGES,
    isLoading: false,
  });
  const [stored, setStored] = useState(start);
  const state = stored.query === query ? stored : start();
  const ref = useRef(state);
  ref.current = state;

  const update = useCallback(
    (change: Partial<ListState<Row, Data>>) => {
      ref.current = { ...ref.current, ...change };
      if (change.pages) keepPages(cacheName, ref.current.query, change.pages);
      setStored(ref.current);
    },
    [cacheName],
  );
  return { state, ref, update };
}

/**
 * Reads a list page by page: page 1 replaces, later pages append without duplicates. The newest query wins: another
 * payload, another member or a refresh drops answers still on their way; leaving the screen aborts them.
 * None of its functions rejects. Source: spec §4 (comment list).
 */
export function usePages<Payload extends { currentPage: number }, Row, Data extends Page<Row>>(
  call: Call<Payload, Data & Page<Row>>,
  payload: ListPayload<Payload>,
  { rowKey, cacheKey, skip = false }: PagesOptions<Row>,
): Pages<Row, Data> {
  const { userId } = useSession();
  const query = JSON.stringify([userId, call.method, call.path, payload]);
  const { state, ref, update } = useListState<Row, Data>(query, cacheKey);
  const controller = useRef<AbortController>(undefined);
  const inputs = useRef({ call, payload, rowKey, skip });
  inputs.current = { call, payload, rowKey, skip };

  const load = useCallback(
    async (pageNumber: number): Promise<void> => {
      const { skip: isSkipped, ...input } = inputs.current;
      if (isSkipped) return;
      controller.current?.abort();
      const own = new AbortController();
      controller.current = own;
      update({ isLoading: true });
      const onHeld = (failure: Failure) => {
        if (controller.current === own) update({ isLoading: false, failure });
      };
      const asked = { ...input.payload, currentPage: pageNumber } as unknown as Payload;
      const envelope = await send(input.call, asked, { signal: own.signal, loading: false, onHeld }).catch(
        () => undefined,
      );
      if (!envelope || controller.current !== own) return;
      controller.current = undefined;
      const failure = failureOf(envelope);
      if (failure || !envelope.data) return update({ isLoading: false, failure });
      const pages = takePage(ref.current.pages, envelope.data, pageNumber, inputs.current.rowKey, serverNow());
      update({ isLoading: false, failure: undefined, latest: envelope.data, pages });
    },
    [ref, update],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: another query loads anew
  useEffect(() => {
    if (!skip && ref.current.pages.pageNumber === 0) void load(1);
    return () => {
      controller.current?.abort();
      controller.current = undefined;
    };
  }, [query, skip, load, ref]);

  const loadMore = useCallback(async () => {
    const { pages } = ref.current;
    if (controller.current || !pages.hasMore) return;
    await load(pages.pageNumber + 1);
  }, [load, ref]);

  const refresh = useCallback(() => load(1), [load]);

  const changeRows = useCallback(
    (change: (rows: readonly Row[]) => readonly Row[]) => {
      const { pages } = ref.current;
      const rows = change(pages.rows);
      const removed = pages.rows.length - rows.length;
      update({ pages: { ...pages, rows, total: Math.max(pages.total - removed, 0) } });
    },
    [ref, update],
  );
  const patchRow = useCallback(
    (key: string, change: (row: Row) => Row) => {
      changeRows((rows) => rows.map((row) => (inputs.current.rowKey(row) === key ? change(row) : row)));
    },
    [changeRows],
  );
  const removeRow = useCallback(
    (key: string) => {
      changeRows((rows) => rows.filter((row) => inputs.current.rowKey(row) !== key));
    },
    [changeRows],
  );

  const { pages } = state;
  const isWaiting = pages.pageNumber === 0 && state.failure === undefined;
  return {
    rows: pages.rows,
    total: pages.total,
    hasMore: pages.hasMore,
    isLoading: !skip && (state.isLoading || isWaiting),
    failure: state.failure,
    updatedAt: pages.updatedAt,
    latest: state.latest,
    loadMore,
    refresh,
    patchRow,
    removeRow,
  };
}
