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
  /** Of records in the account from before an answer of the same run was changed. */
  olderIds: readonly string[];
}

type Sending = Pick<KeptResult, 'at' | 'recordId'>;

/**
 * The number in the account of what was finished then. An answer that was lost has told no number: the moment of finishing
 * is the result's own. While nobody knows what the account holds, the number that it gave counts.
 */
function numberOf(sending: Sending, quizId: string, sent: readonly SkinRecord[] | undefined): string | undefined {
  if (!sent) return sending.recordId;
  const isIt = (record: SkinRecord) =>
    sending.recordId === undefined
      ? record.quizId === quizId && record.at === sending.at
      : record.recordId === sending.recordId;
  return sent.find(isIt)?.recordId;
}

/** What lies on the phone and in the account (undefined: not known) as one list, newest first, each result once. */
export function mergeRecords(kept: readonly KeptResult[], sent: readonly SkinRecord[] | undefined): ShownRecord[] {
  const onPhone = kept.map((result): ShownRecord => {
    const { quizId, quizTitle, level, title, text, advice, at, older = [] } = result;
    const recordId = numberOf(result, quizId, sent);
    const olderIds = older.flatMap((each) => numberOf(each, quizId, sent) ?? []);
    const own = { key: result.id, quizId, quizTitle, level, title, text, advice, at, kept: result, olderIds };
    return recordId === undefined ? own : { ...own, recordId };
  });
  const known = onPhone.flatMap(idsInAccount);
  const onlySent = (sent ?? [])
    .filter(({ recordId }) => !known.includes(recordId))
    .map((record): ShownRecord => ({ ...record, key: record.recordId, olderIds: [] }));
  return [...onPhone, ...onlySent].sort((a, b) => (b.at ?? 0) - (a.at ?? 0));
}

/** All that the account holds of a result. */
export function idsInAccount({ recordId, olderIds }: ShownRecord): string[] {
  return recordId === undefined ? [...olderIds] : [recordId, ...olderIds];
}

/** The account holds what the run had led to before an answer was changed, and not yet what it leads to now. */
export function isChangedSince({ recordId, olderIds }: ShownRecord): boolean {
  return recordId === undefined && olderIds.length > 0;
}

/** Where a result lies, in words; a guest's goes with the page. */
export function placeText(record: ShownRecord, isSignedIn: boolean): string {
  const { kept, recordId } = record;
  if (!kept) return '在您的账号里';
  if (!isSignedIn) return '只在这个页面里';
  if (isChangedSince(record)) return '账号里是修改前的结果';
  return recordId === undefined ? '只在这台手机上' : '在这台手机上，也在您的账号里';
}
