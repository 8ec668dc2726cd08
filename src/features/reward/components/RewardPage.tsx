import { useBehind } from '@/request/useBehind';
import { useLeaveWhenGone } from '@/request/useLeaveWhenGone';
import { useQuery } from '@/request/useQuery';
import { pathOf, useBackToList } from '@/shared/lib/navigation';
import { QueryView } from '@/shared/ui/QueryView/QueryView';
import { getRewardDetail } from '../contract';
import { useRewardActions } from '../useRewardActions';
import { DetailSkeleton } from './DetailSkeleton';
import { RewardBody } from './RewardBody';

const LISTS = ['prizeRecord', 'record'] as const;

export function RewardPage({ rewardId }: { rewardId: string }) {
  const leave = useBackToList(LISTS, pathOf('prizeRecord'));
  const query = useQuery(getRewardDetail, { rewardId }, { refreshOnReturn: true });
  const current = useBehind(query);
  useLeaveWhenGone(query, leave);
  const actions = useRewardActions({
    onChanged: query.refresh,
    onDeleted: leave,
  });
  return (
    <QueryView query={query} skeleton={<DetailSkeleton />}>
      {(reward) => <RewardBody reward={current(reward)} actions={actions} onRefresh={query.refresh} />}
    </QueryView>
  );
}
