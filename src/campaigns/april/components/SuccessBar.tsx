import { CampaignAction } from '@/features/campaign';
import { useChooseAddress } from '@/features/reward';
import type { TeamReward } from '@/features/team';
import { sendOn } from '@/features/wechat';
import { signIn } from '@/session/signIn';
import { ReactComponent as ChatIcon } from '@/shared/icons/headset.svg';
import { ReactComponent as ShareIcon } from '@/shared/icons/share.svg';
import { pathOf } from '@/shared/lib/navigation';
import type { Operate } from '@/shared/lib/schema';
import { BarItem } from '@/shared/ui/BottomBar/BarItem';
import { BottomBar } from '@/shared/ui/BottomBar/BottomBar';
import { useSupport } from '@/shared/ui/HelpWays/useSupport';
import { ROUTES } from '../routes';
import { SHARES } from '../share';

function to(key: string, text: string, route: string): Operate {
  return { key, text, enabled: true, reasonText: undefined, reasonAction: { text, route } };
}

/** The one thing to do now: an address, a code to show, else the records. */
function mainOf(rewards: readonly TeamReward[]): Operate {
  const coupon = rewards.find(({ couponId }) => couponId !== undefined)?.couponId;
  return coupon === undefined
    ? to('record', '查看记录', pathOf('record'))
    : to('coupon', '出示券码', pathOf('couponList', { id: coupon }));
}

const ADDRESS: Operate = {
  key: 'address',
  text: '填写地址',
  enabled: true,
  reasonText: undefined,
  reasonAction: undefined,
};

const SIGN_IN: Operate = { ...ADDRESS, key: 'signIn', text: '登录' };

interface Props {
  rewards: readonly TeamReward[] | undefined;
  isSignedIn: boolean;
}

/** The foot of the result: sharing, help, and what is next, which is the login for a guest. */
export function SuccessBar({ rewards, isSignedIn }: Props) {
  const contact = useSupport();
  const choose = useChooseAddress();
  const toClaim = rewards?.find(({ status, needAddress }) => status === 'claim' && needAddress);
  return (
    <BottomBar>
      <BarItem icon={<ShareIcon aria-hidden />} onClick={() => sendOn(SHARES.home.title, ROUTES.home.path)}>
        分享
      </BarItem>
      {contact && (
        <BarItem icon={<ChatIcon aria-hidden />} onClick={contact}>
          客服
        </BarItem>
      )}
      {!isSignedIn && <CampaignAction operate={SIGN_IN} size="large" onClick={() => void signIn()} />}
      {toClaim && (
        <CampaignAction
          operate={ADDRESS}
          size="large"
          onClick={() => choose({ rewardId: toClaim.rewardId, isLottery: false })}
        />
      )}
      {!toClaim && rewards && <CampaignAction operate={mainOf(rewards)} size="large" />}
    </BottomBar>
  );
}
