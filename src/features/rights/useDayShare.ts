import { sendOn, useShareCard } from '@/features/wechat';
import { pathOf } from '@/shared/lib/navigation';

/** Tells the messaging app what its share menu sends; returns what the screen's own share button does. */
export function useDayShare(date: string): () => void {
  const path = pathOf('equityDay', { date });
  useShareCard({ path });
  return () => sendOn('会员权益日', path);
}
