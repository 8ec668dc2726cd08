import { ReactComponent as CalendarIcon } from '@/shared/icons/calendar.svg';
import { Dated } from '@/shared/ui/Dated/Dated';
import type { MyCard, Plan } from '../contract';
import { describeNewExpiry, describeStacking } from '../planCopy';
import styles from './ExpiryLine.module.less';

/** What the chosen plan does to the expiry, said before anything is paid. */
export function ExpiryLine({ my, plan }: { my: MyCard | null; plan: Plan }) {
  const { lead, day, note } = describeNewExpiry(my, plan);
  const stacking = describeStacking(my, plan);
  return (
    <p className={styles.line} aria-live="polite">
      <CalendarIcon className={styles.icon} width="1em" height="1em" aria-hidden="true" />
      <span>
        {lead}
        {day !== '' && (
          <>
            {' '}
            <b className={styles.day}>
              <Dated>{day}</Dated>
            </b>
          </>
        )}
        ，
        <span className={styles.note}>
          <Dated>{note}</Dated>
        </span>
        {stacking !== '' && (
          <span className={styles.stack}>
            <Dated>{stacking}</Dated>
          </span>
        )}
      </span>
    </p>
  );
}
