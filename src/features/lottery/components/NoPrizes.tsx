import { Button } from '@/shared/ui/Button/Button';
import { LotteryCard } from './LotteryCard';
import styles from './NoPrizes.module.less';

/** In the wheel's place when its prizes did not come: nothing is drawn without them. */
export function NoPrizes({ onRetry }: { onRetry: () => void }) {
  return (
    <LotteryCard title="奖品没有取到">
      <div className={styles.words} role="alert">
        <p>暂时不能抽奖，次数不会少</p>
        <Button size="small" onClick={onRetry}>
          重试
        </Button>
      </div>
    </LotteryCard>
  );
}
