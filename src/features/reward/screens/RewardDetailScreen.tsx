import { ScreenFrame } from '@/frame/ScreenFrame';
import { useSession } from '@/session/useSession';
import { pathOf, useQueryParam } from '@/shared/lib/navigation';
import { PageState } from '@/shared/ui/PageState/PageState';
import { RewardPage } from '../components/RewardPage';
import styles from './RewardDetailScreen.module.less';

export function RewardDetailScreen() {
  const { isSignedIn } = useSession();
  const rewardId = useQueryParam('rewardId');
  const action = { text: '看我的奖品', to: pathOf('prizeRecord') };
  return (
    <ScreenFrame title="奖励详情" fallback="prizeRecord" subject={{ kind: 'reward', number: rewardId }} isMemberOnly>
      {isSignedIn && (
        <div className={styles.page}>
          {rewardId === undefined ? (
            <PageState state="empty" art="prizes" title="没有找到这份奖励" action={action} />
          ) : (
            <RewardPage key={rewardId} rewardId={rewardId} />
          )}
        </div>
      )}
    </ScreenFrame>
  );
}
