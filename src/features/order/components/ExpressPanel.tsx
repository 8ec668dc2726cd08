import { useQuery } from '@/request/useQuery';
import { keyed } from '@/shared/lib/keyed';
import { Popup } from '@/shared/ui/Popup/Popup';
import { QueryView } from '@/shared/ui/QueryView/QueryView';
import { Skeleton } from '@/shared/ui/Skeleton/Skeleton';
import { getOrderDetail } from '../contract';
import type { GoodsOrderDetail } from '../orderSchemas';
import { ORDER_STATUS } from '../orderStatus';
import { getOrderExpress } from '../panelContract';
import type { OrderPanelProps } from './orderPanel';
import { PanelNote } from './PanelNote';
import { ParcelView } from './ParcelView';

/** For one answer or two: the panel changes its height once. */
const WAIT = <Skeleton shape="card" height="calc(var(--tap) * 8.3)" />;

/** Why an order has no parcel: none will come, or none has left yet. */
function whyNone({ status, statusText, deliver }: GoodsOrderDetail): string {
  if (deliver !== 'express') return '这笔订单不用寄送，没有物流。';
  if (status === ORDER_STATUS.cancelled || status === ORDER_STATUS.afterSale) return `商品没有寄出：${statusText}。`;
  return '还没有物流信息，发货后请晚些再看。';
}

function NoParcel({ orderNo }: { orderNo: string }) {
  const query = useQuery(getOrderDetail, { orderNo });
  return (
    <QueryView query={query} skeleton={WAIT}>
      {(order) => <PanelNote>{whyNone(order)}</PanelNote>}
    </QueryView>
  );
}

/** Where an order's parcels are. */
export function ExpressPanel({ orderNo, isOpen, onClose }: OrderPanelProps) {
  const query = useQuery(getOrderExpress, { orderNo }, { refreshOnReturn: true });
  return (
    <Popup isOpen={isOpen} title="查看物流" onClose={onClose}>
      <QueryView query={query} skeleton={WAIT}>
        {(parcels) =>
          parcels.length === 0 ? (
            <NoParcel orderNo={orderNo} />
          ) : (
            keyed(parcels).map(([key, parcel]) => <ParcelView key={key} parcel={parcel} />)
          )
        }
      </QueryView>
    </Popup>
  );
}
