import { REDIRECT_FLAG_KEY } from '@/shared/config/constants';
import { tabNotes } from '@/shared/lib/deviceStorage';
import { readRecord } from '@/shared/lib/storage';

/** Binds the answer of the authorisation page to this tab. */
export interface RedirectRecord {
  /** The timestamp in the return address. */
  readonly returnRandomParam: string;
  /** Where the member was, '#/…' without login parameters. */
  readonly hash: string;
  /** When the redirect started, epoch ms of the phone's clock. */
  readonly at: number;
  /** How many entries the tab's history had then. */
  readonly depth: number;
}

const RECORD_KEY = 'loginRedirect';
const MAX_AGE_MS = 600_000;

/** Says whether a login redirect has started in this document (the flag is exactly '1'). Source: spec §3, §4. */
export function isRedirecting(): boolean {
  return tabNotes.read(REDIRECT_FLAG_KEY) === '1';
}

/**
 * Notes that a login redirect starts. Returns false when the tab cannot keep the note, so that no answer could be told from
 * a forged one. Source: spec §4 (step 1).
 */
export function markRedirect(record: RedirectRecord): boolean {
  const isRecordStored = tabNotes.write(RECORD_KEY, JSON.stringify(record));
  return tabNotes.write(REDIRECT_FLAG_KEY, '1') && isRecordStored;
}

/** Removes flag and record: an answer counts once. */
export function clearRedirect(): void {
  tabNotes.remove(REDIRECT_FLAG_KEY);
  tabNotes.remove(RECORD_KEY);
}

/** The record of the redirect under way; undefined when there is none or it does not fit. */
export function readRedirectRecord(): RedirectRecord | undefined {
  const stored = readRecord(tabNotes, RECORD_KEY);
  if (!stored) return undefined;
  const { returnRandomParam, hash, at, depth } = stored;
  if (typeof returnRandomParam !== 'string' || typeof hash !== 'string') return undefined;
  return typeof at === 'number' && typeof depth === 'number' ? { returnRandomParam, hash, at, depth } : undefined;
}

/**
 * Says whether an answer may belong to the record: it comes within ten minutes, and every nonce in the address is its own.
 * A phone that was put right meanwhile may say that it came before.
 */
export function isAnswerTo(record: RedirectRecord, nonces: readonly string[], nowMs: number): boolean {
  return Math.abs(nowMs - record.at) <= MAX_AGE_MS && nonces.every((nonce) => nonce === record.returnRandomParam);
}
