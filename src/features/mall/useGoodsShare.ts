import { sendOn, useShareCard } from '@/features/wechat';
import { pathOf } from '@/shared/lib/navigation';
import type { Goods } from './contract';

/** Tells the messaging app what its share menu sends; returns what the screen's own share button does. */
export function useGoodsShare(goods: Goods | undefined): () => void {
  const goodsId = goods?.goodsId;
  const { share, name = '', gallery: [first] = [] } = goods ?? {};
  const title = share?.title || name;
  const text = share?.desc;
  const picture = share?.img || first;

  useShareCard(goodsId === undefined ? undefined : { title, text, picture, path: pathOf('goodsDetail', { goodsId }) });

  return () => {
    if (goodsId !== undefined) sendOn(title, pathOf('goodsDetail', { goodsId }));
  };
}
