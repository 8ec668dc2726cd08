import { Button } from '@/shared/ui/Button/Button';
import type { CouponOffer } from '../couponRows';
import { useClaimAll } from '../useClaimAll';
import styles from './ClaimAllBar.module.less';

interface Props {
  /** The offers that are shown; those that can be claimed now are counted and claimed together. */
  offers: readonly CouponOffer[];
  /** Loads the offers anew after a claim, whatever came of it. */
  onRefresh: () => void;
}

/** Claims several coupons with one tap and says what came of each; nothing where there is one or none. */
export function ClaimAllBar({ offers, onRefresh }: Props) {
  const { count, isBusy, claimAll } = useClaimAll(offers, { onRefresh });
  if (count < 2) return null;
  return (
    <div className={styles.bar}>
      <p>现在有 {count} 张可以领</p>
      <Button size="small" variant="tint" busy={isBusy} onClick={claimAll}>
        一键领取
      </Button>
    </div>
  );
}
