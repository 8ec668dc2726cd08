import { useId } from 'react';
import { pathOf } from '@/shared/lib/navigation';
import { formatDay } from '@/shared/lib/timeFormat';
import { ActionButton } from '@/shared/ui/ActionButton/ActionButton';
import { Card } from '@/shared/ui/Card/Card';
import { Clauses } from '@/shared/ui/Dated/Clauses';
import { DescriptionList } from '@/shared/ui/DescriptionList/DescriptionList';
import { Link } from '@/shared/ui/Link/Link';
import { Tag, type TagTone } from '@/shared/ui/Tag/Tag';
import type { Application, ApplyStatus } from '../contract';
import { useWithdraw } from '../useWithdraw';
import styles from './ApplicationCard.module.less';

const TONES: Readonly<Record<ApplyStatus, TagTone>> = {
  reviewing: 'warning',
  enrolled: 'success',
  unfit: 'grey',
  withdrawn: 'grey',
  waiting: 'apricot',
};

interface Props {
  application: Application;
  /** The heading: the study's name among others, 我的报名 on the study's own page. */
  title: string;
  /** Leads to the study; absent on its own page. */
  to?: string;
  /** Signs another wording; absent where the foot of the screen has the button. */
  onSign?: (studyId: string) => void;
  onChanged: () => void;
}

/** One application: its state, what comes next, what was signed, and the way out. */
export function ApplicationCard({ application, title, to, onSign, onChanged }: Props) {
  const { status, statusText, tip, applyId, studyId, appliedAt, consentVersion, withdrawnAt, operate } = application;
  const titleId = useId();
  const { withdraw, isBusy } = useWithdraw(onChanged);
  const buttons = operate.filter(({ key }) => key !== 'consent' || onSign !== undefined);
  const act = (key: string) => {
    if (key === 'withdraw') void withdraw(application);
    if (key === 'consent') onSign?.(studyId);
  };
  return (
    <Card className={styles.card}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {to === undefined ? (
            title
          ) : (
            <Link className={styles.link} to={to}>
              {title}
            </Link>
          )}
        </h2>
        <Tag tone={TONES[status]}>{statusText}</Tag>
      </div>
      {tip !== undefined && (
        <p className={styles.tip}>
          <Clauses>{tip}</Clauses>
        </p>
      )}
      <DescriptionList
        className={styles.facts}
        items={[
          { term: '报名编号', value: applyId },
          { term: '报名日期', value: formatDay(appliedAt) },
          consentVersion !== '' && { term: '签过的知情同意书', value: `${consentVersion} 版` },
          withdrawnAt !== null && { term: '退出日期', value: formatDay(withdrawnAt) },
        ]}
      />
      <div className={styles.ways}>
        <Link className={styles.records} to={pathOf('noticeBefore', { tab: 'records' })}>
          查看同意记录
        </Link>
        <div className={styles.buttons}>
          {buttons.map((each) => (
            <ActionButton
              key={each.key}
              operate={each}
              size="small"
              aria-describedby={titleId}
              variant={each.key === 'consent' ? 'primary' : 'outline'}
              busy={isBusy}
              onClick={act}
            />
          ))}
        </div>
      </div>
    </Card>
  );
}
