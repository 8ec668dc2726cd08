import * as v from 'valibot';
import { memberPhone } from '@/session/memberStorage';
import { readRecord } from '@/shared/lib/storage';

const KEY = 'courseSearches';
const MOST = 8;
const history = v.object({ words: v.array(v.string()) });

/** What the member has searched for on this phone, newest first. */
export function readSearches(): readonly string[] {
  const parsed = v.safeParse(history, { ...readRecord(memberPhone, KEY) });
  return parsed.success ? parsed.output.words : [];
}

/** Puts a search on top; the oldest of more than eight is forgotten. */
export function keepSearch(word: string): void {
  const words = [word, ...readSearches().filter((each) => each !== word)].slice(0, MOST);
  memberPhone.write(KEY, JSON.stringify({ words }));
}

export function clearSearches(): void {
  memberPhone.remove(KEY);
}
