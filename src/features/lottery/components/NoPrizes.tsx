import { RetryRow } from '@/shared/ui/RetryRow/RetryRow';
import { LotteryCard } from './LotteryCard';

/** In the wheel's place when its prizes did not come: nothing is drawn without them. */
export function NoPrizes({ onRetry }: { onRetry: () => void }) {
  return (
    <LotteryCard title="奖品没有取到">
      <RetryRow onRetry={onRetry}>暂时不能抽奖，次数不会少</RetryRow>
    </LotteryCard>
  );
}
