/**
 * Web storage that never throws. When it is unavailable (getter or method throws, null) or full, values live in memory
 * until the document ends, so that the app works in this tab.
 */
export interface SafeStore<Key extends string = string> {
  /** Returns the text under `key`, or undefined. */
  read(key: Key): string | undefined;
  /** Returns false when the value lives in memory only. */
  write(key: Key, value: string): boolean;
  remove(key: Key): void;
  /** Removes every key that starts with `prefix`; '' removes all. */
  clear(prefix?: string): void;
  /** The keys that start with `prefix`. */
  keys(prefix?: string): string[];
}

function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

/**
 * Wraps a storage that `open` finds on each use. Only `deviceStorage.ts` and the session's `memberStorage.ts` make
 * stores: what is kept belongs to nobody or to a member.
 */
export function createStore<Key extends string = string>(open: () => Storage): SafeStore<Key> {
  const memory = new Map<string, string>();
  const storedKeys = () =>
    attempt(() => {
      const storage = open();
      return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
    }) ?? [];
  const keys = (prefix = '') =>
    [...new Set([...memory.keys(), ...storedKeys()])].filter((key) => key.startsWith(prefix));
  const remove = (key: string) => {
    memory.delete(key);
    attempt(() => open().removeItem(key));
  };
  return {
    read: (key) => memory.get(key) ?? attempt(() => open().getItem(key)) ?? undefined,
    write(key, value) {
      memory.delete(key);
      const isStored = attempt(() => {
        open().setItem(key, value);
        return true;
      });
      if (isStored) return true;
      attempt(() => open().removeItem(key));
      memory.set(key, value);
      return false;
    },
    remove,
    clear: (prefix) => keys(prefix).forEach(remove),
    keys,
  };
}

/** What lives in memory only, until the document ends. */
export function createMemory(): SafeStore {
  const entries = new Map<string, string>();
  const keys = (prefix = '') => [...entries.keys()].filter((key) => key.startsWith(prefix));
  return {
    read: (key) => entries.get(key),
    write(key, value) {
      entries.set(key, value);
      return true;
    },
    remove: (key) => void entries.delete(key),
    clear: (prefix) => {
      for (const key of keys(prefix)) entries.delete(key);
    },
    keys,
  };
}

/** Reads an object kept as JSON; undefined when absent, corrupt or not a plain object. Own keys only. */
export function readRecord<Key extends string>(
  store: SafeStore<Key>,
  key: Key,
): Readonly<Record<string, unknown>> | undefined {
  const text = store.read(key);
  if (text === undefined) return undefined;
  const value: unknown = attempt(() => JSON.parse(text));
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  return Object.assign(Object.create(null), value) as Record<string, unknown>;
}
