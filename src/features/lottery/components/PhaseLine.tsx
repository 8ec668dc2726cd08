import { formatChineseDay } from '@/shared/lib/timeFormat';
import { CountDown } from '@/shared/ui/CountDown';
import type { Lottery } from '../contract';
import styles from './PhaseLine.module.less';

interface Props {
  lottery: Lottery;
  onStart: () => void;
}

/** When the lottery begins, or that it is over; nothing while it runs. */
export function PhaseLine({ lottery: { status, startAt, endAt }, onStart }: Props) {
  if (status === 1) return null;
  return (
    <div className={styles.line}>
      {status === 0 && startAt !== null && (
        <>
          <span>距开始</span>
          <CountDown endAt={startAt} onEnd={onStart} />
        </>
      )}
      {status === 0 && startAt === null && <span>即将开始</span>}
      {status === 2 && <span>本期已于 {formatChineseDay(endAt)} 结束，抽中的奖品仍可领取</span>}
      {status === 3 && <span>本期已下线，抽中的奖品仍可领取</span>}
    </div>
  );
}
