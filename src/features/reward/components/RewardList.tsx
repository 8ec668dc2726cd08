import { usePages } from '@/request/usePages';
import { useGo } from '@/shared/lib/navigation';
import { PagedList } from '@/shared/ui/PagedList/PagedList';
import { PageState } from '@/shared/ui/PageState/PageState';
import { getRewardList } from '../contract';
import { useRewardActions } from '../useRewardActions';
import { RewardCard } from './RewardCard';
import { RewardSkeleton } from './RewardSkeleton';

/** Everything the member was given, for the record screen's tab. */
export function RewardList() {
  const go = useGo();
  const pages = usePages(getRewardList, { pageSize: 20 }, { rowKey: ({ rewardId }) => rewardId });
  const { act, isBusy } = useRewardActions({
    onChanged: () => void pages.refresh(),
    onDeleted: (rewardId) => {
      pages.removeRow(rewardId);
      void pages.refresh();
    },
  });
  return (
    <PagedList
      pages={pages}
      aria-label="奖励"
      skeleton={<RewardSkeleton />}
      empty={
        <PageState
          state="empty"
          art="prizes"
          title="还没有奖励"
          text="签到、活动和抽奖得到的奖励都在这里"
          action={{ text: '去抽奖', onClick: () => go('lotteryPlay') }}
        />
      }
      renderRow={(row) => (
        <RewardCard
          rewardId={row.rewardId}
          reward={row}
          isBusy={isBusy}
          onAct={(operate) =>
            act({ rewardId: row.rewardId, isLottery: row.source === 'lottery', name: row.name }, operate)
          }
          onOver={() => void pages.refresh()}
        />
      )}
    />
  );
}
