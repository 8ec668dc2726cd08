import type { ReactNode } from 'react';
import type { Pages } from '@/request/usePages';
import { formatPoints } from '@/shared/lib/pointsFormat';
import { serverNow } from '@/shared/lib/serverClock';
import { Card } from '@/shared/ui/Card/Card';
import { PagedList } from '@/shared/ui/PagedList/PagedList';
import type { ListedReward } from '../contract';
import { byMonth, monthName } from '../months';
import { useRewardActions } from '../useRewardActions';
import { RewardCard } from './RewardCard';
import { RewardRow } from './RewardRow';
import styles from './RewardRows.module.less';
import { RewardSkeleton } from './RewardSkeleton';

interface Props<Row> {
  pages: Pages<Row, unknown>;
  isLottery: (row: Row) => boolean;
  empty: ReactNode;
  'aria-label': string;
}

/** The one list of rewards: what waits for an address on top, then everything by month. */
export function RewardRows<Row extends ListedReward>({ pages, isLottery, empty, 'aria-label': label }: Props<Row>) {
  const refresh = () => void pages.refresh();
  const { act, isBusy } = useRewardActions({
    onChanged: refresh,
    onDeleted: (rewardId) => {
      pages.removeRow(rewardId);
      refresh();
    },
  });
  const partsOf = (row: Row) => ({
    rewardId: pages.rowKey(row),
    reward: row,
    isBusy,
    onAct: (operate: Row['operate'][number]) =>
      act({ rewardId: pages.rowKey(row), isLottery: isLottery(row), name: row.name }, operate),
  });
  const isWaiting = ({ status }: Row) => status === 'claim';
  const waiting = pages.rows.filter(isWaiting);
  const others = pages.rows.filter((row) => !isWaiting(row));

  const arrange = (rows: readonly Row[]) => (
    <>
      {rows.filter(isWaiting).map((row) => (
        <RewardCard key={pages.rowKey(row)} {...partsOf(row)} onOver={refresh} />
      ))}
      {byMonth(
        rows.filter((row) => !isWaiting(row)),
        !pages.hasMore && rows.length === pages.rows.length,
      ).map(({ key, rows: own, arrived }) => (
        <section key={key} aria-labelledby={`month-${key}`}>
          <div className={styles.month}>
            <h2 id={`month-${key}`} className={styles.name}>
              {monthName(key, serverNow())}
            </h2>
            {arrived !== undefined && arrived > 0 && <span>已到账 {formatPoints(arrived)} 积分</span>}
          </div>
          <Card tight>
            {own.map((row) => (
              <RewardRow key={pages.rowKey(row)} {...partsOf(row)} />
            ))}
          </Card>
        </section>
      ))}
    </>
  );
  return (
    <PagedList
      pages={{ ...pages, rows: [...waiting, ...others] }}
      aria-label={label}
      skeleton={<RewardSkeleton />}
      empty={empty}
      renderRow={() => null}
      arrange={arrange}
    />
  );
}
