import { usePages } from '@/request/usePages';
import { useRefreshOnReturn } from '@/request/useRefreshOnReturn';
import { PagedList } from '@/shared/ui/PagedList/PagedList';
import { PageState } from '@/shared/ui/PageState/PageState';
import { getCouponCenter } from '../contract';
import styles from './CenterList.module.less';
import { ClaimAllBar } from './ClaimAllBar';
import { OfferTicket } from './OfferTicket';
import { TicketSkeleton } from './TicketSkeleton';

/** What can be claimed now or soon. */
export function CenterList({ onOpen }: { onOpen: (couponId: string) => void }) {
  const pages = usePages(getCouponCenter, { pageSize: 20 }, { rowKey: ({ couponId }) => couponId });
  useRefreshOnReturn(pages);
  return (
    <>
      <ClaimAllBar offers={pages.rows} onRefresh={() => void pages.refresh()} />
      <PagedList
        pages={pages}
        className={styles.list}
        aria-label="可领的券"
        renderRow={(offer) => (
          <OfferTicket
            offer={offer}
            onChange={(change) => pages.patchRow(offer.couponId, (row) => ({ ...row, ...change }))}
            onRefresh={() => void pages.refresh()}
            onOpen={onOpen}
          />
        )}
        skeleton={<TicketSkeleton />}
        empty={<PageState state="empty" art="coupons" title="暂时没有可领的券" text="有新券时会放在这里" />}
      />
    </>
  );
}
