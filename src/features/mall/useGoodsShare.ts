import { currentHost } from '@/bridge/environment';
import { shareLinkOf } from '@/bridge/shareLink';
import { useShareCard } from '@/features/wechat';
import { pathOf } from '@/shared/lib/navigation';
import { shareLink } from '@/shared/ui/CopyButton/shareLink';
import { showMessage } from '@/shared/ui/toast/toast';
import type { Goods } from './contract';

/** Tells the messaging app what its share menu sends; returns what the screen's own share button does. */
export function useGoodsShare(goods: Goods | undefined): () => void {
  const goodsId = goods?.goodsId;
  const title = goods?.share.title || goods?.name || '';
  const text = goods?.share.desc ?? '';
  const picture = goods?.share.img || goods?.gallery[0];

  useShareCard(goodsId === undefined ? undefined : { title, text, picture, path: pathOf('goodsDetail', { goodsId }) });

  return () => {
    if (goodsId === undefined) return;
    if (currentHost() === 'browser') void shareLink(title, shareLinkOf(pathOf('goodsDetail', { goodsId })));
    else showMessage('点右上角“···”，发送给朋友');
  };
}
