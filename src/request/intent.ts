import { createClientToken } from '@/shared/lib/clientToken';
import { readRecord, type SafeStore, sessionStore } from '@/shared/lib/storage';

/**
 * The token of one intent of the member. It stays the same over retries, reloads and a login in between until a final
 * answer, so that the server carries the intent out once.
 */
export interface Intent {
  /** The token for this payload. Another payload is another intent. */
  tokenFor: (payload: unknown) => string;
  /** A final answer has come. */
  finish: () => void;
}

/** A short fingerprint (two FNV-1a sums), so that no personal data of a payload gets into storage. */
function fingerprint(payload: unknown): string {
  const text = JSON.stringify(payload) ?? '';
  let first = 0x811c9dc5;
  let second = 0x01000193;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    first = Math.imul(first ^ unit, 0x01000193);
    second = Math.imul(second ^ (unit + index), 0x01000193);
  }
  return `${(first >>> 0).toString(36)}.${(second >>> 0).toString(36)}`;
}

function createMemory(): SafeStore {
  const held = new Map<string, string>();
  return {
    read: (key) => held.get(key),
    write: (key, value) => void held.set(key, value),
    remove: (key) => void held.delete(key),
    clear: () => held.clear(),
  };
}

/** Keeps the token under `intent:<intentKey>` in session storage; without a key in memory only. */
export function createIntent(intentKey: string | undefined): Intent {
  const store = intentKey === undefined ? createMemory() : sessionStore;
  const key = `intent:${intentKey ?? ''}`;
  return {
    tokenFor(payload) {
      const mark = fingerprint(payload);
      const kept = readRecord(store, key);
      if (kept?.payload === mark && typeof kept.token === 'string' && kept.token !== '') return kept.token;
      const token = createClientToken();
      store.write(key, JSON.stringify({ token, payload: mark }));
      return token;
    },
    finish: () => store.remove(key),
  };
}
