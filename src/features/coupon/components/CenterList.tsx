import { usePages } from '@/request/usePages';
import { useSubmit } from '@/request/useSubmit';
import { signIn } from '@/session/signIn';
import { useSession } from '@/session/useSession';
import { Button } from '@/shared/ui/Button/Button';
import { PagedList } from '@/shared/ui/PagedList/PagedList';
import { PageState } from '@/shared/ui/PageState/PageState';
import { showMessage, showSuccess } from '@/shared/ui/toast/toast';
import { describeBatch } from '../claimCopy';
import { type CouponOffer, claimCoupons, getCouponCenter } from '../contract';
import { BATCH_INTENT } from '../intents';
import styles from './CenterList.module.less';
import { OfferTicket } from './OfferTicket';
import { TicketSkeleton } from './TicketSkeleton';

function isClaimable({ status, operate }: CouponOffer): boolean {
  return status === 'claimable' && operate.some(({ key, enabled }) => key === 'claim' && enabled);
}

/** What can be claimed now or soon. */
export function CenterList({ onOpen }: { onOpen: (couponId: string) => void }) {
  const { isSignedIn } = useSession();
  const pages = usePages(getCouponCenter, { pageSize: 20 }, { rowKey: ({ couponId }) => couponId });
  const { submit, isBusy } = useSubmit(claimCoupons, {
    ...BATCH_INTENT,
    onDone: (answer, { isReplay }) => {
      const { text, isAll } = answer ? describeBatch(answer.results) : { text: '已领取，请到卡包查看', isAll: true };
      if (isReplay) showMessage('刚才已经领取过了，在卡包里');
      else if (isAll) showSuccess(text);
      else showMessage(text);
      void pages.refresh();
    },
    onRefused: () => {
      void pages.refresh();
      return false;
    },
  });
  const claimable = pages.rows.filter(isClaimable);

  const claimAll = () => {
    if (isSignedIn) void submit({ ids: claimable.map(({ couponId }) => couponId) });
    else signIn();
  };
  return (
    <>
      {claimable.length > 1 && (
        <div className={styles.batch}>
          <p>现在有 {claimable.length} 张可以领</p>
          <Button size="small" variant="tint" busy={isBusy} onClick={claimAll}>
            一键领取
          </Button>
        </div>
      )}
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
