import { Dated } from '@/shared/ui/Dated/Dated';
import { PagedList } from '@/shared/ui/PagedList/PagedList';
import { PageState } from '@/shared/ui/PageState/PageState';
import { Skeleton } from '@/shared/ui/Skeleton/Skeleton';
import type { CampaignGoods } from './contract';
import { basesOf } from './goodsCopy';
import styles from './SlotGoods.module.less';
import { SlotGoodsCard } from './SlotGoodsCard';
import type { GoodsSlots } from './useGoodsSlots';

interface Props {
  /** The campaign's code. */
  code: string;
  /** The word that goes along to the good's screen; the code without one. */
  from?: string | undefined;
  /** What the hook answers; with `pick`, only some of its goods. */
  shown: GoodsSlots;
  pick?: (goods: CampaignGoods) => boolean;
}

const PLACES = ['a', 'b', 'c', 'd'] as const;

function GridSkeleton() {
  return (
    <div className={styles.grid}>
      {PLACES.map((place) => (
        <Skeleton key={place} height="330px" />
      ))}
    </div>
  );
}

/** The goods of the chosen slot, two in a row. */
export function SlotGoods({ code, from = code, shown: { pages }, pick }: Props) {
  const bases = basesOf(pages.rows);
  const picked = pick ? { ...pages, rows: pages.rows.filter(pick) } : pages;
  const [title, text] =
    pages.rows.length > 0 ? ['没有符合筛选的商品', '换个筛选看看'] : ['这一场没有商品', '可以看看别的场次'];
  return (
    <PagedList
      pages={picked}
      className={styles.grid}
      aria-label="这一场的商品"
      renderRow={(goods, place) => (
        <SlotGoodsCard
          code={code}
          goods={goods}
          from={from}
          isFirst={place < 2}
          onRefresh={() => void pages.refresh()}
        />
      )}
      skeleton={<GridSkeleton />}
      empty={<PageState state="empty" art="goods" title={title} text={text} />}
      endText={
        bases.length > 0 && (
          <span className={styles.bases}>
            <Dated>{`划线价是${bases.join('、')}`}</Dated>
          </span>
        )
      }
    />
  );
}
