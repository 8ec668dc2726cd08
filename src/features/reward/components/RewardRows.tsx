import type { ReactNode } from 'react';
import { useBehindRows } from '@/request/useBehindRows';
import type { Pages } from '@/request/usePages';
import { PagedList } from '@/shared/ui/PagedList/PagedList';
import type { ListedReward } from '../contract';
import { useRewardActions } from '../useRewardActions';
import { RewardMonths, waitingFirst } from './RewardMonths';
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
  const { note, rows: current } = useBehindRows(pages);
  const { act, isBusy } = useRewardActions({
    onChanged: (rewardId) => {
      note(rewardId);
      refresh();
    },
    onDeleted: (rewardId) => {
      pages.removeRow(rewardId);
      refresh();
    },
  });
  return (
    <PagedList
      pages={{ ...pages, rows: waitingFirst(current) }}
      aria-label={label}
      skeleton={<RewardSkeleton />}
      empty={empty}
      renderRow={() => null}
      arrange={(rows) => (
        <RewardMonths
          rows={rows}
          isWhole={!pages.hasMore && rows.length === pages.rows.length}
          rowKey={pages.rowKey}
          isBusy={isBusy}
          onAct={(row, operate) =>
            act({ rewardId: pages.rowKey(row), isLottery: isLottery(row), name: row.name }, operate)
          }
          onOver={refresh}
        />
      )}
    />
  );
}
