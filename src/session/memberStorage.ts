import { fingerprint } from '@/shared/lib/fingerprint';
import { createMemory, createStore, type SafeStore } from '@/shared/lib/storage';
import { readLoginInfo } from './loginInfo';

/*
 * What the app keeps for a member: drafts, intents, codes for places without a network. Each entry stands under a mark of
 * its owner, so that nobody else in the same tab or on the same phone finds it.
 */
const tab = createStore(() => window.sessionStorage);
const phone = createStore(() => window.localStorage);
const memory = createMemory();

const PREFIX = 'of:';
const UNTIL_LOGOUT = 'untilLogout:';
export const GUEST = 'guest';

function roomOf(owner: string): string {
  return `${PREFIX}${owner}:`;
}

/** A mark of who is signed in, which does not show who it is. */
export function ownerMark(): string {
  const { userId, login_access_token: token } = readLoginInfo();
  const identity = userId || token;
  return identity === '' ? GUEST : fingerprint(identity);
}

function boundTo(store: SafeStore, room = () => roomOf(ownerMark())): SafeStore {
  return {
    read: (key) => store.read(room() + key),
    write: (key, value) => store.write(room() + key, value),
    remove: (key) => store.remove(room() + key),
    clear: (prefix = '') => store.clear(room() + prefix),
    keys: (prefix = '') => store.keys(room() + prefix).map((key) => key.slice(room().length)),
  };
}

/** Kept for the present member as long as the tab lives and he stays signed in; a guest's things become those of who signs in. */
export const memberTab: SafeStore = boundTo(tab);

/** Kept for the present member on this phone, also after he has signed out. Nothing in it may name a person. */
export const memberPhone: SafeStore = boundTo(phone);

/** What is kept for a member on this phone until he signs out; `owner` says for whom. See memberSession.ts. */
export const untilLogout = (owner: () => string): SafeStore => boundTo(phone, () => `${UNTIL_LOGOUT + owner()}:`);

/** Kept for the present member in this document only, and never written to the phone. */
export const memberMemory: SafeStore = boundTo(memory);

/** What ends with the session. */
const PASSING = [tab, memory];

function keepOnly(store: SafeStore, prefix: string, own: string): void {
  for (const key of store.keys(prefix)) if (!key.startsWith(own)) store.remove(key);
}

/** Gives the room of `own` what a guest has begun, and empties all others. */
function handOver(store: SafeStore, own: string): void {
  const guest = roomOf(GUEST);
  for (const key of own === guest ? [] : store.keys(guest)) {
    const value = store.read(key);
    if (value !== undefined) store.write(own + key.slice(guest.length), value);
    store.remove(key);
  }
  keepOnly(store, PREFIX, own);
}

/**
 * A member has signed in: what he began as a guest becomes his, and what anybody else has left in this tab, or on the phone
 * without signing out, is removed.
 */
export function receiveOwner(): void {
  for (const store of PASSING) handOver(store, roomOf(ownerMark()));
  keepOnly(phone, UNTIL_LOGOUT, `${UNTIL_LOGOUT + ownerMark()}:`);
}

/**
 * The session ends: this tab forgets what it kept for anybody, the phone what it kept until then, but for what is that of
 * `owner`, who has signed in in another tab.
 */
export function forgetOwners(owner = ''): void {
  for (const store of PASSING) store.clear(PREFIX);
  keepOnly(phone, UNTIL_LOGOUT, `${UNTIL_LOGOUT + owner}:`);
}
