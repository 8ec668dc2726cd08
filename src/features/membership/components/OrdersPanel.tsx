import clsx from 'clsx';
import { ScreenFrame } from '@/frame/ScreenFrame';
import { useIntentsEnd } from '@/request/intent';
import { usePages } from '@/request/usePages';
import { useRefreshOnReturn } from '@/request/useRefreshOnReturn';
import { formatYuan } from '@/shared/lib/money';
import { pathOf } from '@/shared/lib/navigation';
import { formatNearDayTime } from '@/shared/lib/timeFormat';
import { useTitle } from '@/shared/lib/useTitle';
import { Dated } from '@/shared/ui/Dated/Dated';
import { Link } from '@/shared/ui/Link/Link';
import { PagedList } from '@/shared/ui/PagedList/PagedList';
import { PageState } from '@/shared/ui/PageState/PageState';
import { Tag } from '@/shared/ui/Tag/Tag';
import { getVipOrders } from '../contract';
import { CARD_ORDER_INTENT, isOrderOpen } from '../intents';
import type { VipOrder } from '../orderContract';
import { nameOfType, titleOfStatus } from '../orderCopy';
import { OrderSkeleton } from './OrderSkeleton';
import styles from './OrdersPanel.module.less';

const TITLE = '会员订单';

function OrderRow({ order }: { order: VipOrder }) {
  return (
    <Link className={styles.order} to={pathOf('vipOrderDetail', { orderNo: order.orderNo })}>
      <div className={styles.line}>
        <span className={styles.name}>
          {order.cardName} {order.planName}
        </span>
        <span className={clsx(styles.status, order.status === 'waiting' && styles.waiting)}>
          {titleOfStatus(order.status)}
        </span>
      </div>
      <div className={styles.line}>
        <span className={styles.meta}>
          <Dated>
            {nameOfType(order.type)}，{formatNearDayTime(order.createdAt)}
          </Dated>
        </span>
        <span className={styles.amount}>{formatYuan(order.amount)}</span>
      </div>
      {order.campaign && order.campaign.title !== '' && <Tag>{order.campaign.title}</Tag>}
    </Link>
  );
}

/** The member's card orders. */
export function OrdersPanel() {
  useTitle(TITLE);
  return (
    <ScreenFrame title={TITLE} isMemberOnly fallback="membershipCard" subject={{ kind: 'cardOrder' }} hasHelp>
      <Orders />
    </ScreenFrame>
  );
}

function Orders() {
  const pages = usePages(getVipOrders, {}, { rowKey: ({ orderNo }) => orderNo });
  useRefreshOnReturn(pages);
  const [newest] = pages.rows;
  useIntentsEnd(CARD_ORDER_INTENT, newest !== undefined && !isOrderOpen(newest));
  return (
    <div className={styles.list}>
      <PagedList
        pages={pages}
        renderRow={(order) => <OrderRow order={order} />}
        skeleton={<OrderSkeleton />}
        empty={
          <PageState
            state="empty"
            art="orders"
            title="还没有会员订单"
            action={{ text: '看会员卡', to: pathOf('membershipCard') }}
          />
        }
      />
    </div>
  );
}
