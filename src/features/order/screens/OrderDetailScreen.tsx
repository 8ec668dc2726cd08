import { Suspense, useEffect } from 'react';
import { currentHost } from '@/bridge/environment';
import { OfflineTickets } from '@/features/coupon';
import { ScreenFrame } from '@/frame/ScreenFrame';
import { useBehind } from '@/request/useBehind';
import { useLeaveWhenGone } from '@/request/useLeaveWhenGone';
import { useQuery } from '@/request/useQuery';
import { useSession } from '@/session/useSession';
import { lazyPart } from '@/shared/lib/lazyPart';
import { pathOf, useBackToList, useQueryParam } from '@/shared/lib/navigation';
import { usePanel } from '@/shared/lib/usePanel';
import { HelpWays } from '@/shared/ui/HelpWays/HelpWays';
import { useSupport } from '@/shared/ui/HelpWays/useSupport';
import { PartLoading } from '@/shared/ui/LoadNote/PartLoading';
import { OperateBar } from '@/shared/ui/OperateBar/OperateBar';
import { PageState } from '@/shared/ui/PageState/PageState';
import { SubjectContext } from '@/shared/ui/PageState/subject';
import { Sheet } from '@/shared/ui/Sheet/Sheet';
import { Skeleton } from '@/shared/ui/Skeleton/Skeleton';
import { AfterSaleCases } from '../components/AfterSaleCases';
import { OrderDelivery } from '../components/OrderDelivery';
import { OrderHead } from '../components/OrderHead';
import { OrderPanels } from '../components/OrderPanels';
import { OrderDescription, OrderSums } from '../components/OrderSums';
import { getOrderDetail } from '../contract';
import { buttonsOf } from '../orderButtons';
import type { GoodsOrderDetail } from '../orderSchemas';
import { useNewOrderAddress } from '../useNewOrderAddress';
import { useOrderActions } from '../useOrderActions';
import { pickupKey, usePickupTicket } from '../usePickupTicket';
import styles from './OrderDetailScreen.module.less';

const AfterSaleView = lazyPart(async () => (await import('../components/AfterSaleView')).AfterSaleView);

/** The button of the list that leads to the after-sales on this screen. */
const SHOWN_HERE = 'case';
const LISTS = ['orderList'] as const;

/** A case whose button asks for something: the number of the parcel that goes back. */
function isToSendBack({ afterSale }: GoodsOrderDetail): boolean {
  return afterSale.some(({ status }) => status === 'sendBack');
}

/** One goods order. */
export function OrderDetailScreen() {
  const { isSignedIn } = useSession();
  const orderNo = useQueryParam('orderNo');
  if (!isSignedIn) return <ScreenFrame title="订单详情" isMemberOnly />;
  if (orderNo === undefined) {
    return (
      <ScreenFrame title="订单详情" fallback="orderList">
        <PageState
          state="empty"
          art="orders"
          title="没有找到这笔订单"
          text="链接可能不完整，您的订单都还在"
          action={{ text: '查看全部订单', to: pathOf('orderList') }}
        />
      </ScreenFrame>
    );
  }
  return <OrderDetail key={orderNo} orderNo={orderNo} />;
}

function SupportLink() {
  const contact = useSupport();
  return contact ? (
    <button type="button" onClick={contact}>
      联系客服
    </button>
  ) : null;
}

function OrderDetail({ orderNo }: { orderNo: string }) {
  const { shown: step, back: closeForm, close } = usePanel('step');
  const leave = useBackToList(LISTS, pathOf('orderList'));
  const query = useQuery(getOrderDetail, { orderNo }, { refreshOnReturn: true });
  const current = useBehind(query);
  useLeaveWhenGone(query, leave);
  const order = query.data;
  usePickupTicket(order);
  const { act, isBusy } = useOrderActions({
    onChanged: query.refresh,
    onDeleted: leave,
  });
  const address = useNewOrderAddress(orderNo, query.refresh);
  const mayMove = order?.operate.some(({ key, enabled }) => key === 'address' && enabled);
  const wantsAddress = step === 'address' && mayMove;
  const { choose } = address;
  // The list's button leads through here; the entry makes room, or "back" would ask for an address again. An order that
  // nobody knows, or that was sent meanwhile, asks for none: the screen tells what it is.
  useEffect(() => {
    if (wantsAddress) choose(true);
  }, [wantsAddress, choose]);

  const subject = { kind: 'order' as const, number: orderNo };
  if (step === 'aftersale' && order) {
    return (
      <SubjectContext.Provider value={subject}>
        <Sheet title="申请售后" navHidden={currentHost() === 'miniProgram'} onBack={closeForm}>
          <Suspense
            fallback={
              <PartLoading>
                <Skeleton shape="card" height="420px" space="12px" />
              </PartLoading>
            }
          >
            <AfterSaleView
              order={order}
              onClose={close}
              onDone={() => {
                query.refresh();
                closeForm();
              }}
              askAnew={query.refresh}
            />
          </Suspense>
        </Sheet>
      </SubjectContext.Provider>
    );
  }
  return (
    <>
      <ScreenFrame
        title="订单详情"
        tone="leaf"
        fallback="orderList"
        action={<SupportLink />}
        subject={subject}
        failure={query.failure}
        onRetry={query.refresh}
        updatedAt={query.updatedAt}
      >
        {order && (
          <div className={styles.page}>
            <OrderHead order={order} onExpired={query.refresh} />
            <OrderDelivery order={order} />
            <AfterSaleCases cases={order.afterSale} headText={order.statusText} onChanged={query.refresh} />
            <OrderSums order={order} />
            <OrderDescription order={order} />
            <HelpWays />
            <OperateBar
              operate={buttonsOf(current(order)).filter(
                ({ key }) => key !== SHOWN_HERE || (isToSendBack(order) && step !== SHOWN_HERE),
              )}
              busy={isBusy || address.isBusy}
              onAct={(key) => (key === 'address' ? address.choose() : act(key, order))}
            />
            <OrderPanels onChanged={query.refresh} />
          </div>
        )}
      </ScreenFrame>
      {!order && query.failure?.kind === 'network' && <OfflineTickets prefix={pickupKey(orderNo)} title="自提码" />}
    </>
  );
}
