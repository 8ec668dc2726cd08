import { formatPoints } from '@/shared/lib/pointsFormat';
import type { Operate } from '@/shared/lib/schema';
import { serverNow } from '@/shared/lib/serverClock';
import { Card } from '@/shared/ui/Card/Card';
import type { ListedReward } from '../contract';
import { byMonth, monthName } from '../months';
import { RewardCard } from './RewardCard';
import styles from './RewardMonths.module.less';
import { RewardRow } from './RewardRow';

const isWaiting = ({ status }: ListedReward) => status === 'claim';

/** What waits for an address on top. */
export function waitingFirst<Row extends ListedReward>(rows: readonly Row[]): Row[] {
  return [...rows.filter(isWaiting), ...rows.filter((row) => !isWaiting(row))];
}

interface Props<Row> {
  rows: readonly Row[];
  /** Nothing older is left out. */
  isWhole: boolean;
  rowKey: (row: Row) => string;
  isBusy: boolean;
  onAct: (row: Row, operate: Operate) => void;
  /** The time to claim one of them is over. */
  onOver: () => void;
}

/** Rewards: what waits for an address as cards, then everything else by month. */
export function RewardMonths<Row extends ListedReward>({ rows, isWhole, rowKey, isBusy, onAct, onOver }: Props<Row>) {
  const partsOf = (row: Row) => ({
    rewardId: rowKey(row),
    reward: row,
    isBusy,
    onAct: (operate: Operate) => onAct(row, operate),
  });
  const others = rows.filter((row) => !isWaiting(row));
  return (
    <>
      {rows.filter(isWaiting).map((row) => (
        <RewardCard key={rowKey(row)} {...partsOf(row)} onOver={onOver} />
      ))}
      {byMonth(others, isWhole).map(({ key, rows: own, arrived }) => (
        <section key={key} aria-labelledby={`month-${key}`}>
          <div className={styles.month}>
            <h2 id={`month-${key}`} className={styles.name}>
              {monthName(key, serverNow())}
            </h2>
            {arrived !== undefined && arrived > 0 && <span>已到账 {formatPoints(arrived)} 积分</span>}
          </div>
          <Card tight>
            {own.map((row) => (
              <RewardRow key={rowKey(row)} {...partsOf(row)} />
            ))}
          </Card>
        </section>
      ))}
    </>
  );
}
