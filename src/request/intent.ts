import { useEffect } from 'react';
import { memberTab } from '@/session/memberStorage';
import { createClientToken } from '@/shared/lib/clientToken';
import { fingerprint } from '@/shared/lib/fingerprint';
import { createMemory, readRecord, type SafeStore } from '@/shared/lib/storage';

/** How long after the end of its last try an intent without an answer is still the same one, in ms of the phone's clock. */
const MAX_AGE_MS = 600_000;
const PREFIX = 'intent:';

export interface IntentOptions {
  /** Where open intents are kept; the tab of the present member unless told otherwise. */
  store?: SafeStore;
  /** How long an intent without an answer is kept, in ms after its last try. */
  maxAgeMs?: number;
}

/**
 * What the member wants to be done to one thing. An open intent (one without a final answer) has a token, which stays the
 * same over retries, reloads and a login in between, so that the server carries the intent out once. The same payload is
 * another intent when what it is about (the day, the state that the member sees) has changed, or when ten minutes have
 * gone by.
 */
export interface Intent {
  /** The token for this payload and what it is about: that of the open intent, or a new one. */
  open: (payload: unknown, about?: unknown) => string;
  /** Whether it has been tried before without a final answer. */
  isOpen: (payload: unknown, about?: unknown) => boolean;
  /** The token of an open intent whose outcome can be asked for; undefined when there is none. */
  pending: () => string | undefined;
  /** The server does not know the pending intent. Should it still arrive late, its token serves for the next try. */
  rest: () => void;
  /** The try with this token has ended without a final answer, perhaps long after it began: its age counts from now. */
  keep: (token: string) => void;
  /** The intent with this token was refused. */
  drop: (token: string) => void;
  /** It is done, or seen to be done: whatever was open about this thing is over. */
  end: () => void;
}

interface Entry {
  token: string;
  /** Epoch ms of the phone's clock. */
  at: number;
  isAtRest: boolean;
}

/** The intents about the thing that `key` names; without a key they live in memory only. */
export function createIntent(
  key: string | undefined,
  { store = key === undefined ? createMemory() : memberTab, maxAgeMs = MAX_AGE_MS }: IntentOptions = {},
): Intent {
  const room = `${PREFIX}${key ?? ''}#`;
  const read = (name: string): Entry | undefined => {
    const stored = readRecord(store, name);
    if (typeof stored?.token !== 'string' || stored.token === '' || typeof stored.at !== 'number') return undefined;
    if (Math.abs(Date.now() - stored.at) >= maxAgeMs) return undefined;
    return { token: stored.token, at: stored.at, isAtRest: stored.isAtRest === true };
  };
  const write = (name: string, token: string, isAtRest: boolean) =>
    void store.write(name, JSON.stringify({ token, at: Date.now(), isAtRest }));
  const namesOfPending = () =>
    store
      .keys(room)
      .filter((name) => read(name)?.isAtRest === false)
      .sort((a, b) => (read(b)?.at ?? 0) - (read(a)?.at ?? 0));

  const namesOf = (token: string) => store.keys(room).filter((name) => readRecord(store, name)?.token === token);

  const nameOf = (payload: unknown, about: unknown) => room + fingerprint(JSON.stringify([payload, about]));

  return {
    open(payload, about) {
      for (const old of store.keys(room)) if (!read(old)) store.remove(old);
      const name = nameOf(payload, about);
      const token = read(name)?.token ?? createClientToken();
      write(name, token, false);
      return token;
    },
    isOpen: (payload, about) => read(nameOf(payload, about)) !== undefined,
    pending() {
      const [name = ''] = namesOfPending();
      return read(name)?.token;
    },
    rest() {
      for (const name of namesOfPending()) write(name, read(name)?.token ?? '', true);
    },
    keep(token) {
      for (const name of namesOf(token)) write(name, token, false);
    },
    drop(token) {
      for (const name of namesOf(token)) store.remove(name);
    },
    end: () => store.clear(room),
  };
}

/** Ends the open intents whose keys start with `prefix` when a query shows what became of them. */
export function useIntentsEnd(prefix: string, isOver: boolean): void {
  useEffect(() => {
    if (isOver) memberTab.clear(PREFIX + prefix);
  }, [prefix, isOver]);
}
