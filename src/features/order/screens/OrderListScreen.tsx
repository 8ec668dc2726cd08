import { type FormEvent, useState } from 'react';
import { OfflineTickets } from '@/features/coupon';
import { ScreenFrame } from '@/frame/ScreenFrame';
import { getOrderCount } from '@/request/orderCountContract';
import { useBehindRows } from '@/request/useBehindRows';
import { usePages } from '@/request/usePages';
import { useQuery } from '@/request/useQuery';
import { useRefreshOnReturn } from '@/request/useRefreshOnReturn';
import { ReactComponent as SearchIcon } from '@/shared/icons/search.svg';
import { pathOf, useQueryParam, useSetQuery } from '@/shared/lib/navigation';
import { useNavigate } from '@/shared/lib/useNavigate';
import { PagedList } from '@/shared/ui/PagedList/PagedList';
import { PageState } from '@/shared/ui/PageState/PageState';
import { countFound, FoundStatus } from '@/shared/ui/Search/FoundStatus';
import { Skeleton } from '@/shared/ui/Skeleton/Skeleton';
import { OrderCard } from '../components/OrderCard';
import { OrderPanels } from '../components/OrderPanels';
import { OrderTabs, TAB_NAMES } from '../components/OrderTabs';
import { getOrders, type OrderTab, TABS } from '../contract';
import type { GoodsOrder } from '../orderSchemas';
import { useOrderActions } from '../useOrderActions';
import { PICKUP_KEYS } from '../usePickupTicket';
import styles from './OrderListScreen.module.less';

const EMPTY_TITLES: Readonly<Record<OrderTab, string>> = {
  all: '还没有兑换订单',
  pay: '没有待支付的订单',
  ship: '没有待发货的订单',
  receive: '没有待收货的订单',
  done: '还没有完成的订单',
  aftersale: '没有售后',
};
/** Longest words that are looked for. */
const LONGEST = 40;

/** Buttons whose panel only the order's own screen has. */
const DETAIL_ONLY = ['aftersale', 'case', 'address'];

/** The member's goods orders. */
export function OrderListScreen() {
  return (
    <ScreenFrame title="兑换订单" isMemberOnly subject={{ kind: 'order' }} hasHelp>
      <Orders />
    </ScreenFrame>
  );
}

function Orders() {
  const wanted = useQueryParam('tab');
  const tab = TABS.find((each) => each === wanted) ?? 'all';
  const keyword = useQueryParam('q')?.slice(0, LONGEST);
  const setQuery = useSetQuery();
  const navigate = useNavigate();
  const counts = useQuery(getOrderCount, undefined, { refreshOnReturn: true });
  const pages = usePages(
    getOrders,
    { tab, pageSize: 10, ...(keyword === undefined ? {} : { keyword }) },
    { rowKey: ({ orderNo }) => orderNo },
  );
  useRefreshOnReturn(pages);
  const { note, rows } = useBehindRows(pages);

  const reload = () => {
    counts.refresh();
    void pages.refresh();
  };
  const onChanged = (orderNo: string) => {
    note(orderNo);
    reload();
  };
  const { act, isBusy } = useOrderActions({
    onChanged,
    onDeleted: (orderNo) => {
      pages.removeRow(orderNo);
      reload();
    },
  });
  const onAct = (key: string, order: GoodsOrder) => {
    if (DETAIL_ONLY.includes(key)) navigate(pathOf('orderDetail', { orderNo: order.orderNo, step: key }));
    else act(key, order);
  };

  return (
    <>
      <SearchBox keyword={keyword} onSearch={(q) => setQuery({ q }, { replace: true })} />
      <OrderTabs
        tab={tab}
        counts={counts.data}
        onChange={(key) => setQuery({ tab: key === 'all' ? undefined : key }, { replace: true })}
      />
      {keyword !== undefined && <FoundStatus words={keyword} count={countFound(pages)} />}
      {pages.rows.length === 0 && pages.failure?.kind === 'network' && (
        <OfflineTickets prefix={PICKUP_KEYS} title="自提码" />
      )}
      <PagedList
        pages={{ ...pages, rows }}
        className={styles.list}
        aria-label={`${TAB_NAMES[tab]}订单`}
        skeleton={<OrderListSkeleton />}
        empty={
          <PageState
            state="empty"
            art="orders"
            title={keyword === undefined ? EMPTY_TITLES[tab] : '没有找到这样的订单'}
            text={keyword === undefined ? '积分可以换护理用品和到家服务' : '换个商品名或订单号试试'}
            action={{ text: '去兑换', to: pathOf('pointsMall') }}
          />
        }
        renderRow={(order) => <OrderCard order={order} isBusy={isBusy} onAct={onAct} onExpired={reload} />}
      />
      <OrderPanels isOverList onChanged={onChanged} />
    </>
  );
}

function SearchBox({ keyword, onSearch }: { keyword: string | undefined; onSearch: (q: string | undefined) => void }) {
  const [words, setWords] = useState(keyword ?? '');
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(words.trim() || undefined);
  };
  return (
    <form className={styles.search} onSubmit={onSubmit}>
      <SearchIcon aria-hidden />
      <input
        className={styles.input}
        type="search"
        enterKeyHint="search"
        aria-label="搜商品名或订单号"
        placeholder="搜商品名或订单号"
        maxLength={LONGEST}
        value={words}
        onChange={(event) => {
          setWords(event.target.value);
          if (event.target.value === '') onSearch(undefined);
        }}
      />
    </form>
  );
}

const PLACES = ['a', 'b', 'c'] as const;

function OrderListSkeleton() {
  return (
    <div className={styles.list}>
      {PLACES.map((place) => (
        <div key={place} className={styles.skeleton}>
          <Skeleton width="40%" />
          <Skeleton height="72px" space="12px" />
          <Skeleton width="60%" space="12px" />
        </div>
      ))}
    </div>
  );
}
