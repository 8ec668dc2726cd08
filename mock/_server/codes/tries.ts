import { inMinutes } from '../spans';
import { defineStore, MINUTE } from '../state';

const MAX_TRIES = 5;
const LOCK_MS = 10 * MINUTE;
/** What wrong codes lead to, for rules. */
export const LOCK_RULE = `连续输错 ${MAX_TRIES} 次，锁定 ${inMinutes(LOCK_MS)}`;
export const LOCKED_TEXT = `连续输错 ${MAX_TRIES} 次，已暂时锁定`;

export interface Tries {
  attemptsLeft: number;
  /** When the lock ends; null without one. */
  unlockAt: number | null;
}

/** Counts the wrong codes of each member in one place where codes are typed: five lock it for ten minutes. */
export function limitTries(name: string) {
  const store = defineStore(`tries-${name}`, () => ({
    byUser: new Map<string, { count: number; unlockAt: number | null }>(),
  }));
  const triesOf = (userId: string, now: number): Tries => {
    const entry = store().byUser.get(userId);
    if (!entry || (entry.unlockAt !== null && entry.unlockAt <= now))
      return { attemptsLeft: MAX_TRIES, unlockAt: null };
    return { attemptsLeft: MAX_TRIES - entry.count, unlockAt: entry.unlockAt };
  };
  return {
    triesOf,
    countWrongTry: (userId: string, now: number): void => {
      const count = MAX_TRIES - triesOf(userId, now).attemptsLeft + 1;
      store().byUser.set(userId, { count, unlockAt: count >= MAX_TRIES ? now + LOCK_MS : null });
    },
    forgiveTries: (userId: string): void => void store().byUser.delete(userId),
  };
}
