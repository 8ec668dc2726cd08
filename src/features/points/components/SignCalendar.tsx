import clsx from 'clsx';
import { useEffect, useState } from 'react';
import { GuestState } from '@/frame/GuestState';
import { useQuery } from '@/request/useQuery';
import { useSubmit } from '@/request/useSubmit';
import { formatPoints } from '@/shared/lib/pointsFormat';
import { formatNearDay } from '@/shared/lib/timeFormat';
import { withUnits } from '@/shared/lib/unbroken';
import { Button } from '@/shared/ui/Button/Button';
import { confirmDialog } from '@/shared/ui/dialog/dialog';
import { QueryView } from '@/shared/ui/QueryView/QueryView';
import { Skeleton } from '@/shared/ui/Skeleton/Skeleton';
import { Switch } from '@/shared/ui/Switch/Switch';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden/VisuallyHidden';
import { getSignStatus, type SignStatus, setSignRemind } from '../contract';
import { makeUpCost, makeUpRule } from '../makeUpCopy';
import { type MonthCell, monthBefore, monthGrid, weeksOf } from '../monthGrid';
import { hintOf } from '../signWeek';
import { useDailySign } from '../useDailySign';
import styles from './SignCalendar.module.less';

const WEEKDAYS = ['一', '二', '三', '四', '五', '六', '日'] as const;
const WORDS: Record<MonthCell['state'], string> = {
  none: '',
  done: '已签到',
  madeUp: '已补签',
  today: '今天，还没签到',
  makeUp: '没有签到，可补签',
  missed: '没有签到',
  later: '还没到',
};

/** The month's sign-ins, making up for a missed day, and the daily reminder. */
export function SignCalendar() {
  const { isSignedIn, status, isBusy, sign } = useDailySign(false);
  if (!isSignedIn) {
    return <GuestState title="登录后签到" text="每天签到得积分，连签有奖励" />;
  }
  return (
    <QueryView query={status} skeleton={<Skeleton shape="card" height="calc(var(--tap) * 12)" />}>
      {(data) => (
        <>
          <p className={styles.summary}>
            <b>{data.streak > 0 ? `已连签 ${data.streak} 天` : '今天开始签到'}</b>
            <span className={styles.hint}>{hintOf(data)}</span>
          </p>
          <Months status={data} isBusy={isBusy} onSign={sign} />
          <RemindRow status={data} onChanged={status.refresh} />
          {!data.signedToday && (
            <Button variant="apricot" block className={styles.sign} busy={isBusy} onClick={() => sign()}>
              {data.dailyPoints ? `签到 +${formatPoints(data.dailyPoints)}` : '签到'}
            </Button>
          )}
        </>
      )}
    </QueryView>
  );
}

interface MonthProps {
  status: SignStatus;
  isBusy: boolean;
  onSign: (date?: string) => void;
}

/** The present month and, one after the other, those before it whose days can still be made up for. */
function Months({ status, isBusy, onSign }: MonthProps) {
  const [chosen, setChosen] = useState('');
  const thisMonth = status.today.slice(0, 7);
  const { left, from, reasonText } = status.makeup;
  const isBefore = chosen !== '';
  const shown = isBefore ? chosen : thisMonth;
  const before = monthBefore(shown, from);
  const past = useQuery(getSignStatus, { month: shown }, { skip: !isBefore, refreshOnReturn: true });
  const { refresh } = past;
  // A day that was made up for shows in its month.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another number left is another day signed
  useEffect(() => refresh(), [left, refresh]);
  return (
    <>
      {(isBefore || before) && (
        <div className={styles.months}>
          <b>{monthName(shown)}</b>
          <button type="button" onClick={() => setChosen(before ?? '')}>
            看 {monthName(before ?? thisMonth)}
          </button>
        </div>
      )}
      {isBefore ? (
        <QueryView query={past} skeleton={<Skeleton shape="card" height="240px" />}>
          {(data) => <Month status={data} month={shown} isBusy={isBusy} onSign={onSign} />}
        </QueryView>
      ) : (
        <Month status={status} month={thisMonth} isBusy={isBusy} onSign={onSign} />
      )}
      <p className={styles.rule}>
        签到按北京时间的日期算。
        {withUnits(makeUpRule(status.makeup))}
        {reasonText !== undefined && <b>{withUnits(reasonText)}。</b>}
      </p>
    </>
  );
}

function monthName(month: string): string {
  return `${Number(month.slice(5))} 月`;
}

function Month({ status, month, isBusy, onSign }: MonthProps & { month: string }) {
  const makeUp = async (day: string) => {
    const isWanted = await confirmDialog({
      title: `补签 ${formatNearDay(Date.parse(`${day}T00:00+08:00`))}`,
      content: makeUpCost(status.makeup),
      confirmText: '补签',
      cancelText: '不补了',
    });
    if (isWanted) onSign(day);
  };
  return (
    <table className={styles.month} aria-label={monthName(month)}>
      <thead>
        <tr>
          {WEEKDAYS.map((name) => (
            <th key={name} scope="col" className={styles.weekday}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(monthGrid(status, month)).map((week) => (
          <tr key={week[0]?.key}>
            {week.map((cell) => (
              <td key={cell.key}>
                <Day cell={cell} isBusy={isBusy} onMakeUp={() => void makeUp(cell.day)} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DayProps {
  cell: MonthCell;
  isBusy: boolean;
  onMakeUp: () => void;
}

function Day({ cell: { dayOfMonth, state }, isBusy, onMakeUp }: DayProps) {
  if (state === 'makeUp') {
    return (
      <button
        type="button"
        className={clsx(styles.cell, styles.makeUp)}
        aria-disabled={isBusy || undefined}
        aria-label={`${dayOfMonth} 日，${WORDS[state]}`}
        onClick={isBusy ? undefined : onMakeUp}
      >
        {dayOfMonth}
        <small className={styles.mark} />
      </button>
    );
  }
  return (
    <span className={clsx(styles.cell, styles[state])} data-on={state === 'done' || state === 'madeUp' || undefined}>
      {dayOfMonth}
      <VisuallyHidden>{WORDS[state]}</VisuallyHidden>
    </span>
  );
}

function RemindRow({ status, onChanged }: { status: SignStatus; onChanged: () => void }) {
  const { submit } = useSubmit(setSignRemind, { onDone: onChanged, askAnew: onChanged });
  return (
    <div className={styles.remind}>
      <span aria-hidden>每天提醒我签到</span>
      <Switch aria-label="每天提醒我签到" checked={status.remindOn} onChange={(on) => void submit({ on })} />
    </div>
  );
}
