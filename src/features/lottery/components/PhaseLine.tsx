import { formatPoints } from '@/shared/lib/pointsFormat';
import { formatChineseDay } from '@/shared/lib/timeFormat';
import { CountDown } from '@/shared/ui/CountDown/CountDown';
import { Dated } from '@/shared/ui/Dated/Dated';
import type { DrawNumber, Lottery } from '../contract';
import { areAllGone } from '../oddsFormat';
import styles from './PhaseLine.module.less';
import { RemindStart } from './RemindStart';

interface Props {
  lottery: Lottery;
  number: DrawNumber | undefined;
  onStart: () => void;
  onReminded: () => void;
}

/** What a member has to know before looking at the wheel; undefined when it simply runs. */
function noticeOf({ status, endAt, prizes, costPoints }: Lottery): string | undefined {
  if (status === 2) return `本期已于 ${formatChineseDay(endAt)} 结束\n抽中的奖品仍可领取`;
  if (status === 3) return '本期已下线\n抽中的奖品仍可领取';
  if (status === 1 && areAllGone(prizes)) return '本期奖品已全部发完\n抽中的奖品仍可领取';
  return costPoints !== null && costPoints > 0 ? `每次抽奖用 ${formatPoints(costPoints)} 积分` : undefined;
}

/** When the lottery begins, that it is over, or what a draw costs; nothing while it runs for free. */
export function PhaseLine({ lottery, number, onStart, onReminded }: Props) {
  const { status, startAt } = lottery;
  const notice = noticeOf(lottery);
  if (status !== 0)
    return notice === undefined ? null : (
      <div className={styles.line}>
        <Dated>{notice}</Dated>
      </div>
    );
  return (
    <div className={styles.line}>
      {startAt === null ? (
        <span>即将开始</span>
      ) : (
        <span className={styles.time}>
          距开始
          <CountDown className={styles.clock} endAt={startAt} onEnd={onStart} />
        </span>
      )}
      <RemindStart isOn={number?.reminded ?? false} onChanged={onReminded} />
    </div>
  );
}
