import { useSubmit } from '@/request/useSubmit';
import { signIn } from '@/session/signIn';
import { useSession } from '@/session/useSession';
import { Button } from '@/shared/ui/Button/Button';
import { showMessage, showSuccess } from '@/shared/ui/toast/toast';
import { describeBatch } from '../claimCopy';
import { type CouponOffer, claimCoupons } from '../contract';
import { BATCH_INTENT } from '../intents';
import styles from './ClaimAllBar.module.less';

interface Props {
  /** The offers that are shown; those that can be claimed now are counted and claimed together. */
  offers: readonly CouponOffer[];
  /** Loads the offers anew after a claim, whatever came of it. */
  onRefresh: () => void;
}

function isClaimable({ status, operate }: CouponOffer): boolean {
  return status === 'claimable' && operate.some(({ key, enabled }) => key === 'claim' && enabled);
}

/** Claims several coupons with one tap and says what came of each; nothing where there is one or none. */
export function ClaimAllBar({ offers, onRefresh }: Props) {
  const { isSignedIn } = useSession();
  const { submit, isBusy } = useSubmit(claimCoupons, {
    ...BATCH_INTENT,
    onDone: (answer, { isReplay }) => {
      const { text, isAll } = answer ? describeBatch(answer.results) : { text: '已领取，请到卡包查看', isAll: true };
      if (isReplay) showMessage('刚才已经领取过了，在卡包里');
      else if (isAll) showSuccess(text);
      else showMessage(text);
      onRefresh();
    },
    onRefused: () => {
      onRefresh();
      return false;
    },
  });
  const claimable = offers.filter(isClaimable);
  if (claimable.length < 2) return null;

  const claimAll = () => {
    if (isSignedIn) void submit({ ids: claimable.map(({ couponId }) => couponId) });
    else signIn();
  };
  return (
    <div className={styles.bar}>
      <p>现在有 {claimable.length} 张可以领</p>
      <Button size="small" variant="tint" busy={isBusy} onClick={claimAll}>
        一键领取
      </Button>
    </div>
  );
}
