import { useEffect } from 'react';
import { currentHost } from '@/bridge/environment';
import { runAfterShareDelay, setShareCard, shareLinkOf } from '@/bridge/share';
import { fetchSignature } from '@/features/wechat';
import { pathOf } from '@/shared/lib/navigation';
import { copyText } from '@/shared/ui/copyText';
import { showMessage } from '@/shared/ui/toast';

const TITLE = '会员权益日';
const TEXT = '每月一天，分场领取会员权益';

async function shareInBrowser(link: string): Promise<void> {
  if (typeof navigator.share !== 'function') return copyText(link, '链接');
  try {
    await navigator.share({ title: TITLE, url: link });
  } catch {
    // The member has closed the system's panel.
  }
}

/** Tells the messaging app what its share menu sends; returns what the screen's own share button does. */
export function useDayShare(date: string): () => void {
  const path = pathOf('equityDay', { date });

  useEffect(
    () => runAfterShareDelay(() => void setShareCard({ title: TITLE, text: TEXT, path, imageUrl: '' }, fetchSignature)),
    [path],
  );

  return () => {
    if (currentHost() === 'browser') void shareInBrowser(shareLinkOf(path));
    else showMessage('点右上角“···”，发送给朋友');
  };
}
