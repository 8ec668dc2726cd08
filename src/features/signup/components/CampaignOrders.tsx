import { RELOAD, useBehindRows } from '@/request/useBehindRows';
import { usePages } from '@/request/usePages';
import { useRefreshOnReturn } from '@/request/useRefreshOnReturn';
import { pathOf, useGo, useQueryParam, useSetQuery } from '@/shared/lib/navigation';
import { usePanel } from '@/shared/lib/usePanel';
import { PagedList } from '@/shared/ui/PagedList/PagedList';
import { PageState } from '@/shared/ui/PageState/PageState';
import { Skeleton } from '@/shared/ui/Skeleton/Skeleton';
import { Tabs } from '@/shared/ui/Tabs/Tabs';
import { CAMPAIGN_ORDER_TABS, type CampaignOrder, type CampaignOrderTab, getCampaignOrders } from '../orderContract';
import { useCancelJoin } from '../useCancelJoin';
import { CampaignOrderCard } from './CampaignOrderCard';
import styles from './CampaignOrders.module.less';
import { CheckCodePanel } from './JoinPanels';
import { OrderNews } from './OrderNews';

interface Props {
  /** Whose orders: the campaign's code, which is also what the cashier's address names. */
  code: string;
  /** What an empty list leads to: 去报名 with its path. */
  emptyAction: { text: string; to: string };
  emptyText: string;
  /** The campaign's page: an empty list leads there once nothing can be ordered any more. */
  homePath: string;
  /** The campaign's own screen of a sign-up. */
  signupPath: (order: Pick<CampaignOrder, 'joinId' | 'packageId'>) => string;
  /** Claims the gift of an order; the list is asked anew with `reload`. */
  onGift?: (order: CampaignOrder, reload: () => void) => void;
  /** That claim is on its way. */
  isClaiming?: boolean;
}

const TAB_NAMES: Readonly<Record<CampaignOrderTab, string>> = {
  all: '全部',
  pay: '待支付',
  going: '进行中',
  done: '已完成',
  refund: '退款',
};
const EMPTY_TITLES: Readonly<Record<CampaignOrderTab, string>> = {
  all: '还没有订单',
  pay: '没有待支付的订单',
  going: '没有进行中的订单',
  done: '还没有完成的订单',
  refund: '没有退款',
};
const PAGE_SIZE = 10;

/**
 * The member's orders of one campaign, of every kind, for a member-only screen. `orderNo` in the address, with which the
 * cashier comes back, marks one and says what has become of it.
 */
export function CampaignOrders({ code, emptyAction, emptyText, homePath, signupPath, onGift, isClaiming }: Props) {
  const go = useGo();
  const setQuery = useSetQuery();
  const panel = usePanel('step', 'code');
  const orderNo = useQueryParam('orderNo');
  const wanted = useQueryParam('tab');
  const tab = CAMPAIGN_ORDER_TABS.find((each) => each === wanted) ?? 'all';
  const pages = usePages(getCampaignOrders, { code, tab, pageSize: PAGE_SIZE }, { rowKey: (order) => order.orderNo });
  useRefreshOnReturn(pages);
  const { note, rows } = useBehindRows(pages);
  const reload = () => void pages.refresh();
  const onChanged = (row: CampaignOrder | undefined) => {
    if (row) note(row.orderNo);
    reload();
  };
  const { cancel, isBusy } = useCancelJoin(code, (joinId) =>
    onChanged(pages.rows.find((row) => row.joinId === joinId)),
  );
  const pathTo = (order: CampaignOrder) => {
    if (order.bizType === 'campaign') return signupPath(order);
    return pathOf(order.bizType === 'goods' ? 'orderDetail' : 'vipOrderDetail', { orderNo: order.orderNo });
  };
  const takeBack = ({ joinId, packageId, returnable, status }: CampaignOrder) => {
    if (joinId === undefined) return;
    void cancel({ joinId, packageId, returnable, status: status === 'toPay' ? 'toPay' : 'joined' });
  };
  const deeds: Readonly<Record<string, (order: CampaignOrder) => void>> = {
    pay: (order) => go('paying', { orderNo: order.orderNo, biz: order.bizType, from: code }),
    gift: (order) => onGift?.(order, () => onChanged(order)),
    code: (order) => panel.open('code', { code: order.orderNo }),
    cancel: takeBack,
    refund: takeBack,
    [RELOAD]: reload,
  };
  const marked = pages.rows.find((order) => order.orderNo === orderNo);
  const coded = useQueryParam('code');
  const isClosed = (pages.latest?.closedAt ?? null) !== null;
  const over = pages.latest?.removed
    ? { text: '活动资料已下线', action: { text: '去积分商城', to: pathOf('pointsMall') } }
    : { text: '活动已结束', action: { text: '回活动页', to: homePath } };
  const empty = isClosed ? over : { text: emptyText, action: emptyAction };
  const checkCode = pages.rows.find((order) => order.orderNo === coded)?.checkCode;
  return (
    <>
      <Tabs
        variant="clear"
        aria-label="订单状态"
        className={styles.tabs}
        items={CAMPAIGN_ORDER_TABS.map((key) => ({ key, text: TAB_NAMES[key] }))}
        value={tab}
        onChange={(key) => setQuery({ tab: key === 'all' ? undefined : key }, { replace: true })}
      />
      {marked && <OrderNews order={marked} path={pathTo(marked)} onReload={reload} />}
      <PagedList
        pages={{ ...pages, rows }}
        aria-label={`${TAB_NAMES[tab]}订单`}
        skeleton={<OrdersSkeleton />}
        empty={<PageState state="empty" art="orders" title={EMPTY_TITLES[tab]} {...empty} />}
        renderRow={(order) => (
          <CampaignOrderCard
            order={order}
            path={pathTo(order)}
            isMarked={order.orderNo === orderNo}
            isBusy={isBusy || isClaiming === true}
            onAct={(key, acted) => deeds[key]?.(acted)}
            onExpired={reload}
          />
        )}
      />
      <CheckCodePanel code={checkCode} isOpen={panel.shown === 'code'} onClose={panel.close} />
    </>
  );
}

const PLACES = ['a', 'b', 'c'] as const;

function OrdersSkeleton() {
  return (
    <>
      {PLACES.map((place) => (
        <div key={place} className={styles.skeleton}>
          <Skeleton width="40%" />
          <Skeleton height="44px" space="12px" />
          <Skeleton width="60%" space="12px" />
        </div>
      ))}
    </>
  );
}
