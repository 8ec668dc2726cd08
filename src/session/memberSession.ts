import { phoneNotes } from '@/shared/lib/deviceStorage';
import type { SafeStore } from '@/shared/lib/storage';
import { GUEST, ownerMark, untilLogout } from './memberStorage';

const lastOwner = () => phoneNotes.read('owner');

/** A tab that nobody has signed in to stands for who signed in last on this phone and has not signed out since. */
function owner(): string {
  const own = ownerMark();
  return own === GUEST ? (lastOwner() ?? own) : own;
}

const store = untilLogout(owner);

/**
 * Kept on this phone until the member signs out or another one signs in: it outlives the tab, and is found again without a
 * network, when nobody can sign in. Only who was the last to sign in can add to it. Nothing in it may name a person.
 */
export const memberSession: SafeStore = {
  ...store,
  write: (key, value) => (lastOwner() ?? ownerMark()) === ownerMark() && store.write(key, value),
};
