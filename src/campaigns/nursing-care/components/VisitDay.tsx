import { BlockCard } from '@/features/campaign';
import doctor from '@/shared/art/doctor.webp';
import { Picture } from '@/shared/ui/Picture/Picture';
import styles from './VisitDay.module.less';

const WHAT_HAPPENS = ['前一天打电话，和您确认时间', '进门先出示工牌和执业信息', '做完写护理记录，您随时能看'];
const ART_SIZE = 118;

/** What the day of the visit is like. */
export function VisitDay() {
  return (
    <BlockCard title="护士上门这一天" className={styles.card}>
      <ol className={styles.list}>
        {WHAT_HAPPENS.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ol>
      <Picture className={styles.art} src={doctor} size={ART_SIZE} />
    </BlockCard>
  );
}
