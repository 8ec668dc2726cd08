import { useState } from 'react';
import { useLock } from '@/request/useLock';
import { useQuery } from '@/request/useQuery';
import { useSubmit } from '@/request/useSubmit';
import { useSession } from '@/session/useSession';
import { showSuccess } from '@/shared/ui/toast/toast';
import { dropResult, type KeptResult, keepResult, readResults } from './keptQuiz';
import { deleteSkinRecords, getSkinRecords } from './quizContract';
import { idsInAccount, mergeRecords, type ShownRecord } from './records';

/** The results on this phone, and for a member those in his account; deleting removes a result wherever it lies. */
export function useRecords(onRemoved: () => void = () => undefined) {
  const { isSignedIn } = useSession();
  const lock = useLock();
  const [kept, setKept] = useState(readResults);
  const sent = useQuery(getSkinRecords, undefined, { skip: !isSignedIn });

  const drop = (records: readonly ShownRecord[]) => {
    for (const record of records) if (record.kept) dropResult(record.kept.id);
    setKept(readResults());
    // Who has gone on meanwhile stays where he is.
    if (!lock.isMounted()) return;
    showSuccess('已删除');
    onRemoved();
  };
  const { submit, isBusy } = useSubmit(deleteSkinRecords, { lock, askAnew: sent.refresh });
  const remove = async (records: readonly ShownRecord[]) => {
    const recordIds = records.flatMap(idsInAccount);
    if (recordIds.length > 0 && (await submit({ recordIds })).kind !== 'done') return;
    drop(records);
    if (recordIds.length > 0) sent.refresh();
  };
  const keep = (result: KeptResult) => {
    keepResult(result);
    setKept(readResults());
  };
  /** Removes from the account what a run had led to before an answer was changed; says whether it is gone. */
  const removeOlder = async ({ kept: result, olderIds }: ShownRecord): Promise<boolean> => {
    if (!result || olderIds.length === 0) return true;
    if ((await submit({ recordIds: [...olderIds] })).kind !== 'done') return false;
    const { older: _older, ...rest } = result;
    keep(rest);
    sent.refresh();
    return true;
  };

  return {
    records: mergeRecords(kept, sent.data),
    /** What the account holds is not known yet. */
    isLoading: isSignedIn && sent.data === undefined && sent.failure === undefined,
    failure: sent.failure,
    refresh: sent.refresh,
    isBusy,
    remove,
    removeOlder,
    /** Notes the number that the account has given to a result. */
    noteSent: ({ kept: result }: ShownRecord, recordId: string | undefined) => {
      if (result && recordId !== undefined) keep({ ...result, recordId });
      sent.refresh();
    },
  };
}
export type Records = ReturnType<typeof useRecords>;
