import clsx from 'clsx';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden/VisuallyHidden';
import type { YearMonth } from '../contract';
import { busiestMonths } from '../yearWords';
import styles from './MonthBars.module.less';

const HEIGHT = 62;
const LOW = 4;
const TO_COME = 14;

/** The sign-in days of each month as a row of bars, the busiest in gold. */
export function MonthBars({ months }: { months: readonly YearMonth[] }) {
  const busiest = busiestMonths(months);
  const heightOf = (days: number | null) => {
    if (days === null) return TO_COME;
    return Math.max((days / Math.max(busiest.days, 1)) * HEIGHT, LOW);
  };
  return (
    <ol className={styles.months}>
      {months.map(({ month, days }) => (
        <li key={month} className={styles.month}>
          <i
            className={clsx(
              styles.bar,
              days === null && styles.toCome,
              busiest.months.includes(month) && styles.busiest,
            )}
            style={{ height: `${heightOf(days)}px` }}
            aria-hidden="true"
          />
          <span aria-hidden="true">{month}</span>
          <VisuallyHidden>{days === null ? `${month} 月还没到` : `${month} 月 ${days} 天`}</VisuallyHidden>
        </li>
      ))}
    </ol>
  );
}
