import { isSignedIn } from '@/session/loginInfo';
import { subscribeSession } from '@/session/subscribeSession';
import type { AddressForm } from './addressForm';

/**
 * What a member has typed into address forms and not saved. It names a person, hence it lives in memory only: it survives
 * leaving the form and coming back, not a reload, and goes with the session.
 */
const drafts = new Map<string, AddressForm>();
let isWatching = false;

/** The unsaved form under a key ("new" or an address id); undefined when there is none. */
export function readDraft(key: string): AddressForm | undefined {
  return drafts.get(key);
}

/** Keeps a form until it is dropped or the session ends. */
export function keepDraft(key: string, form: AddressForm): void {
  if (!isWatching) {
    isWatching = true;
    subscribeSession(() => {
      if (!isSignedIn()) drafts.clear();
    });
  }
  drafts.set(key, form);
}

export function dropDraft(key: string): void {
  drafts.delete(key);
}
