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
function nameOf(path: string): string {
  return `${path}\n${entryState().key ?? ''}`;
}

/** What the list of this call had on the present history entry, if it was of the same query. */
export function readCachedList<Row, Data>(path: string, query: string): CachedList<Row, Data> | undefined {
  const stored = entries.get(nameOf(path));
  return stored?.query === query ? (stored as CachedList<Row, Data>) : undefined;
}

/**
 * Keeps a list for going back to the present history entry. The function that it gives changes what is kept there later,
 * also when the screen has been left; it does nothing once the list is no longer kept.
 */
export function cacheList(
  path: string,
  list: CachedList<unknown, unknown>,
): (changed: CachedList<unknown, unknown>) => void {
  const name = nameOf(path);
  entries.delete(name);
  entries.set(name, list);
  const [oldest] = entries.keys();
  if (entries.size > MAX_ENTRIES && oldest !== undefined) entries.delete(oldest);
  return (changed) => {
    if (entries.has(name)) entries.set(name, changed);
  };
}
