import type { ReactNode } from 'react';
import { formatNearDay } from '@/shared/lib/timeFormat';
import { CountDown } from '@/shared/ui/CountDown/CountDown';
import { Dated } from '@/shared/ui/Dated/Dated';
import type { RightsDay } from '../dayContract';
import styles from './DayHead.module.less';

interface Props {
  day: RightsDay;
  /** A moment has come at which the server says something else. */
  onMoment: () => void;
  children: ReactNode;
}

function StateLine({ day, onMoment }: Pick<Props, 'day' | 'onMoment'>) {
  const next = day.slots.find(({ status }) => status === 'waiting');
  if (day.status === 'over') {
    const hasMore = day.days.some(({ status }) => status !== 'past');
    return (
      <p className={styles.line}>这一天已经结束，{hasMore ? '可以看看下一个权益日' : '今年的权益日都过了，明年再来'}</p>
    );
  }
  if (day.status === 'before' && day.startAt !== null) {
    return (
      <p className={styles.line}>
        <span>距开始</span> <CountDown key={day.startAt} endAt={day.startAt} onEnd={onMoment} />
      </p>
    );
  }
  if (next && next.startAt !== null) {
    return (
      <p className={styles.line}>
        <span>距下一场</span> <CountDown key={next.startAt} endAt={next.startAt} onEnd={onMoment} />
      </p>
    );
  }
  return (
    <p className={styles.line}>
      <span>距结束</span> {day.endAt !== null && <CountDown key={day.endAt} endAt={day.endAt} onEnd={onMoment} />}
    </p>
  );
}

/** The day that is shown and how long until its next moment; below, this year's days. */
export function DayHead({ day, onMoment, children }: Props) {
  return (
    <section className={styles.head}>
      <h2 className={styles.title}>
        <Dated>{day.startAt === null ? '会员权益日' : formatNearDay(day.startAt, '权益日')}</Dated>
      </h2>
      <StateLine day={day} onMoment={onMoment} />
      {children}
    </section>
  );
}
