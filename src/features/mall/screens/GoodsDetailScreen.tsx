import { useQueryParam } from '@/shared/lib/navigation';
import { GoodsMissing } from '../components/detail/GoodsMissing';
import { GoodsView } from '../components/detail/GoodsView';

/** One good, the choice of its specs and the order before it is handed in. */
export function GoodsDetailScreen() {
  const goodsId = useQueryParam('goodsId');
  if (goodsId === undefined) return <GoodsMissing />;
  return <GoodsView key={goodsId} goodsId={goodsId} />;
}
