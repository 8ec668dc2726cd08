import { phoneNotes } from '@/shared/lib/ownerless';

/** A note of this phone, like the choice of 长辈版 itself: it says nothing about a person. */
const KEY = 'elderAsked';

/** Says whether 长辈版 was offered here and answered, or switched by the member himself. */
export function wasElderAsked(): boolean {
  return phoneNotes.read(KEY) === '1';
}

export function rememberElderAsked(): void {
  phoneNotes.write(KEY, '1');
}
