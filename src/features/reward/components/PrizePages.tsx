import type { Pages } from '@/request/usePages';
import { pathOf } from '@/shared/lib/navigation';
import { PageState } from '@/shared/ui/PageState/PageState';
import type { PrizeRecord, PrizeTab } from '../contract';
import { TAB_TEXTS } from '../tabs';
import { RewardRows } from './RewardRows';

interface Props {
  tab: PrizeTab;
  pages: Pages<PrizeRecord, unknown>;
}

function EmptyPrizes({ tab }: { tab: PrizeTab }) {
  if (tab !== 'all') {
    return (
      <PageState
        state="empty"
        art="prizes"
        title={`没有${TAB_TEXTS[tab]}的奖品`}
        action={{ text: '看全部奖品', to: pathOf('prizeRecord') }}
      />
    );
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
  return <RewardRows pages={pages} isLottery={() => true} aria-label="奖品" empty={<EmptyPrizes tab={tab} />} />;
}
