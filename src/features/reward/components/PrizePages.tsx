import type { Pages } from '@/request/usePages';
import { pathOf } from '@/shared/lib/navigation';
import { PagedList } from '@/shared/ui/PagedList/PagedList';
import { PageState } from '@/shared/ui/PageState/PageState';
import type { PrizeRecord, PrizeTab } from '../contract';
import { TAB_TEXTS } from '../tabs';
import { useRewardActions } from '../useRewardActions';
import { RewardCard } from './RewardCard';
import { RewardSkeleton } from './RewardSkeleton';

interface Props {
  tab: PrizeTab;
  pages: Pages<PrizeRecord, unknown>;
}

function EmptyPrizes({ tab }: { tab: PrizeTab }) {
  if (tab !== 'all') {
    return <PageState state="empty" art="prizes" title={`没有${TAB_TEXTS[tab]}的奖品`} />;
  }
  return (
    <PageState
      state="empty"
      art="prizes"
      title="还没有抽到奖品"
      text="每天签到都有抽奖次数"
      action={{ text: '去抽奖', to: pathOf('lotteryPlay') }}
    />
  );
}

export function PrizePages({ tab, pages }: Props) {
  const refresh = () => void pages.refresh();
  const { act, isBusy } = useRewardActions({
    onChanged: refresh,
    onDeleted: (rewardId) => {
      pages.removeRow(rewardId);
      refresh();
    },
  });
  return (
    <PagedList
      pages={pages}
      aria-label="奖品"
      skeleton={<RewardSkeleton />}
      empty={<EmptyPrizes tab={tab} />}
      renderRow={(row) => (
        <RewardCard
          rewardId={row.recordId}
          reward={row}
          isBusy={isBusy}
          onAct={(operate) => act({ rewardId: row.recordId, isLottery: true, name: row.name }, operate)}
          onOver={refresh}
        />
      )}
    />
  );
}
