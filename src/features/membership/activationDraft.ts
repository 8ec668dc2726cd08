import * as v from 'valibot';
import { memberTab } from '@/session/memberStorage';
import { readRecord } from '@/shared/lib/storage';

const KEY = 'activationDraft';

const text = v.optional(v.string(), '');
const draft = v.object({
  cardNo: text,
  code: text,
  /** What the last check said about exactly this code; absent before. */
  checked: v.optional(
    v.object({
      cardName: v.string(),
      accountMasked: v.string(),
      days: v.number(),
      isPermanent: v.boolean(),
      newExpireAt: v.nullable(v.number()),
      /** The day of the check: on another one the end is another. */
      day: v.string(),
    }),
  ),
});

const LOCK_KEY = 'activationLock';
const lock = v.object({ unlockAt: v.number() });

/** What was typed on the activation screen, so that it survives the way over the consent screen and a reload. */
export type ActivationDraft = v.InferOutput<typeof draft>;

const EMPTY: ActivationDraft = { cardNo: '', code: '' };

/** Reads the draft; empty fields when there is none or when it does not fit. */
export function readDraft(): ActivationDraft {
  const parsed = v.safeParse(draft, { ...readRecord(memberTab, KEY) });
  return parsed.success ? parsed.output : EMPTY;
}

/** Keeps the draft; an empty one is removed. */
export function keepDraft(next: ActivationDraft): void {
  if (next.cardNo === '' && next.code === '') memberTab.remove(KEY);
  else memberTab.write(KEY, JSON.stringify(next));
}

/** Until when wrong codes have locked the activation (epoch ms); null when nothing is kept or it is over at `now`. */
export function readLock(now: number): number | null {
  const stored = v.safeParse(lock, { ...readRecord(memberTab, LOCK_KEY) });
  return stored.success && stored.output.unlockAt > now ? stored.output.unlockAt : null;
}

/** Keeps the end of a lock over a reload; null forgets it. */
export function keepLock(unlockAt: number | null): void {
  if (unlockAt === null) memberTab.remove(LOCK_KEY);
  else memberTab.write(LOCK_KEY, JSON.stringify({ unlockAt }));
}
