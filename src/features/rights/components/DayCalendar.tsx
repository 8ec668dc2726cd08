import clsx from 'clsx';
import { useRef } from 'react';
import { serverNow } from '@/shared/lib/serverClock';
import { formatDay } from '@/shared/lib/timeFormat';
import { useChosenInSight } from '@/shared/lib/useChosenInSight';
import type { CalendarDay } from '../dayContract';
import styles from './DayCalendar.module.less';

interface Props {
  days: readonly CalendarDay[];
  value: string;
  onChange: (date: string) => void;
}

const WORDS: Record<CalendarDay['status'], string> = { past: '已结束', today: '进行中', coming: '未开始' };

/** This year's rights days in a strip; behind the last of them the first of the next year, which says its year. */
export function DayCalendar({ days, value, onChange }: Props) {
  const strip = useRef<HTMLUListElement>(null);
  useChosenInSight(strip, '[aria-pressed="true"]', value);
  const thisYear = formatDay(serverNow()).slice(0, 4);
  return (
    <ul ref={strip} className={styles.strip} aria-label="今年的权益日">
      {days.map(({ date, status, note }) => {
        const [year, month = '', day = ''] = date.split('-');
        return (
          <li key={date}>
            <button
              type="button"
              aria-pressed={date === value}
              className={clsx(styles.day, date === value && styles.on, status === 'past' && styles.past)}
              onClick={() => onChange(date)}
            >
              <span className={styles.month}>{`${year === thisYear ? '' : `${year} 年 `}${Number(month)} 月`}</span>
              <b>{Number(day)} 日</b>
              <span className={styles.word}>{note === '' ? WORDS[status] : note}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
