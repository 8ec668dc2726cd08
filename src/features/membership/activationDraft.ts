import * as v from 'valibot';
import { readRecord, sessionStore } from '@/shared/lib/storage';

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
    }),
  ),
});

/** What was typed on the activation screen, so that it survives the way over the consent screen and a reload. */
export type ActivationDraft = v.InferOutput<typeof draft>;

const EMPTY: ActivationDraft = { cardNo: '', code: '' };

/** Reads the draft; empty fields when there is none or when it does not fit. */
export function readDraft(): ActivationDraft {
  const parsed = v.safeParse(draft, { ...readRecord(sessionStore, KEY) });
  return parsed.success ? parsed.output : EMPTY;
}

/** Keeps the draft; an empty one is removed. */
export function keepDraft(next: ActivationDraft): void {
  if (next.cardNo === '' && next.code === '') sessionStore.remove(KEY);
  else sessionStore.write(KEY, JSON.stringify(next));
}
