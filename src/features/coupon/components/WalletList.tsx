import { useEffect } from 'react';
import { usePages } from '@/request/usePages';
import { useRefreshOnReturn } from '@/request/useRefreshOnReturn';
import { useMoment } from '@/shared/lib/useMoment';
import { PagedList } from '@/shared/ui/PagedList/PagedList';
import { PageState } from '@/shared/ui/PageState/PageState';
import { Tabs } from '@/shared/ui/Tabs/Tabs';
import { getMyCoupons, type WalletTab } from '../contract';
import type { Coupon } from '../couponRows';
import { walletTabs } from '../walletTabs';
import { OfflineTickets } from './OfflineTickets';
import { TicketSkeleton } from './TicketSkeleton';
import styles from './WalletList.module.less';
import { WalletRow, WalletRows } from './WalletRow';

const EMPTY: Record<WalletTab, { title: string; text: string }> = {
  usable: { title: '还没有可用的券', text: '领券中心里有新券，领到后会放在这里' },
  expiring: { title: '没有快要过期的券', text: '快到期的券会先放在这里，方便您先用' },
  used: { title: '还没有用过的券', text: '用过的券会记在这里' },
  expired: { title: '没有过期的券', text: '过期的券会在这里保留一段时间' },
};

interface Props {
  tab: WalletTab;
  onTab: (tab: WalletTab | 'center') => void;
  onOpen: (couponId: string) => void;
  /** Another number asks again, for example after a coupon was used while it was open. */
  version: number;
}

/** The member's own coupons, what ends first on top. */
export function WalletList({ tab, onTab, onOpen, version }: Props) {
  const pages = usePages(getMyCoupons, { tab, pageSize: 20 }, { rowKey: ({ couponId }) => couponId });
  useRefreshOnReturn(pages);
  const { refresh } = pages;
  useMoment(
    pages,
    pages.rows.flatMap(({ validFrom, validTo }) => [validFrom, validTo]),
  );
  useEffect(() => {
    if (version > 0) void refresh();
  }, [version, refresh]);

  const rowOf = (coupon: Coupon) => (
    <WalletRow key={coupon.couponId} coupon={coupon} onOpen={onOpen} onCenter={() => onTab('center')} />
  );
  return (
    <>
      <Tabs items={walletTabs(pages.latest?.counts)} value={tab} onChange={onTab} aria-label="我的券" />
      {pages.rows.length === 0 && pages.failure?.kind === 'network' && (
        <OfflineTickets prefix="coupon." title="最近的券码" />
      )}
      <PagedList
        pages={pages}
        className={styles.list}
        aria-label="卡券列表"
        renderRow={rowOf}
        arrange={(rows) => <WalletRows rows={rows} rowOf={rowOf} />}
        skeleton={<TicketSkeleton />}
        empty={
          <PageState
            state="empty"
            art="coupons"
            {...EMPTY[tab]}
            action={
              tab === 'usable'
                ? { text: '去领券', onClick: () => onTab('center') }
                : { text: '看可用的券', onClick: () => onTab('usable') }
            }
          />
        }
      />
    </>
  );
}
