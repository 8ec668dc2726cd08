import { MemberCode } from '@/features/account';
import { ScreenFrame } from '@/frame/ScreenFrame';
import { useSessionCheck } from '@/request/useSessionCheck';
import { useSession } from '@/session/useSession';
import { useQueryParam, useSetQuery } from '@/shared/lib/navigation';
import { usePanel } from '@/shared/lib/usePanel';
import { Popup } from '@/shared/ui/Popup/Popup';
import { Tabs } from '@/shared/ui/Tabs/Tabs';
import { DiscountList } from '../components/DiscountList';
import { StoreOffersList } from '../components/StoreOffersList';
import { useMyPlace } from '../useMyPlace';
import styles from './PreferredDiscountScreen.module.less';

const TABS = [
  { key: 'own', text: '本院服务' },
  { key: 'partner', text: '合作商户' },
  { key: 'map', text: '地图列表' },
] as const;

/** Offers of the provider and of its partners. */
export function PreferredDiscountScreen() {
  const { isSignedIn } = useSession();
  const asked = useQueryParam('tab');
  const tab = TABS.find(({ key }) => key === asked)?.key ?? 'own';
  const setQuery = useSetQuery();
  const place = useMyPlace();
  const panel = usePanel('step');
  useSessionCheck();
  return (
    <ScreenFrame space="below" title="优选优惠" subject={{ kind: 'discount' }} hasHelp>
      <div className={styles.head}>
        <Tabs
          variant="segmented"
          items={TABS}
          value={tab}
          onChange={(key) => setQuery({ tab: key }, { replace: true })}
          aria-label="优惠分类"
        />
      </div>
      {tab === 'map' ? <StoreOffersList place={place} /> : <DiscountList key={tab} category={tab} />}
      <Popup isOpen={isSignedIn && panel.shown === 'code'} title="会员码" onClose={panel.close}>
        <MemberCode />
      </Popup>
    </ScreenFrame>
  );
}
