import { rememberGoodsPreview } from '@/features/mall/goodsPreviewCache';
import { useQuery } from '@/request/useQuery';
import { pathOf } from '@/shared/lib/navigation';
import { SectionTitle } from '@/shared/ui/SectionTitle/SectionTitle';
import { getGoodsList } from '../../contract';
import { GoodsCard } from '../home/GoodsCard';
import styles from './RecommendedGoods.module.less';

const SHOWN = 4;

/** What many others exchange. A list that cannot be had is left out: it is never what the member came for. */
export function RecommendedGoods({ title }: { title: string }) {
  const { data } = useQuery(getGoodsList, { sort: 'hot' as const, currentPage: 1, pageSize: SHOWN });
  if (!data || data.recordList.length === 0) return null;
  return (
    <section>
      <SectionTitle outside more={{ text: '全部', to: pathOf('pointsMall') }}>
        {title}
      </SectionTitle>
      <div className={styles.grid}>
        {data.recordList.slice(0, SHOWN).map((goods) => (
          <GoodsCard key={goods.goodsId} goods={goods} onOpen={rememberGoodsPreview} />
        ))}
      </div>
    </section>
  );
}
