import { currentHost } from '@/bridge/environment';
import { shareLinkOf } from '@/bridge/shareLink';
import { useShareCard } from '@/features/wechat';
import { pathOf } from '@/shared/lib/navigation';
import { shareLink } from '@/shared/ui/CopyButton/shareLink';
import { showMessage } from '@/shared/ui/toast/toast';

const TITLE = '会员权益日';
const TEXT = '每月一天，分场领取会员权益';

/** Tells the messaging app what its share menu sends; returns what the screen's own share button does. */
export function useDayShare(date: string): () => void {
  const path = pathOf('equityDay', { date });

  useShareCard({ title: TITLE, text: TEXT, path });

  return () => {
    if (currentHost() === 'browser') void shareLink(TITLE, shareLinkOf(path));
    else showMessage('点右上角“···”，发送给朋友');
  };
}
