import { subscribeSession } from '@/session/subscribeSession';
import { entryState } from '@/shared/lib/historyEntry';
import type { LoadedPages } from './pages';

const MAX_ENTRIES = 12;

/** What is kept of a list: its rows, the newest answer, and what had been written when they were asked for. */
export interface CachedList<Row, Data> {
  query: string;
  pages: LoadedPages<Row>;
  latest?: Data | undefined;
  /** `changeCount()` of the moment before the rows were asked for. */
  readAfter: number;
}

const entries = new Map<string, CachedList<unknown, unknown>>();
subscribeSession(() => entries.clear());

/**
 * The router gives every history entry a key. With it in the name a list is found again by going back to it, and not by
 * opening it anew.
 */
function nameOf(cacheKey: string): string {
  return `${cacheKey}\n${entryState().key ?? ''}`;
}

/** What the list of this name had on the present history entry, if it was of the same query. */
export function readCachedList<Row, Data>(
  cacheKey: string | undefined,
  query: string,
): CachedList<Row, Data> | undefined {
  const stored = cacheKey === undefined ? undefined : entries.get(nameOf(cacheKey));
  return stored?.query === query ? (stored as CachedList<Row, Data>) : undefined;
}

/** Keeps a list for going back to the present history entry. */
export function cacheList(cacheKey: string | undefined, list: CachedList<unknown, unknown>): void {
  if (cacheKey === undefined) return;
  const name = nameOf(cacheKey);
  entries.delete(name);
  entries.set(name, list);
  const [oldest] = entries.keys();
  if (entries.size > MAX_ENTRIES && oldest !== undefined) entries.delete(oldest);
}
