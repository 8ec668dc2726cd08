import { subscribeSession } from '@/session/subscribeSession';
import type { HeldPages } from './pages';

const MAX_ENTRIES = 8;

interface Entry {
  query: string;
  pages: HeldPages<unknown>;
}

const entries = new Map<string, Entry>();
subscribeSession(() => entries.clear());

/**
 * The router gives every history entry a key. With it in the name a list is found again by going back to it, and not by
 * opening it anew.
 */
function nameOf(cacheKey: string): string {
  const state: unknown = window.history.state;
  const entryKey = typeof state === 'object' && state !== null && 'key' in state ? String(state.key) : '';
  return `${cacheKey}\n${entryKey}`;
}

/** The name under which a list of the present history entry is kept. */
export function createCacheName(cacheKey: string | undefined): string | undefined {
  return cacheKey === undefined ? undefined : nameOf(cacheKey);
}

export function readCachedPages<Row>(name: string | undefined, query: string): HeldPages<Row> | undefined {
  const entry = name === undefined ? undefined : entries.get(name);
  return entry?.query === query ? (entry.pages as HeldPages<Row>) : undefined;
}

export function keepPages(name: string | undefined, query: string, pages: HeldPages<unknown>): void {
  if (name === undefined) return;
  entries.delete(name);
  entries.set(name, { query, pages });
  const [oldest] = entries.keys();
  if (entries.size > MAX_ENTRIES && oldest !== undefined) entries.delete(oldest);
}

/**
 * Changes rows of a list that is not on screen, for example after its detail page has changed an item: `change` gets
 * every row kept under `cacheKey` and returns the new row, the same row, or undefined to remove it.
 */
export function patchCachedRows<Row>(cacheKey: string, change: (row: Row) => Row | undefined): void {
  for (const [name, entry] of entries) {
    if (!name.startsWith(`${cacheKey}\n`)) continue;
    const rows = (entry.pages.rows as readonly Row[]).map(change).filter((row) => row !== undefined);
    const removed = entry.pages.rows.length - rows.length;
    entry.pages = { ...entry.pages, rows, total: Math.max(entry.pages.total - removed, 0) };
  }
}
