import { memberTab } from '@/session/kept';
import { createClientToken } from '@/shared/lib/clientToken';
import { fingerprint } from '@/shared/lib/fingerprint';
import { readRecord, type SafeStore } from '@/shared/lib/storage';

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

function createMemory(): SafeStore {
  const held = new Map<string, string>();
  return {
    read: (key) => held.get(key),
    write(key, value) {
      held.set(key, value);
      return true;
    },
    remove: (key) => void held.delete(key),
    clear: () => held.clear(),
    keys: () => [...held.keys()],
  };
}

/** Keeps the token under `intent:<intentKey>` for the present member and tab; without a key in memory only. */
export function createIntent(intentKey: string | undefined): Intent {
  const store = intentKey === undefined ? createMemory() : memberTab;
  const key = `intent:${intentKey ?? ''}`;
  return {
    tokenFor(payload) {
      const mark = fingerprint(JSON.stringify(payload) ?? '');
      const kept = readRecord(store, key);
      if (kept?.payload === mark && typeof kept.token === 'string' && kept.token !== '') return kept.token;
      const token = createClientToken();
      store.write(key, JSON.stringify({ token, payload: mark }));
      return token;
    },
    finish: () => store.remove(key),
  };
}
