import { useSubmit } from '@/request/useSubmit';
import { signIn } from '@/session/signIn';
import { useSession } from '@/session/useSession';
import { formatChineseDay } from '@/shared/lib/timeFormat';
import { Button } from '@/shared/ui/Button/Button';
import { CountDown } from '@/shared/ui/CountDown/CountDown';
import { Dated } from '@/shared/ui/Dated/Dated';
import { showNotification, showSuccess } from '@/shared/ui/toast/toast';
import { type RightsDay, remindRightsDay } from '../dayContract';
import { DayCalendar } from './DayCalendar';
import styles from './DayHead.module.less';

interface Props {
  day: RightsDay;
  onDate: (date: string) => void;
  onReminded: (isOn: boolean) => void;
  /** A moment has come at which the server says something else. */
  onMoment: () => void;
}

function DayRemindButton({ day, onReminded }: Pick<Props, 'day' | 'onReminded'>) {
  const { isSignedIn } = useSession();
  const { submit, isBusy } = useSubmit(remindRightsDay, {
    onDone: (answer, { payload }) => {
      const on = answer?.on ?? payload.on;
      if (on) showSuccess('开始前会发消息提醒您');
      else showNotification('已取消提醒');
      onReminded(on);
    },
  });
  const toggle = () => {
    if (isSignedIn) void submit({ date: day.date, on: !day.reminded });
    else signIn();
  };
  return (
    <Button size="small" variant="apricot" busy={isBusy} onClick={toggle}>
      {day.reminded ? '取消提醒' : '提醒我'}
    </Button>
  );
}

function StateLine({ day, onMoment }: Pick<Props, 'day' | 'onMoment'>) {
  const next = day.slots.find(({ status }) => status === 'waiting');
  if (day.status === 'over') return <p className={styles.line}>这一天已经结束，可以看看下一个权益日</p>;
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

/** The day that is shown, how long until its next moment, and this year's days. */
export function DayHead({ day, onDate, onReminded, onMoment }: Props) {
  return (
    <section className={styles.head}>
      <div className={styles.row}>
        <div>
          <h2 className={styles.title}>
            <Dated>{day.startAt === null ? '会员权益日' : `${formatChineseDay(day.startAt)}权益日`}</Dated>
          </h2>
          <StateLine day={day} onMoment={onMoment} />
        </div>
        {day.status === 'before' && <DayRemindButton day={day} onReminded={onReminded} />}
      </div>
      <DayCalendar days={day.days} value={day.date} onChange={onDate} />
    </section>
  );
}
