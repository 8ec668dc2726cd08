import { Skeleton } from '@/shared/ui/Skeleton/Skeleton';
import { LotteryCard } from './LotteryCard';
import styles from './WaitingCards.module.less';

/** Below the wheel until a member's own cards have come. */
export function WaitingCards() {
  return (
    <div className={styles.waiting}>
      <Skeleton height="180px" shape="card" />
    </div>
  );
}

/** In place of the rank until its code is there. */
export function WaitingRank() {
  return (
    <LotteryCard title="参与排行">
      <Skeleton height="220px" shape="card" />
    </LotteryCard>
  );
}
