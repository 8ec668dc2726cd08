import { currentHost } from '@/bridge/environment';
import { GuestState } from '@/frame/GuestState';
import { useSession } from '@/session/useSession';
import { pathOf, useQueryParam } from '@/shared/lib/navigation';
import { NavBar } from '@/shared/ui/NavBar';
import { PageState } from '@/shared/ui/PageState';
import { RewardPage } from '../components/RewardPage';
import styles from './RewardDetailScreen.module.less';

export function RewardDetailScreen() {
  const { isSignedIn } = useSession();
  const rewardId = useQueryParam('rewardId');

  const renderPage = () => {
    if (!isSignedIn) return <GuestState title="登录后查看这份奖励" />;
    if (rewardId !== undefined) return <RewardPage key={rewardId} rewardId={rewardId} />;
    const action = { text: '看我的奖品', to: pathOf('prizeRecord') };
    return <PageState state="empty" art="prizes" title="没有找到这份奖励" action={action} />;
  };
  return (
    <>
      <NavBar title="奖励详情" hidden={currentHost() === 'miniProgram'} fallback="prizeRecord" />
      <div className={styles.page}>{renderPage()}</div>
    </>
  );
}
