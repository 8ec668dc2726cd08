import { useEffect } from 'react';
import { runAfterShareDelay, setShareCard } from '@/bridge/share';
import { fetchSignature } from '@/features/wechat';
import { pathOf } from '@/shared/lib/navigation';
import { safeImage } from '@/shared/lib/safeUrl';
import type { Lottery } from './contract';

/** Tells the messaging app what its share menu sends. Sharing gives nothing, and the words promise nothing. */
export function useLotteryShare(lottery: Lottery | undefined): void {
  const title = lottery?.title;
  const picture = safeImage(lottery?.prizes[0]?.img ?? '');

  useEffect(() => {
    if (title === undefined) return undefined;
    const imageUrl = picture === undefined ? '' : new URL(picture, window.location.href).href;
    const card = { title, text: '奖品、数量和概率都公开', imageUrl, path: pathOf('lotteryPlay') };
    return runAfterShareDelay(() => void setShareCard(card, fetchSignature));
  }, [title, picture]);
}
