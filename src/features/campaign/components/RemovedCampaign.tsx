import { ScreenFrame } from '@/frame/ScreenFrame';
import { useSession } from '@/session/useSession';
import { internalPath, pathOf } from '@/shared/lib/navigation';
import { PageState } from '@/shared/ui/PageState/PageState';
import type { CampaignDetail } from '../contract';
import type { CampaignDefinition } from '../definition';

interface Props {
  campaign: CampaignDefinition;
  next: CampaignDetail['next'];
}

/**
 * What is left of a campaign whose material has been taken off: the way to the next one, and to what was won; a guest need
 * not sign in to go on.
 */
export function RemovedCampaign({ campaign: { route }, next }: Props) {
  const { isSignedIn } = useSession();
  const path = next && internalPath(next.route);
  const own = isSignedIn
    ? { text: '看看我的奖品', to: pathOf('prizeRecord') }
    : { text: '去积分商城', to: pathOf('pointsMall') };
  const action = path === undefined ? own : { text: `看看${next?.title}`, to: path };
  return (
    <ScreenFrame title={route.title} fallback="pointsMall">
      <PageState
        state="closed"
        reason="ended"
        title="活动资料已下线"
        text="您领到的奖品和卡券都还在“我的”里"
        action={action}
      />
    </ScreenFrame>
  );
}
