import * as v from 'valibot';
import { isSignedIn } from '@/session/loginInfo';
import { memberPhone, memberTab } from '@/session/memberStorage';
import { readRecord, type SafeStore } from '@/shared/lib/storage';
import { DAY_MS } from '@/shared/lib/timeFormat';
import { LEVELS } from './quizContract';

/** How long answers that were left can be taken up again. */
export const DRAFT_DAYS = 7;
const MOST_RESULTS = 20;

const DRAFT = 'skinDraft:';
const RESULT = 'skinResult:';

const keptDraft = v.object({
  version: v.string(),
  answers: v.record(v.string(), v.string()),
  /** Epoch ms of the server's clock. */
  changedAt: v.number(),
  /** The result that these answers have led to; they can still be changed on the way back. */
  resultId: v.optional(v.string()),
});
export type Draft = v.InferOutput<typeof keptDraft>;

const keptResult = v.object({
  id: v.string(),
  quizId: v.string(),
  quizTitle: v.string(),
  version: v.string(),
  level: v.picklist(LEVELS),
  title: v.string(),
  text: v.string(),
  advice: v.array(v.string()),
  /** The answer that ended it. */
  redFlag: v.optional(v.string()),
  answers: v.record(v.string(), v.string()),
  told: v.array(v.object({ question: v.string(), answer: v.string() })),
  /** Epoch ms of the server's clock. */
  at: v.number(),
  /** Of the record in the member's account that it was sent to. */
  recordId: v.optional(v.string()),
  /** What the same run had led to before an answer was changed: the account may still hold it. */
  older: v.optional(v.array(v.object({ at: v.number(), recordId: v.optional(v.string()) }))),
});
export type KeptResult = v.InferOutput<typeof keptResult>;

/**
 * Where answers and results lie: a member's on this phone, which nobody else who signs in finds; a guest's only in this
 * tab, because the phone would show them to everybody who takes it.
 */
function shelf(): SafeStore {
  return isSignedIn() ? memberPhone : memberTab;
}

/** What a guest has brought along by signing in comes from the tab onto the phone. */
function adopt(): void {
  if (!isSignedIn()) return;
  for (const key of [...memberTab.keys(DRAFT), ...memberTab.keys(RESULT)]) {
    const value = memberTab.read(key);
    memberTab.remove(key);
    if (value !== undefined) memberPhone.write(key, value);
  }
}

function readKept<S extends v.GenericSchema>(schema: S, key: string): v.InferOutput<S> | undefined {
  const decoded = v.safeParse(schema, readRecord(shelf(), key));
  return decoded.success ? decoded.output : undefined;
}

/** The answers that were left, unless they are too old or belong to another version. */
export function readDraft(quizId: string, version: string, now: number): Draft | undefined {
  adopt();
  const draft = readKept(keptDraft, DRAFT + quizId);
  if (draft && draft.version === version && now - draft.changedAt < DRAFT_DAYS * DAY_MS) return draft;
  shelf().remove(DRAFT + quizId);
  return undefined;
}

export function keepDraft(quizId: string, draft: Draft): void {
  shelf().write(DRAFT + quizId, JSON.stringify(draft));
}

export function dropDraft(quizId: string): void {
  shelf().remove(DRAFT + quizId);
}

/** The results on this phone, newest first. */
export function readResults(): KeptResult[] {
  adopt();
  return shelf()
    .keys(RESULT)
    .flatMap((key) => readKept(keptResult, key) ?? [])
    .sort((a, b) => b.at - a.at);
}

export function readResult(id: string): KeptResult | undefined {
  adopt();
  return readKept(keptResult, RESULT + id);
}

/** Keeps a result; the oldest ones make room. */
export function keepResult(result: KeptResult): void {
  shelf().write(RESULT + result.id, JSON.stringify(result));
  for (const { id } of readResults().slice(MOST_RESULTS)) shelf().remove(RESULT + id);
}

/** Removes a result, and the answers that have led to it. */
export function dropResult(id: string): void {
  shelf().remove(RESULT + id);
  for (const key of shelf().keys(DRAFT)) if (readKept(keptDraft, key)?.resultId === id) shelf().remove(key);
}
