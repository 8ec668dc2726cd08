import { useLatest } from 'ahooks';
import { type MutableRefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useSession } from '@/session/useSession';
import { serverNow } from '@/shared/lib/serverClock';
import { answerAtHand, takeAtHand } from './answerAtHand';
import { askPastWrites, changeCount, onWritten } from './changes';
import type { Call } from './defineCall';
import { type CachedList, cache, readCached } from './entryCache';
import type { Envelope } from './envelope';
import { type Failure, failureOf } from './failure';
import { type ForNextVisit, NEVER, outlives, readLastVisit, useKeptForNextVisit } from './lastVisit';
import { NO_PAGES, type Page, takePage } from './pages';
import { send } from './send';
import { useAskAgain } from './useAskAgain';

/** Kept rows that are older than this are asked for again on going back, whoever may have changed them. */
const FRESH_MS = 60_000;

export interface PagesOptions<Row, Data> {
  /** The identity of a row. */
  rowKey: (row: Row) => string;
  /** Sends nothing while true. */
  skip?: boolean;
  /** What of the first page stands there on the next visit until that has its own. */
  forNextVisit?: ForNextVisit<Data>;
}

export interface Pages<Row, Data> {
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  total: number;
  hasMore: boolean;
  isLoading: boolean;
  /** Why the newest try failed; loaded rows stay. */
  failure: Failure | undefined;
  /** What has failed is the rows that are there, not those to come. */
  isOutdated: boolean | undefined;
  updatedAt: number | undefined;
  /** The newest answer as a whole, for fields beside the rows. */
  latest: Data | undefined;
  /** Loads the next page; does nothing while one is loading or when there is none. */
  loadMore: () => Promise<void>;
  /** Asks again for every page that is held; the rows stay until all have come. */
  refresh: () => Promise<void>;
  /**
   * Changes the row with this key; nothing is sent. What it gives takes the change back, for a write that has failed:
   * also in the rows that are kept for going back when the screen has been left, but not in a row that has come anew.
   */
  patchRow: (key: string, change: (row: Row) => Row) => () => void;
  /** The same for every row; one that stays is returned as it is. */
  patchRows: (change: (row: Row) => Row) => () => void;
  removeRow: (key: string) => void;
}

interface ListState<Row, Data> extends CachedList<Row, Data> {
  failure?: Failure | undefined;
  isLoading: boolean;
  /** The held pages were to be read again, and that has failed. */
  isOutdated?: boolean;
}

type ListPayload<Payload> = Omit<Payload, 'currentPage'>;

function toCached<Row, Data>({ query, pages, latest, readAfter }: ListState<Row, Data>): CachedList<Row, Data> {
  return { query, pages, latest, readAfter };
}

/** The state of one query; a new query starts with what the cache has of it, the first one else with what is at hand. */
function useListState<Row, Data>(
  query: string,
  path: string,
  atHand: () => Partial<CachedList<Row, Data>> | undefined,
) {
  const start = (others?: Partial<CachedList<Row, Data>>): ListState<Row, Data> => ({
    ...(readCached<CachedList<Row, Data>>(path, query) ?? {
      query,
      pages: NO_PAGES,
      readAfter: changeCount(),
      ...others,
    }),
    isLoading: false,
  });
  const [stored, setStored] = useState(() => start(atHand()));
  const state = stored.query === query ? stored : start();
  const ref = useRef(state);
  ref.current = state;
  const changeCached = useRef<(changed: CachedList<Row, Data>) => void>(undefined);

  // With every drawing: a changed filter or a panel gives the same list another history entry.
  useLayoutEffect(() => {
    const hasPages = ref.current.pages.pageNumber > 0;
    changeCached.current = hasPages ? cache(path, toCached(ref.current)) : undefined;
  });

  const update = useCallback((change: Partial<ListState<Row, Data>>) => {
    ref.current = { ...ref.current, ...change };
    changeCached.current?.(toCached(ref.current));
    setStored(ref.current);
  }, []);
  return { state, ref, update };
}

function isStale({ pages, readAfter }: CachedList<unknown, unknown>): boolean {
  return readAfter !== changeCount() || serverNow() - (pages.updatedAt ?? 0) > FRESH_MS;
}

/** What becomes of a list by the answers to the pages from `first` on; one that failed leaves it as it is. */
function takeAnswers<Row, Data extends Page<Row>>(
  previous: CachedList<Row, Data>,
  first: number,
  envelopes: readonly Envelope<Data & Page<Row>>[],
  rowKey: (row: Row) => string,
): Partial<ListState<Row, Data>> {
  let pages = first === 1 ? NO_PAGES : previous.pages;
  let { latest } = previous;
  for (const [place, envelope] of envelopes.entries()) {
    const failure = failureOf(envelope);
    if (failure && !outlives(previous, failure)) return { failure, pages: NO_PAGES };
    if (failure || !envelope.data) return { failure, isOutdated: first === 1 };
    pages = takePage(pages, envelope.data, first + place, rowKey, serverNow());
    latest = envelope.data;
  }
  return { failure: undefined, isOutdated: false, latest, pages };
}

/** Changes of the rows that are there, without a request. */
function useRowChanges<Row, Data>(
  { ref, update }: Omit<ReturnType<typeof useListState<Row, Data>>, 'state'>,
  latestRowKey: MutableRefObject<(row: Row) => string>,
) {
  const changeRows = useCallback(
    (change: (rows: readonly Row[]) => readonly Row[]) => {
      const { pages } = ref.current;
      const rows = change(pages.rows);
      const removed = pages.rows.length - rows.length;
      update({ pages: { ...pages, rows, total: Math.max(pages.total - removed, 0), isPatched: true } });
    },
    [ref, update],
  );
  const patchRows = useCallback(
    (change: (row: Row) => Row) => {
      const former = new Map<Row, Row>();
      const patch = (row: Row) => {
        const patched = change(row);
        if (patched !== row) former.set(patched, row);
        return patched;
      };
      changeRows((rows) => rows.map(patch));
      return () => changeRows((rows) => rows.map((row) => former.get(row) ?? row));
    },
    [changeRows],
  );
  const patchRow = useCallback(
    (key: string, change: (row: Row) => Row) =>
      patchRows((row) => (latestRowKey.current(row) === key ? change(row) : row)),
    [patchRows, latestRowKey],
  );
  const removeRow = useCallback(
    (key: string) => {
      changeRows((rows) => rows.filter((row) => latestRowKey.current(row) !== key));
    },
    [changeRows, latestRowKey],
  );
  return { patchRow, patchRows, removeRow };
}

/**
 * Reads a list page by page: page 1 replaces, later pages append without duplicates. The newest query wins: another
 * payload, another member or a refresh drops answers still on their way; leaving the screen aborts them. The loaded pages
 * are kept for going back: the rows stand at their place, and are asked for again when something was written meanwhile.
 * What failed for lack of network is asked for again when the phone is online. None of its functions rejects.
 * Source: spec §4 (comment list).
 */
export function usePages<Payload extends { currentPage: number }, Row, Data extends Page<Row>>(
  call: Call<Payload, Data & Page<Row>>,
  payload: ListPayload<Payload>,
  { rowKey, skip = false, forNextVisit }: PagesOptions<Row, Data & Page<Row>>,
): Pages<Row, Data> {
  const { userId } = useSession();
  const query = JSON.stringify([userId, call.method, call.path, payload]);
  const firstPage = { ...payload, currentPage: 1 } as unknown as Payload;
  const { state, ref, update } = useListState<Row, Data>(query, call.path, () => {
    const answer = skip ? undefined : answerAtHand(call, firstPage);
    const start = answer ?? readLastVisit(call, firstPage, forNextVisit);
    return (
      start && {
        pages: takePage(NO_PAGES, start.data, 1, rowKey, start.updatedAt),
        ...(answer ? { latest: answer.data } : { readAfter: NEVER }),
      }
    );
  });
  const { pageNumber, updatedAt } = state.pages;
  const first = pageNumber === 1 ? { data: state.latest, updatedAt } : {};
  useKeptForNextVisit(call, firstPage, first, forNextVisit);
  const controller = useRef<AbortController>(undefined);
  const inputs = useLatest({ call, payload, skip });
  const latestRowKey = useLatest(rowKey);

  const load = useCallback(
    async (first: number, last: number): Promise<void> => {
      const { skip: isSkipped, ...input } = inputs.current;
      if (isSkipped) return;
      controller.current?.abort();
      const own = new AbortController();
      controller.current = own;
      update({ isLoading: true });
      const onUnauthorised = (failure: Failure) => {
        if (controller.current === own) update({ isLoading: false, failure });
      };
      const ask = (currentPage: number): Promise<Envelope<Data & Page<Row>>> =>
        send(input.call, { ...input.payload, currentPage } as unknown as Payload, {
          signal: own.signal,
          loading: false,
          onUnauthorised,
        });
      const numbers = Array.from({ length: last - first + 1 }, (_, place) => first + place);
      const held = () => (first === 1 ? ref.current.pages : undefined);
      const asked = await askPastWrites(() => Promise.all(numbers.map(ask)), held).catch(() => undefined);
      if (!asked || controller.current !== own) return;
      const [envelopes, readAfter] = asked;
      controller.current = undefined;
      const taken = takeAnswers(ref.current, first, envelopes, latestRowKey.current);
      // Rows of earlier pages are as old as they were.
      update({ isLoading: false, ...taken, ...(first === 1 && !taken.isOutdated ? { readAfter } : {}) });
    },
    [ref, update],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: another query loads anew
  useEffect(() => {
    const { readAfter, pages } = ref.current;
    const { pageNumber } = pages;
    if (pageNumber > 0 && readAfter !== NEVER) takeAtHand(call, firstPage);
    if (!skip && (pageNumber === 0 || isStale(ref.current))) void load(1, Math.max(pageNumber, 1));
    return () => {
      controller.current?.abort();
      controller.current = undefined;
    };
  }, [query, skip, load, ref]);

  const loadMore = useCallback(async () => {
    const { pages } = ref.current;
    if (controller.current || !pages.hasMore) return;
    const next = pages.pageNumber + 1;
    await load(ref.current.isOutdated ? 1 : next, next);
  }, [load, ref]);

  const refresh = useCallback(() => load(1, Math.max(ref.current.pages.pageNumber, 1)), [load, ref]);

  useEffect(
    () =>
      onWritten((isLeft) => {
        if (isLeft) void refresh();
      }),
    [refresh],
  );

  useAskAgain(state.failure, refresh);

  const changes = useRowChanges({ ref, update }, latestRowKey);
  const { pages } = state;
  const isWaiting = pages.pageNumber === 0 && state.failure === undefined;
  return {
    rows: pages.rows,
    rowKey,
    total: pages.total,
    hasMore: pages.hasMore,
    isLoading: !skip && (state.isLoading || isWaiting),
    failure: state.failure,
    isOutdated: state.isOutdated,
    updatedAt: pages.updatedAt,
    latest: state.latest,
    loadMore,
    refresh,
    ...changes,
  };
}
