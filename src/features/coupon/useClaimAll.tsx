import { useSubmit } from '@/request/useSubmit';
import { confirmDialog } from '@/shared/ui/dialog/dialog';
import { showMessage, showSuccess } from '@/shared/ui/toast/toast';
import { type BatchResult, describeBatch, describeEach } from './claimCopy';
import { ClaimResults } from './components/ClaimResults';
import { claimCoupons } from './contract';
import type { CouponOffer } from './couponRows';
import { BATCH_INTENT } from './intents';
import { type AsMember, useAsMember } from './useOfferActions';

function isClaimable({ status, operate }: CouponOffer): boolean {
  return status === 'claimable' && operate.some(({ key, enabled }) => key === 'claim' && enabled);
}

/** One line for a batch that went through as a whole; else a list that says what came of each. */
function tellResults(results: readonly BatchResult[], offers: readonly CouponOffer[]): void {
  const { text, isAll } = describeBatch(results);
  if (isAll) showSuccess(text);
  else
    void confirmDialog({
      title: text,
      content: <ClaimResults rows={describeEach(results, offers)} />,
      confirmText: '知道了',
    });
}

interface Options {
  /** Loads the offers anew after a claim, whatever came of it. */
  onRefresh: () => void;
  asMember?: AsMember | undefined;
}

/** Claims together what can be claimed of the shown offers, and says what came of each. */
export function useClaimAll(offers: readonly CouponOffer[], { onRefresh, asMember }: Options) {
  const run = useAsMember(asMember);
  const { submit, isBusy } = useSubmit(claimCoupons, {
    ...BATCH_INTENT,
    onDone: (answer, { isReplay }) => {
      if (isReplay) showMessage('刚才已经领取过了，在卡券里');
      else if (answer) tellResults(answer.results, offers);
      else showSuccess('已领取，请到卡券查看');
      onRefresh();
    },
    askAnew: onRefresh,
  });
  const claimable = offers.filter(isClaimable);
  return {
    /** How many can be claimed now. */
    count: claimable.length,
    isBusy,
    claimAll: () => run(() => void submit({ ids: claimable.map(({ couponId }) => couponId) })),
  };
}
