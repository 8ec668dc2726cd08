import { useEffect } from 'react';
import { usePages } from '@/request/usePages';
import { useRefreshOnReturn } from '@/request/useRefreshOnReturn';
import { formatDistance } from '@/shared/lib/distanceFormat';
import { phoneLink } from '@/shared/lib/safeUrl';
import { Button } from '@/shared/ui/Button/Button';
import { Card } from '@/shared/ui/Card/Card';
import { ListErrorRow } from '@/shared/ui/PagedList/ListErrorRow';
import { OutdatedBar } from '@/shared/ui/PagedList/OutdatedBar';
import { PageState } from '@/shared/ui/PageState/PageState';
import { stateOfFailure } from '@/shared/ui/PageState/pageStates';
import { getDiscountList } from '../discountContract';
import { groupByStore } from '../discountCopy';
import type { useMyPlace } from '../useMyPlace';
import { RightSkeleton } from './RightSkeleton';
import styles from './StoreOffersList.module.less';

type MyPlace = ReturnType<typeof useMyPlace>;

function PlaceLine({ state, ask }: Pick<MyPlace, 'state' | 'ask'>) {
  return (
    <div className={styles.place}>
      <p role="status">
        {state === 'known' && '已按距离排序，位置只用来排序，不会保存'}
        {state === 'refused' && '没有取到位置，门店按名称排序'}
        {(state === 'idle' || state === 'asking') && '门店按名称排序。按距离排序要用到您的位置，只用来排序，不会保存'}
      </p>
      {state !== 'known' && (
        <Button size="small" variant="tint" busy={state === 'asking'} onClick={ask}>
          按距离排序
        </Button>
      )}
    </div>
  );
}

/** The stores that give something, nearest first when the member lets the page know where he is. */
export function StoreOffersList({ place: { place, state, ask } }: { place: MyPlace }) {
  const pages = usePages(
    getDiscountList,
    { category: 'all' as const, pageSize: 50, ...place },
    { rowKey: ({ id }) => id },
  );
  useRefreshOnReturn(pages);
  const groups = groupByStore(pages.rows);
  const { hasMore, isLoading, failure, loadMore } = pages;
  const isGoingOn = hasMore && !failure;
  // What a store gives can stand on any page.
  useEffect(() => {
    if (isGoingOn && !isLoading) void loadMore();
  }, [isGoingOn, isLoading, loadMore]);
  if (groups.length === 0) {
    if (failure) return <PageState {...stateOfFailure(failure, () => void pages.refresh())} />;
    if (isLoading || isGoingOn) return <PageState state="loading" skeleton={<RightSkeleton />} />;
  }
  return (
    <>
      <OutdatedBar pages={pages} />
      <PlaceLine state={state} ask={ask} />
      {groups.length === 0 && (
        <PageState
          state="empty"
          art="address"
          title="附近还没有门店"
          text="可以在“本院服务”和“合作商户”里看看不限地点的优惠"
        />
      )}
      {groups.map(({ store, offers }) => {
        const call = phoneLink(store.phone);
        return (
          <Card key={store.storeId}>
            <h2 id={`store-${store.storeId}`} className={styles.name}>
              {store.name}
            </h2>
            <p className={styles.address}>
              {store.address}
              {store.distance !== null && <b className={styles.distance}>{formatDistance(store.distance)}</b>}
            </p>
            <ul className={styles.offers}>
              {offers.map(({ id, title, provider }) => (
                <li key={id}>
                  <span className={styles.offer}>{title}</span>
                  <span className={styles.provider}>{provider}</span>
                </li>
              ))}
            </ul>
            {call && (
              <a className={styles.call} href={call} aria-describedby={`store-${store.storeId}`}>
                打电话给门店
              </a>
            )}
          </Card>
        );
      })}
      {failure && hasMore && <ListErrorRow failure={failure} onRetry={() => void loadMore()} />}
    </>
  );
}
