import { Suspense, useEffect } from 'react';
import { GuestTickets } from '@/features/coupon';
import { noteUnread, UnreadBadge, useUnread } from '@/features/notice';
import { useQuery } from '@/request/useQuery';
import { useSession } from '@/session/useSession';
import { useElderMode } from '@/shared/lib/elderMode';
import { lazyPart } from '@/shared/lib/lazyPart';
import { useMoment } from '@/shared/lib/useMoment';
import { usePanel } from '@/shared/lib/usePanel';
import { Card } from '@/shared/ui/Card/Card';
import { PhoneRow } from '@/shared/ui/HelpWays/PhoneRow';
import { PartLoading } from '@/shared/ui/LoadNote/PartLoading';
import { FailureBar } from '@/shared/ui/OfflineBar/FailureBar';
import { Popup } from '@/shared/ui/Popup/Popup';
import { SectionTitle } from '@/shared/ui/SectionTitle/SectionTitle';
import { TabBar } from '@/shared/ui/TabBar/TabBar';
import { AccountFoot } from '../components/AccountFoot';
import { AssetRow } from '../components/AssetRow';
import { CardStrip } from '../components/CardStrip';
import { ElderSuggestion } from '../components/ElderSuggestion';
import { Entries } from '../components/Entries';
import { HelpCard } from '../components/HelpCard';
import { MemberCode } from '../components/MemberCode';
import { GuestHead, MemberHead } from '../components/MemberHead';
import { OrderEntries } from '../components/OrderEntries';
import { getAppConfig, getUserHome } from '../contract';
import { memberEntries } from '../memberEntries';
import styles from './MemberScreen.module.less';

const MobilePanel = lazyPart(
  async () => (await import(/* webpackChunkName: "online.mobile" */ '../components/MobilePanel')).MobilePanel,
);

/** The member's own page. Everything but the numbers works without them. */
export function MemberScreen() {
  const { isSignedIn, userId } = useSession();
  const query = useQuery(getUserHome, undefined, { skip: !isSignedIn, refreshOnReturn: true });
  const { data, failure, updatedAt, refresh } = query;
  useMoment(query, [data?.due.prizes.before, data?.card.expireAt]);
  const { data: config, failure: configFailure } = useQuery(getAppConfig, undefined);
  const panel = usePanel('step');
  const isElder = useElderMode();
  const home = isSignedIn ? data : undefined;
  const isLost = failure !== undefined;
  const unread = useUnread() ?? home?.unread ?? 0;
  useEffect(() => {
    if (home) noteUnread(userId, home.unread);
  }, [home, userId]);

  const tabs = <TabBar current="member" mark={<UnreadBadge />} />;
  if (panel.shown === 'mobile') {
    // Without a network its code does not come: the tabs lead on.
    const waiting = (
      <>
        <PartLoading />
        {tabs}
      </>
    );
    return (
      <Suspense fallback={waiting}>
        <MobilePanel home={query} onBack={panel.back} />
      </Suspense>
    );
  }
  return (
    <div className={styles.page}>
      {isSignedIn && failure && <FailureBar failure={failure} updatedAt={updatedAt} onRefresh={refresh} />}
      {isSignedIn ? <MemberHead home={home} isLost={isLost} onOpenCode={() => panel.open('code')} /> : <GuestHead />}
      <GuestTickets isLost={configFailure?.kind === 'network'} />
      <ElderSuggestion isSuggested={home?.elderSuggested === true} />
      <CardStrip home={home} isSignedIn={isSignedIn} isLost={isLost} />
      <AssetRow home={home} />
      <OrderEntries counts={home?.orderCounts} />
      <Card>
        <SectionTitle>常用</SectionTitle>
        <Entries entries={memberEntries(config?.features, unread)} />
      </Card>
      <HelpCard chatLink={config?.csUrl ?? ''} phone={config?.phone ?? ''} isSignedIn={isSignedIn} />
      {isElder && <PhoneRow phone={config?.phone} />}
      <AccountFoot isSignedIn={isSignedIn} userId={home?.userId ?? userId} />
      {isSignedIn && (
        <Popup isOpen={panel.shown === 'code'} title="会员码" onClose={panel.close}>
          <MemberCode />
        </Popup>
      )}
      {tabs}
    </div>
  );
}
