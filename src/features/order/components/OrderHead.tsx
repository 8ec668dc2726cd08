import packageBox from '@/shared/art/package.webp';
import truck from '@/shared/art/truck.webp';
import { CountDown } from '@/shared/ui/CountDown/CountDown';
import { Dated } from '@/shared/ui/Dated/Dated';
import { StatusHead } from '@/shared/ui/StatusHead/StatusHead';
import { unpaidText } from '../orderCopy';
import type { GoodsOrderDetail } from '../orderSchemas';
import { ORDER_STATUS } from '../orderStatus';

interface Props {
  order: GoodsOrderDetail;
  onExpired: () => void;
}

/** What the order is doing now, what comes next, and until when. */
export function OrderHead({ order, onExpired }: Props) {
  const { status, statusText, tip, expireAt, reasonText } = order;
  const art = status === ORDER_STATUS.onTheWay && order.deliver === 'express' ? truck : packageBox;
  return (
    <StatusHead title={statusText} art={art}>
      {expireAt !== null ? (
        <>
          请在 <CountDown endAt={expireAt} variant="text" onEnd={onExpired} /> 内付款，{unpaidText(order)}
        </>
      ) : (
        <Dated>{tip ?? reasonText ?? ''}</Dated>
      )}
    </StatusHead>
  );
}
