import type { ReactNode } from 'react';
import { formatPoints } from '@/shared/lib/pointsFormat';
import { formatLastDay } from '@/shared/lib/timeFormat';
import { Dated } from '@/shared/ui/Dated/Dated';
import type { Lottery } from '../contract';
import { areAllGone } from '../oddsFormat';
import styles from './PhaseNotice.module.less';

/** Between the title and the wheel. */
export function PhaseStrip({ children }: { children: ReactNode }) {
  return <div className={styles.line}>{children}</div>;
}

/** What a member has to know before looking at the wheel; undefined when it simply runs. */
function noticeOf({ status, endAt, prizes, costPoints }: Lottery): string | undefined {
  if (status === 2) {
    const over = endAt === null ? '本期已结束' : `本期已于 ${formatLastDay(endAt, '结束')}`;
    return `${over}\n抽中的奖品仍可领取`;
  }
  if (status === 3) return '本期已下线\n抽中的奖品仍可领取';
  if (status === 1 && areAllGone(prizes)) return '本期奖品已全部发完\n抽中的奖品仍可领取';
  return costPoints !== null && costPoints > 0 ? `每次抽奖用 ${formatPoints(costPoints)} 积分` : undefined;
}

/** What a lottery that has begun says of itself; nothing while it runs for free. */
export function PhaseNotice({ lottery }: { lottery: Lottery }) {
  const notice = noticeOf(lottery);
  if (notice === undefined) return null;
  return (
    <PhaseStrip>
      <span>
        <Dated>{notice}</Dated>
      </span>
    </PhaseStrip>
  );
}
