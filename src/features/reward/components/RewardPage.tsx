import { useQuery } from '@/request/useQuery';
import { useGo } from '@/shared/lib/navigation';
import { QueryView } from '@/shared/ui/QueryView';
import { getRewardDetail } from '../contract';
import { useRewardActions } from '../useRewardActions';
import { DetailSkeleton } from './DetailSkeleton';
import { RewardBody } from './RewardBody';

export function RewardPage({ rewardId }: { rewardId: string }) {
  const go = useGo();
  const query = useQuery(getRewardDetail, { rewardId }, { refreshOnReturn: true });
  const actions = useRewardActions({
    onChanged: query.refresh,
    onDeleted: () => go('prizeRecord', {}, { replace: true }),
  });
  return (
    <QueryView query={query} skeleton={<DetailSkeleton />}>
      {(reward) => <RewardBody reward={reward} actions={actions} onRefresh={query.refresh} />}
    </QueryView>
  );
}
