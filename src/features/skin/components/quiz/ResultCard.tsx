import clsx from 'clsx';
import { ReactComponent as WarningIcon } from '@/shared/icons/alertTriangle.svg';
import { ReactComponent as LeafIcon } from '@/shared/icons/leaf.svg';
import { ReactComponent as DoctorIcon } from '@/shared/icons/serviceDoctor.svg';
import { keyed } from '@/shared/lib/keyed';
import { formatNearDayTime } from '@/shared/lib/timeFormat';
import { Dated } from '@/shared/ui/Dated/Dated';
import type { Level } from '../../quizContract';
import type { ShownRecord } from '../../records';
import { EmergencyCall } from '../EmergencyCall';
import styles from './ResultCard.module.less';

interface Props {
  record: ShownRecord;
  phone: string | undefined;
}

function ResultIcon({ level }: { level: Level }) {
  if (level === 'urgent') return <WarningIcon aria-hidden />;
  return level === 'home' ? <LeafIcon aria-hidden /> : <DoctorIcon aria-hidden />;
}

/** The result in a sentence and what to do now; no number that could frighten. */
export function ResultCard({ record: { level, title, text, advice, at, quizTitle, kept }, phone }: Props) {
  const isUrgent = level === 'urgent';
  return (
    <section className={clsx(styles.card, isUrgent && styles.urgent)} aria-label="自测结果">
      <p className={styles.when}>
        <Dated>
          {quizTitle}，{formatNearDayTime(at)}
        </Dated>
      </p>
      <h2 className={styles.title}>
        <ResultIcon level={level} />
        {title}
      </h2>
      <p className={styles.text}>{text}</p>
      {kept?.redFlag !== undefined && <p className={styles.flag}>您选了“{kept.redFlag}”</p>}
      {isUrgent && <EmergencyCall phone={phone} block filled />}
      <h3 className={styles.do}>现在可以这样做</h3>
      <ol className={styles.advice}>
        {keyed(advice).map(([key, line]) => (
          <li key={key}>{line}</li>
        ))}
      </ol>
    </section>
  );
}
