import { useState } from 'react';
import { useQuery } from '@/request/useQuery';
import { useSubmit } from '@/request/useSubmit';
import { useSession } from '@/session/useSession';
import { showSuccess } from '@/shared/ui/toast/toast';
import { dropResult, keepResult, readResults } from './keptQuiz';
import { deleteSkinRecords, getSkinRecords } from './quizContract';
import { mergeRecords, type ShownRecord } from './records';

/** The results on this phone, and for a member those in his account; deleting removes a result wherever it lies. */
export function useRecords(onRemoved: () => void = () => undefined) {
  const { isSignedIn } = useSession();
  const [kept, setKept] = useState(readResults);
  const sent = useQuery(getSkinRecords, undefined, { skip: !isSignedIn });

  const drop = (records: readonly ShownRecord[]) => {
    for (const record of records) if (record.kept) dropResult(record.kept.id);
    setKept(readResults());
    showSuccess('已删除');
    onRemoved();
  };
  const { submit, isBusy } = useSubmit(deleteSkinRecords);
  const remove = async (records: readonly ShownRecord[]) => {
    const recordIds = records.flatMap(({ recordId }) => recordId ?? []);
    if (recordIds.length > 0 && (await submit({ recordIds })).kind !== 'done') return;
    drop(records);
    if (recordIds.length > 0) sent.refresh();
  };

  return {
    records: mergeRecords(kept, sent.data ?? []),
    /** What the account holds is not known yet. */
    isLoading: isSignedIn && sent.data === undefined && sent.failure === undefined,
    failure: sent.failure,
    refresh: sent.refresh,
    isBusy,
    remove,
    /** Notes the number that the account has given to a result. */
    noteSent: (record: ShownRecord, recordId: string | undefined) => {
      if (record.kept && recordId !== undefined) keepResult({ ...record.kept, recordId });
      setKept(readResults());
      sent.refresh();
    },
  };
}
export type Records = ReturnType<typeof useRecords>;
