import { createStore } from '@/shared/lib/storage';

/** A note of this phone, like the choice of 长辈版 itself: it says nothing about a person. */
const KEY = 'elderAsked';
const phoneStore = createStore(() => window.localStorage);

/** Says whether 长辈版 was offered here and answered, or switched by the member himself. */
export function wasElderAsked(): boolean {
  return phoneStore.read(KEY) === '1';
}

export function rememberElderAsked(): void {
  phoneStore.write(KEY, '1');
}
