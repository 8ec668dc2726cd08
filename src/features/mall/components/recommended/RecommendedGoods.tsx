import { useQuery } from '@/request/useQuery';
import { pathOf } from '@/shared/lib/navigation';
import { SectionTitle } from '@/shared/ui/SectionTitle/SectionTitle';
import { getGoodsList } from '../../contract';
import { GoodsGrid } from './GoodsGrid';

const SHOWN = 4;

interface Props {
  /** The heading above the goods. */
  title: string;
  /** Goods (their goodsId) that are not shown: what was exchanged just now. */
  without: readonly string[];
}

/** What many others exchange. A list that cannot be had is left out: it is never what the member came for. */
export function RecommendedGoods({ title, without }: Props) {
  const { data } = useQuery(getGoodsList, { sort: 'hot' as const, currentPage: 1, pageSize: SHOWN + without.length });
  const goods = data?.recordList.filter((each) => !without.includes(each.goodsId)).slice(0, SHOWN) ?? [];
  if (goods.length === 0) return null;
  return (
    <section>
      <SectionTitle outside more={{ text: '全部', to: pathOf('pointsMall') }}>
        {title}
      </SectionTitle>
      <GoodsGrid goods={goods} />
    </section>
  );
}
