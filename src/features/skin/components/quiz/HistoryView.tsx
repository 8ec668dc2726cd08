import { ScreenFrame } from '@/frame/ScreenFrame';
import { useSession } from '@/session/useSession';
import { pathOf } from '@/shared/lib/navigation';
import { formatNearDayTime } from '@/shared/lib/timeFormat';
import { Button } from '@/shared/ui/Button/Button';
import { Card } from '@/shared/ui/Card/Card';
import { ListRow } from '@/shared/ui/ListRow/ListRow';
import { FailureBar } from '@/shared/ui/OfflineBar/FailureBar';
import { PageState } from '@/shared/ui/PageState/PageState';
import { Skeleton } from '@/shared/ui/Skeleton/Skeleton';
import { askToDelete } from '../../askToDelete';
import { NO_DIAGNOSIS } from '../../emergency';
import { placeText, type ShownRecord } from '../../records';
import { type Records, useRecords } from '../../useRecords';
import styles from './HistoryView.module.less';

interface RowProps {
  record: ShownRecord;
  onDelete: () => void;
}

function RecordRow({ record, onDelete }: RowProps) {
  const { quizId, quizTitle, title, at, key } = record;
  const { isSignedIn } = useSession();
  const moment = formatNearDayTime(at);
  return (
    <ListRow
      as="li"
      large
      stacks
      title={<b>{title}</b>}
      note={[`${quizTitle}，${moment}`, placeText(record, isSignedIn)]}
      to={pathOf('skinLibrary', { quizId, step: 'result', id: key })}
      action={
        <Button size="small" variant="outline" aria-label={`删除 ${moment} 的自测`} onClick={onDelete}>
          删除
        </Button>
      }
    />
  );
}

function List({ records, isBusy, remove }: Records) {
  const askAndRemove = async (chosen: readonly ShownRecord[]) => {
    if (await askToDelete(chosen)) await remove(chosen);
  };
  return (
    <>
      <Card as="ul" tight aria-label="我的自测">
        {records.map((record) => (
          <RecordRow key={record.key} record={record} onDelete={() => void askAndRemove([record])} />
        ))}
      </Card>
      {records.length > 1 && (
        <div className={styles.all}>
          <Button variant="outline" block busy={isBusy} busyText="删除中" onClick={() => void askAndRemove(records)}>
            全部删除
          </Button>
        </div>
      )}
    </>
  );
}

function Content() {
  const records = useRecords();
  const { isSignedIn } = useSession();
  if (records.isLoading) return <PageState state="loading" skeleton={<Skeleton shape="card" height="220px" />} />;
  return (
    <>
      {records.failure && <FailureBar failure={records.failure} onRefresh={records.refresh} />}
      {records.records.length > 0 ? (
        <List {...records} />
      ) : (
        <PageState
          state="empty"
          art="search"
          title="还没有自测记录"
          text={isSignedIn ? '做完自测，结果会留在这里' : '做完自测，结果会留在这里；登录后能看到存到账号里的'}
          action={{ text: '开始自测', to: pathOf('skinLibrary', { step: 'choose' }) }}
        />
      )}
      <p className={styles.note}>{NO_DIAGNOSIS}。结果不会出现在分享的链接里。</p>
    </>
  );
}

/** What the questionnaires have said so far; each can be deleted, and all at once. */
export function HistoryView({ onBack }: { onBack: () => void }) {
  return (
    <ScreenFrame title="我的自测" onBack={onBack} space="both">
      <Content />
    </ScreenFrame>
  );
}
