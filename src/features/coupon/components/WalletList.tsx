import { useEffect, useId } from 'react';
import { usePages } from '@/request/usePages';
import { useRefreshOnReturn } from '@/request/useRefreshOnReturn';
import { useFollow } from '@/shared/lib/navigation';
import { ownValue } from '@/shared/lib/ownValue';
import { serverNow } from '@/shared/lib/serverClock';
import { formatNearDay } from '@/shared/lib/timeFormat';
import { Button } from '@/shared/ui/Button/Button';
import type { ButtonVariant } from '@/shared/ui/Button/buttonLook';
import { Dated } from '@/shared/ui/Dated/Dated';
import { PagedList } from '@/shared/ui/PagedList/PagedList';
import { PageState } from '@/shared/ui/PageState/PageState';
import { type TabItem, Tabs } from '@/shared/ui/Tabs/Tabs';
import { getMyCoupons, type WalletTab } from '../contract';
import { describeEnd, describeFace, isHeld, isService } from '../couponCopy';
import type { Coupon } from '../couponRows';
import { CouponTicket } from './CouponTicket';
import { OfflineTickets } from './OfflineTickets';
import { TicketReason } from './TicketReason';
import { TicketSkeleton } from './TicketSkeleton';
import { TicketWord } from './TicketWord';
import styles from './WalletList.module.less';

const EMPTY: Record<WalletTab, { title: string; text: string }> = {
  usable: { title: '还没有可用的券', text: '领券中心里有新券，领到后会放在这里' },
  expiring: { title: '没有快要过期的券', text: '快到期的券会先放在这里，方便您先用' },
  used: { title: '还没有用过的券', text: '用过的券会记在这里' },
  expired: { title: '没有过期的券', text: '过期的券会在这里保留一段时间' },
};

const VARIANTS: Readonly<Record<string, ButtonVariant>> = { use: 'primary', show: 'tint', center: 'outline' };

interface Props {
  tab: WalletTab;
  onTab: (tab: WalletTab | 'center') => void;
  onOpen: (couponId: string) => void;
  /** Another number asks again, for example after a coupon was used while it was open. */
  version: number;
}

interface RowProps {
  coupon: Coupon;
  onOpen: (couponId: string) => void;
  onCenter: () => void;
}

function WhenLine({ coupon }: { coupon: Coupon }) {
  const now = serverNow();
  const end = describeEnd(coupon, now);
  if (coupon.status === 'used' || coupon.status === 'expired') return coupon.reasonText;
  if (coupon.status === 'waiting') return formatNearDay(coupon.validFrom, '起可用', now);
  return (
    <span className={end.isUrgent ? styles.urgent : undefined}>
      <Dated>{end.text}</Dated>
    </span>
  );
}

function WalletRow({ coupon, onOpen, onCenter }: RowProps) {
  const follow = useFollow();
  const isGone = coupon.status === 'used' || coupon.status === 'expired';
  const open = () => onOpen(coupon.couponId);
  const [button] = coupon.operate;
  const titleId = useId();
  const whenId = useId();
  const hasReason = !isGone && coupon.reasonText !== undefined;

  const act = (key: string) => {
    if (key === 'center') onCenter();
    else if (key === 'show' || !follow(coupon.route)) open();
  };
  return (
    <CouponTicket
      coupon={coupon}
      titleId={titleId}
      whenId={whenId}
      face={describeFace(coupon)}
      isService={isService(coupon)}
      isGone={isGone || isHeld(coupon)}
      onOpen={open}
      when={<WhenLine coupon={coupon} />}
      action={
        button?.enabled ? (
          <Button
            size="small"
            variant={ownValue(VARIANTS, button.key)}
            aria-describedby={`${titleId} ${whenId}`}
            onClick={() => act(button.key)}
          >
            {button.text}
          </Button>
        ) : (
          <TicketWord status={coupon.status} />
        )
      }
      reason={hasReason ? <TicketReason coupon={coupon} button={button} /> : undefined}
    />
  );
}

/** The member's own coupons, what ends first on top. */
export function WalletList({ tab, onTab, onOpen, version }: Props) {
  const pages = usePages(getMyCoupons, { tab, pageSize: 20 }, { rowKey: ({ couponId }) => couponId });
  useRefreshOnReturn(pages);
  const { refresh } = pages;
  useEffect(() => {
    if (version > 0) void refresh();
  }, [version, refresh]);

  const rowOf = (coupon: Coupon) => (
    <WalletRow key={coupon.couponId} coupon={coupon} onOpen={onOpen} onCenter={() => onTab('center')} />
  );
  const counts = pages.latest?.counts;
  const tabs: TabItem<WalletTab>[] = [
    { key: 'usable', text: '可使用', count: counts?.usable },
    { key: 'expiring', text: '即将过期', count: counts?.expiring },
    { key: 'used', text: '已使用' },
    { key: 'expired', text: '已过期' },
  ];
  return (
    <>
      <Tabs items={tabs} value={tab} onChange={onTab} aria-label="我的券" />
      {pages.rows.length === 0 && pages.failure?.kind === 'network' && <OfflineTickets prefix="coupon." />}
      <PagedList
        pages={pages}
        className={styles.list}
        aria-label="卡券列表"
        renderRow={rowOf}
        arrange={(rows) => (
          <>
            {rows.filter((coupon) => !isHeld(coupon)).map(rowOf)}
            {rows.some(isHeld) && <h2 className={styles.held}>暂不可用</h2>}
            {rows.filter(isHeld).map(rowOf)}
          </>
        )}
        skeleton={<TicketSkeleton />}
        empty={
          <PageState
            state="empty"
            art="coupons"
            {...EMPTY[tab]}
            action={tab === 'usable' ? { text: '去领券', onClick: () => onTab('center') } : undefined}
          />
        }
      />
    </>
  );
}
