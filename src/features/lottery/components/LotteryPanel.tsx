import { useGo } from '@/shared/lib/navigation';
import { Skeleton } from '@/shared/ui/Skeleton';
import { useLottery } from '../useLottery';
import { LuckDraw } from './LuckDraw';
import { PlayCard } from './PlayCard';
import { RetryRow } from './RetryRow';

/** The wheel as one block of another screen; what can be done about a closed wheel is on the lottery's own screen. */
export function LotteryPanel() {
  const data = useLottery();
  const go = useGo();
  const { lottery } = data;
  if (!lottery.data) {
    return (
      <PlayCard title="抽奖">
        {lottery.failure ? (
          <RetryRow failure={lottery.failure} onRetry={lottery.refresh} />
        ) : (
          <Skeleton height="320px" shape="card" />
        )}
      </PlayCard>
    );
  }
  return <LuckDraw lottery={lottery.data} data={data} onExplain={() => go('lotteryPlay')} onChanged={data.refresh} />;
}
