import { useSubmit } from '@/request/useSubmit';
import { formatFullTime } from '@/shared/lib/timeFormat';
import { useFewer } from '@/shared/lib/useFewer';
import { Button } from '@/shared/ui/Button/Button';
import { Card } from '@/shared/ui/Card/Card';
import { confirmDialog } from '@/shared/ui/dialog/dialog';
import { ListRow } from '@/shared/ui/ListRow/ListRow';
import { Tag } from '@/shared/ui/Tag/Tag';
import { showSuccess } from '@/shared/ui/toast/toast';
import { type ConsentEntry, withdrawConsent } from '../contract';
import styles from './RecordList.module.less';

function Record({ entry, onChanged }: { entry: ConsentEntry; onChanged: () => void }) {
  const { submit, isBusy } = useSubmit(withdrawConsent, {
    intentKey: `withdraw-${entry.consentId}`,
    onDone: () => {
      showSuccess('已撤回');
      onChanged();
    },
    askAnew: onChanged,
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
    <ListRow
      as="li"
      large
      stacks
      title={<b>{entry.title}</b>}
      note={[
        `版本 ${entry.version}`,
        `${formatFullTime(entry.acceptedAt)} 同意`,
        entry.withdrawnAt !== null && `${formatFullTime(entry.withdrawnAt)} 撤回`,
      ]}
      action={
        entry.canWithdraw ? (
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
        )
      }
    />
  );
}

/** What the member agreed to, newest first. */
export function RecordList({ entries, onChanged }: { entries: readonly ConsentEntry[]; onChanged: () => void }) {
  const { shown, showAll } = useFewer(entries);
  return (
    <>
      <Card as="ul" tight aria-label="同意记录">
        {shown.map((entry) => (
          <Record key={entry.consentId} entry={entry} onChanged={onChanged} />
        ))}
      </Card>
      {showAll && (
        <div className={styles.more}>
          <Button block variant="tint" onClick={showAll}>
            查看更多
          </Button>
        </div>
      )}
    </>
  );
}
