import { subscribeSession } from '@/session/subscribeSession';
import { entryName } from '@/shared/lib/historyEntry';
import { keepNewest } from '@/shared/lib/keepNewest';
import type { LoadedPages } from './pages';

/** A screen asks for ten things at most: this is enough for the last dozen of screens. */
const MAX_ENTRIES = 120;

/** What is kept of one query on one history entry. */
export interface Cached {
  query: string;
  /** `changeCount()` of the moment before it was asked for. */
  readAfter: number;
}

/** What is kept of a list: its rows and the newest answer. */
export interface CachedList<Row, Data> extends Cached {
  pages: LoadedPages<Row>;
  latest?: Data | undefined;
}

const entries = new Map<string | undefined, Cached>();
subscribeSession(() => entries.clear());

/**
 * The router gives every history entry a key, and the shell a place to the one where the member came in. With it in the
 * name an answer is found again by going back to it, and not by opening the screen anew. Undefined for an entry without.
 */
function nameOf(path: string): string | undefined {
  const entry = entryName();
  return entry === undefined ? undefined : `${path}\n${entry}`;
}

/** What was kept under this name on the present history entry, if it was of the same query. */
export function readCached<Kept extends Cached>(path: string, query: string): Kept | undefined {
  const stored = entries.get(nameOf(path));
  return stored?.query === query ? (stored as Kept) : undefined;
}

/**
 * Keeps an answer for going back to the present history entry. The function that it gives changes what is kept there
 * later, also when the screen has been left; it does nothing once the answer is no longer kept.
 */
export function cache<Kept extends Cached>(path: string, kept: Kept): (changed: Kept) => void {
  const name = nameOf(path);
  if (name !== undefined) keepNewest(entries, name, kept, MAX_ENTRIES);
  return (changed) => {
    if (entries.has(name)) entries.set(name, changed);
  };
}
