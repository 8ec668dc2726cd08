import { StockBar } from '@/shared/ui/StockBar/StockBar';
import { Tag, type TagTone } from '@/shared/ui/Tag/Tag';
import type { StudyRow, StudyStatus } from '../contract';
import styles from './StudyMarks.module.less';

const TONES: Readonly<Record<StudyStatus, TagTone>> = {
  open: 'solid',
  full: 'apricot',
  paused: 'warning',
  closed: 'grey',
};

/** In which state a study is, and how one takes part. */
export function StudyTags({
  study: { status, statusText, way },
}: {
  study: Pick<StudyRow, 'status' | 'statusText' | 'way'>;
}) {
  return (
    <p className={styles.tags}>
      <Tag tone={TONES[status]}>{statusText}</Tag>
      {way !== '' && <Tag>{way}</Tag>}
    </p>
  );
}

/** How many take part of how many. */
export function StudyQuota({ study: { applied, quota } }: { study: Pick<StudyRow, 'applied' | 'quota'> }) {
  if (quota === 0) return null;
  return (
    <p className={styles.quota}>
      <StockBar className={styles.bar} used={applied} total={quota} label="已入组" />
      <span>
        已入组 {applied} 人，计划 {quota} 人
      </span>
    </p>
  );
}
