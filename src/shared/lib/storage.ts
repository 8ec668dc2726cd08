/**
 * Web storage that never throws. When it is unavailable (getter or method throws) or full, values live in memory until
 * the document ends, so that the app works in this tab.
 */
export interface SafeStore {
  /** Returns the text under `key`, or undefined. */
  read(key: string): string | undefined;
  write(key: string, value: string): void;
  remove(key: string): void;
  /** Removes every key that starts with `prefix`; '' removes all. */
  clear(prefix?: string): void;
}

function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

/** Wraps a storage that `open` finds on each use. */
export function createStore(open: () => Storage): SafeStore {
  const memory = new Map<string, string>();
  return {
    read: (key) => memory.get(key) ?? attempt(() => open().getItem(key)) ?? undefined,
    write(key, value) {
      memory.delete(key);
      const isKept = attempt(() => {
        open().setItem(key, value);
        return true;
      });
      if (isKept) return;
      attempt(() => open().removeItem(key));
      memory.set(key, value);
    },
    remove(key) {
      memory.delete(key);
      attempt(() => open().removeItem(key));
    },
    clear(prefix = '') {
      for (const key of [...memory.keys()]) if (key.startsWith(prefix)) memory.delete(key);
      attempt(() => {
        const storage = open();
        const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
        for (const key of keys) if (key.startsWith(prefix)) storage.removeItem(key);
      });
    },
  };
}

/** Lives as long as the tab. */
export const sessionStore = createStore(() => window.sessionStorage);

/** Reads an object kept as JSON; undefined when absent, corrupt or not a plain object. Own keys only. */
export function readRecord(store: SafeStore, key: string): Readonly<Record<string, unknown>> | undefined {
  const text = store.read(key);
  if (text === undefined) return undefined;
  const value: unknown = attempt(() => JSON.parse(text));
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  return Object.assign(Object.create(null), value) as Record<string, unknown>;
}
