import { useEffect, useRef } from 'react';
import { priceInWords } from '@/shared/lib/priceInWords';
import { confirmDialog } from '@/shared/ui/dialog/dialog';
import type { Goods, Sku } from './contract';
import { goodsPreviewOf, rememberGoodsPreview } from './goodsPreviewCache';

type Price = Pick<Sku, 'points' | 'cash'>;

function inWords({ points, cash }: Price): string {
  return priceInWords(points, cash) || '免费';
}

/** Says once, in a dialog, that a good of a campaign costs something else here than in the list that led to it. */
export function useSeenPrice({ goodsId, name, gallery, campaign }: Goods, { points, cash }: Price): void {
  const isTold = useRef(false);
  useEffect(() => {
    const seen = goodsPreviewOf(goodsId);
    if (isTold.current || !campaign || !seen || (seen.points === points && seen.cash === cash)) return;
    isTold.current = true;
    rememberGoodsPreview({ goodsId, name, img: gallery[0] ?? '', points, cash });
    void confirmDialog({
      title: '价格和刚才不同',
      content: `${campaign.text}。列表里是 ${inWords(seen)}，现在是 ${inWords({ points, cash })}。`,
      confirmText: '知道了',
    });
  }, [goodsId, name, gallery, campaign, points, cash]);
}
