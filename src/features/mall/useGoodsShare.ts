import { useEffect } from 'react';
import { currentHost } from '@/bridge/environment';
import { runAfterShareDelay, setShareCard, shareLinkOf } from '@/bridge/share';
import { fetchSignature } from '@/features/wechat';
import { pathOf } from '@/shared/lib/navigation';
import { shareLink } from '@/shared/ui/shareLink';
import { showMessage } from '@/shared/ui/toast';
import type { GoodsDetail } from './contract';

/** Tells the messaging app what its share menu sends; returns what the screen's own share button does. */
export function useGoodsShare(goods: GoodsDetail | undefined): () => void {
  const goodsId = goods?.goodsId;
  const title = goods?.share.title || goods?.name || '';
  const text = goods?.share.desc ?? '';
  const picture = goods?.share.img || goods?.gallery[0];

  useEffect(() => {
    if (goodsId === undefined) return undefined;
    const imageUrl = picture ? new URL(picture, window.location.href).href : '';
    const card = { title, text, imageUrl, path: pathOf('goodsDetail', { goodsId }) };
    return runAfterShareDelay(() => void setShareCard(card, fetchSignature));
  }, [goodsId, title, text, picture]);

  return () => {
    if (goodsId === undefined) return;
    if (currentHost() === 'browser') void shareLink(title, shareLinkOf(pathOf('goodsDetail', { goodsId })));
    else showMessage('点右上角“···”，发送给朋友');
  };
}
