import { useSubmit } from '@/request/useSubmit';
import { formatFullTime } from '@/shared/lib/timeFormat';
import { Button } from '@/shared/ui/Button/Button';
import { confirmDialog } from '@/shared/ui/dialog/dialog';
import { Tag } from '@/shared/ui/Tag/Tag';
import { showSuccess } from '@/shared/ui/toast/toast';
import { type ConsentEntry, withdrawConsent } from '../contract';
import styles from './Records.module.less';

function Record({ entry, onChanged }: { entry: ConsentEntry; onChanged: () => void }) {
  const { submit, isBusy } = useSubmit(withdrawConsent, {
    intentKey: `withdraw-${entry.consentId}`,
    onDone: () => {
      showSuccess('已撤回');
      onChanged();
    },
  });

  const askAndWithdraw = async () => {
    const isSure = await confirmDialog({
      title: '撤回同意',
      content: entry.effect,
      confirmText: '撤回',
      cancelText: '先不撤回',
    });
    if (isSure) await submit({ consentId: entry.consentId });
  };

  return (
    <li className={styles.record}>
      <div className={styles.line}>
        <span className={styles.name}>{entry.title}</span>
        {entry.canWithdraw ? (
          <Button
            size="small"
            variant="outline"
            busy={isBusy}
            aria-label={`撤回${entry.title}`}
            onClick={() => void askAndWithdraw()}
          >
            撤回
          </Button>
        ) : (
          <Tag tone="grey">已撤回</Tag>
        )}
      </div>
      <p className={styles.meta}>版本 {entry.version}</p>
      <p className={styles.meta}>{formatFullTime(entry.acceptedAt)} 同意</p>
      {entry.withdrawnAt !== null && <p className={styles.meta}>{formatFullTime(entry.withdrawnAt)} 撤回</p>}
    </li>
  );
}

/** What the member agreed to, newest first. */
export function RecordList({ entries, onChanged }: { entries: readonly ConsentEntry[]; onChanged: () => void }) {
  return (
    <ul className={styles.card} aria-label="同意记录">
      {entries.map((entry) => (
        <Record key={entry.consentId} entry={entry} onChanged={onChanged} />
      ))}
    </ul>
  );
}
