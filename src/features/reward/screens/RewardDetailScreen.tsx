import { ScreenFrame } from '@/frame/ScreenFrame';
import { pathOf, useQueryParam } from '@/shared/lib/navigation';
import { PageState } from '@/shared/ui/PageState/PageState';
import { RewardPage } from '../components/RewardPage';

export function RewardDetailScreen() {
  const rewardId = useQueryParam('rewardId');
  const subject = { kind: 'reward' as const, number: rewardId };
  const action = { text: '看我的奖品', to: pathOf('prizeRecord') };
  return (
    <ScreenFrame title="奖励详情" fallback="prizeRecord" subject={subject} isMemberOnly space="both">
      {rewardId === undefined ? (
        <PageState state="empty" art="prizes" title="没有找到这份奖品" action={action} />
      ) : (
        <RewardPage key={rewardId} rewardId={rewardId} />
      )}
    </ScreenFrame>
  );
}
