import { readRecord, sessionStore } from '@/shared/lib/storage';

const KEY = 'activationDraft';

/** What was typed on the activation screen, so that it survives the way over the consent screen and a reload. */
export interface ActivationDraft {
  cardNo: string;
  code: string;
}

/** Reads the draft; empty fields when there is none. */
export function readDraft(): ActivationDraft {
  const kept = readRecord(sessionStore, KEY) ?? {};
  const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
  return { cardNo: textOf(kept.cardNo), code: textOf(kept.code) };
}

/** Keeps the draft; an empty one is removed. */
export function keepDraft(draft: ActivationDraft): void {
  if (draft.cardNo === '' && draft.code === '') sessionStore.remove(KEY);
  else sessionStore.write(KEY, JSON.stringify(draft));
}
