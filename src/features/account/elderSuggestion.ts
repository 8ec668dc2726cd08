import { phoneNotes } from '@/shared/lib/deviceStorage';

/** A note of this phone, like the choice of 长辈版 itself: it says nothing about a person. */
const KEY = 'elderAsked';

/** Says whether 长辈版 was offered here and answered, or switched by the member himself. */
export function wasElderSuggested(): boolean {
  return phoneNotes.read(KEY) === '1';
}

export function rememberElderSuggested(): void {
  phoneNotes.write(KEY, '1');
}
