import { useShareCard } from '@/features/wechat';
import { pathOf } from '@/shared/lib/navigation';
import type { Lottery } from './contract';

const TEXT = '奖品、数量和概率都公开';

/** Tells the messaging app what its share menu sends. Sharing gives nothing, and the words promise nothing. */
export function useLotteryShare(lottery: Lottery | undefined): void {
  useShareCard(
    lottery && { title: lottery.title, text: TEXT, picture: lottery.prizes[0]?.img, path: pathOf('lotteryPlay') },
  );
}
