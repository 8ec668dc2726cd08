import { memberMemory } from '@/session/memberStorage';
import { readRecord } from '@/shared/lib/storage';
import { type AddressForm, EMPTY_FORM } from './addressForm';

/*
 * What a member has typed into address forms and not saved. It names a person, hence it lives in memory only, where nobody
 * else in the same tab finds it: it survives leaving the form and coming back, not a reload, and goes with the session.
 */
const keyOf = (key: string) => `address:${key}`;

/** The unsaved form under a key ("new" or an address id); undefined when there is none. */
export function readDraft(key: string): AddressForm | undefined {
  const kept = readRecord(memberMemory, keyOf(key));
  return kept && { ...EMPTY_FORM, ...kept };
}

/** Keeps a form until it is dropped or the session ends. */
export function keepDraft(key: string, form: AddressForm): void {
  memberMemory.write(keyOf(key), JSON.stringify(form));
}

/** Forgets a form that was saved; what was typed since stays. */
export function dropDraft(key: string, saved: AddressForm): void {
  if (memberMemory.read(keyOf(key)) === JSON.stringify(saved)) memberMemory.remove(keyOf(key));
}
