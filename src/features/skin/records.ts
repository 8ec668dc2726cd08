import type { KeptResult } from './keptQuiz';
import type { SkinRecord } from './quizContract';

/** A result wherever it lies: on this phone, in the account, or in both. */
export interface ShownRecord
  extends Pick<SkinRecord, 'quizId' | 'quizTitle' | 'level' | 'title' | 'text' | 'advice' | 'at'> {
  /** Names it in an address; says nothing about it. */
  key: string;
  /** As it lies on this phone. */
  kept?: KeptResult;
  /** Of the record in the account. */
  recordId?: string;
}

/** An answer that was lost has told no number: the moment of finishing is the result's own. */
function isSame(kept: KeptResult, { recordId, quizId, at }: SkinRecord): boolean {
  return kept.recordId === undefined ? kept.quizId === quizId && kept.at === at : kept.recordId === recordId;
}

/** What lies on the phone and in the account as one list, newest first, each result once. */
export function mergeRecords(kept: readonly KeptResult[], sent: readonly SkinRecord[]): ShownRecord[] {
  const onPhone = kept.map((result): ShownRecord => {
    const { quizId, quizTitle, level, title, text, advice, at } = result;
    const recordId = sent.find((record) => isSame(result, record))?.recordId;
    const own = { key: result.id, quizId, quizTitle, level, title, text, advice, at, kept: result };
    return recordId === undefined ? own : { ...own, recordId };
  });
  const onlySent = sent
    .filter(({ recordId }) => !onPhone.some((record) => record.recordId === recordId))
    .map((record): ShownRecord => ({ ...record, key: record.recordId }));
  return [...onPhone, ...onlySent].sort((a, b) => (b.at ?? 0) - (a.at ?? 0));
}

/** Where a result lies, in words; a guest's goes with the page. */
export function placeText({ kept, recordId }: ShownRecord, isSignedIn: boolean): string {
  if (!kept) return '在您的账号里';
  if (!isSignedIn) return '只在这个页面里';
  return recordId === undefined ? '只在这台手机上' : '在这台手机上，也在您的账号里';
}
