import { fingerprint } from '@/shared/lib/fingerprint';
import { createStore, type SafeStore } from '@/shared/lib/storage';
import { readLoginInfo } from './loginInfo';

/*
 * What the app keeps for a member: drafts, intents, codes for places without a network. Each entry stands under a mark of
 * its owner, so that nobody else in the same tab or on the same phone finds it.
 */
const tab = createStore(() => window.sessionStorage);
const phone = createStore(() => window.localStorage);

const PREFIX = 'of:';
const GUEST = 'guest';

function roomOf(owner: string): string {
  return `${PREFIX}${owner}:`;
}

/** A mark of who is signed in, which does not show who it is. */
function presentOwner(): string {
  const { userId, login_access_token: token } = readLoginInfo();
  const identity = userId || token;
  return identity === '' ? GUEST : fingerprint(identity);
}

function boundTo(store: SafeStore): SafeStore {
  const room = () => roomOf(presentOwner());
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

/**
 * A member has signed in: what he began as a guest becomes his, and what anybody else has left in this tab is removed.
 */
export function receiveOwner(): void {
  const own = roomOf(presentOwner());
  const guest = roomOf(GUEST);
  for (const key of own === guest ? [] : tab.keys(guest)) {
    const value = tab.read(key);
    if (value !== undefined) tab.write(own + key.slice(guest.length), value);
    tab.remove(key);
  }
  for (const key of tab.keys(PREFIX)) if (!key.startsWith(own)) tab.remove(key);
}

/** The session ends: this tab forgets what it kept for anybody. */
export function forgetOwners(): void {
  tab.clear(PREFIX);
}
