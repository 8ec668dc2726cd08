import type { ReactNode } from 'react';
import { useLocation } from 'umi';
import { usePages } from '@/request/usePages';
import { signIn } from '@/session/signIn';
import { useSession } from '@/session/useSession';
import { useSetQuery } from '@/shared/lib/navigation';
import { useUncover } from '@/shared/lib/useUncover';
import { PagedList } from '@/shared/ui/PagedList/PagedList';
import { PageState } from '@/shared/ui/PageState/PageState';
import type { FoundPages } from '@/shared/ui/Search/FoundStatus';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden/VisuallyHidden';
import type { MallHome } from '../../contract';
import { getGoodsList } from '../../contract';
import { goodsForNextVisit } from '../../forNextVisit';
import { type GoodsFilter, listPayload, readFilter } from '../../goodsQuery';
import { GoodsCard } from './GoodsCard';
import { GoodsFilters } from './GoodsFilters';
import { GoodsGridSkeleton } from './GoodsGridSkeleton';
import styles from './GoodsSection.module.less';

/** Whose pictures are asked for at once. */
const FIRST_VIEW_CARDS = 2;
/** Two rows of two: more than the largest phone shows below what stands above them. */
const CARDS_IN_SIGHT = 4;

function emptyWords({ isAffordableOnly, keyword, categoryId, couponId }: GoodsFilter): { title: string; text: string } {
  // Others may have something.
  if (isAffordableOnly && categoryId) return { title: '这一类还没有能换的', text: '换个分类试试' };
  if (isAffordableOnly) return { title: '现在的积分还没有能换的', text: '签到和做任务都能得积分' };
  if (keyword !== undefined) return { title: `没有找到“${keyword}”`, text: '换个说法试试' };
  if (couponId) return { title: '这张券没有可以用的商品', text: '可以换一张券' };
  return { title: '这里还没有商品', text: '换个分类试试' };
}

interface Props {
  categories?: MallHome['categories'];
  /** What is said of the goods that have come. */
  tell?: (pages: FoundPages) => ReactNode;
}

/** Categories, sort, "only what I can exchange", and the goods. */
export function GoodsSection({ categories, tell }: Props) {
  const { search } = useLocation();
  const { isSignedIn } = useSession();
  const setQuery = useSetQuery();
  const filter = readFilter(search);
  const payload = listPayload(filter);
  const isUnfiltered = Object.keys(payload).join() === 'pageSize';
  const pages = usePages(getGoodsList, payload, {
    rowKey: (row) => row.goodsId,
    forNextVisit: isUnfiltered ? goodsForNextVisit : undefined,
  });
  useUncover(pages);

  const clearFilter = () =>
    setQuery(
      { step: undefined, cat: undefined, only: undefined, q: undefined, couponId: undefined },
      { replace: true },
    );
  // Of a guest nobody knows whether the coupon is his.
  const isCouponHidden = filter.couponId !== undefined && !isSignedIn;
  return (
    <section aria-label="商品">
      <VisuallyHidden as="h2">商品</VisuallyHidden>
      <GoodsFilters
        categories={categories}
        filter={filter}
        canFilterAffordable={isSignedIn}
        onChange={(change) => setQuery(change, { replace: true })}
      />
      {tell?.(pages)}
      <PagedList
        pages={pages}
        className={styles.grid}
        aria-label="商品列表"
        skeleton={<GoodsGridSkeleton />}
        empty={
          isCouponHidden ? (
            <PageState
              state="empty"
              title="登录后看这张券能换的商品"
              action={{ text: '登录', onClick: () => void signIn() }}
            />
          ) : (
            <PageState state="empty" {...emptyWords(filter)} action={{ text: '看全部商品', onClick: clearFilter }} />
          )
        }
        endText="已经到底了"
        inSight={CARDS_IN_SIGHT}
        renderRow={(goods, index) => <GoodsCard goods={goods} isFirst={index < FIRST_VIEW_CARDS} />}
      />
    </section>
  );
}
