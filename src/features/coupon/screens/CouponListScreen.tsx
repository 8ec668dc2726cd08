import { useState } from 'react';
import { GuestState } from '@/frame/GuestState';
import { ScreenFrame } from '@/frame/ScreenFrame';
import { useSession } from '@/session/useSession';
import { useQueryParam, useSetQuery } from '@/shared/lib/navigation';
import { usePanel } from '@/shared/lib/usePanel';
import { Popup } from '@/shared/ui/Popup/Popup';
import { Tabs } from '@/shared/ui/Tabs/Tabs';
import { CenterList } from '../components/CenterList';
import { CouponDetailView } from '../components/CouponDetailView';
import { GuestTickets } from '../components/GuestTickets';
import { WalletList } from '../components/WalletList';
import { WALLET_TABS, type WalletTab } from '../contract';
import styles from './CouponListScreen.module.less';

const SIDES = [
  { key: 'center', text: '领券中心' },
  { key: 'mine', text: '我的券' },
] as const;

function walletTabOf(tab: string | undefined): WalletTab {
  return WALLET_TABS.find((each) => each === tab) ?? 'usable';
}

/** All coupons: what can be claimed, what the member has, and one coupon with its code. */
export function CouponListScreen() {
  const { isSignedIn } = useSession();
  const tab = useQueryParam('tab');
  const setQuery = useSetQuery();
  const panel = usePanel('id');
  const [usedCount, setUsedCount] = useState(0);
  // Who comes for one of his coupons has to sign in for it.
  const isCenter = tab === undefined ? !isSignedIn && panel.shown === undefined : tab === 'center';
  const choose = (next: string) => setQuery({ tab: next }, { replace: true });

  return (
    <ScreenFrame space="below" title="卡券" subject={{ kind: 'coupon', number: panel.shown }} hasHelp>
      <div className={styles.head}>
        <Tabs
          variant="segmented"
          items={SIDES}
          value={isCenter ? 'center' : 'mine'}
          onChange={choose}
          aria-label="卡券"
        />
      </div>
      <GuestTickets />
      {isCenter && <CenterList onOpen={panel.open} />}
      {!isCenter && !isSignedIn && <GuestState text="登录后可以看到您领过的券" />}
      {!isCenter && isSignedIn && (
        <WalletList version={usedCount} tab={walletTabOf(tab)} onTab={choose} onOpen={panel.open} />
      )}
      <Popup isOpen={panel.shown !== undefined && isSignedIn} title="卡券详情" onClose={panel.close}>
        {panel.shown !== undefined && (
          <CouponDetailView couponId={panel.shown} onUsed={() => setUsedCount((count) => count + 1)} />
        )}
      </Popup>
    </ScreenFrame>
  );
}
