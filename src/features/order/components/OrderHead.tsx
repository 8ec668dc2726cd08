import packageBox from '@/shared/art/package.webp';
import truck from '@/shared/art/truck.webp';
import { CountDown } from '@/shared/ui/CountDown/CountDown';
import { Picture } from '@/shared/ui/Picture/Picture';
import type { GoodsOrderDetail } from '../orderSchemas';
import { ORDER_STATUS } from '../orderStatus';
import styles from './OrderHead.module.less';

interface Props {
  order: GoodsOrderDetail;
  onExpired: () => void;
}

const ART_SIZE = 92;

/** What the order is doing now, what comes next, and until when. */
export function OrderHead({ order, onExpired }: Props) {
  const { status, statusText, tip, expireAt, reasonText } = order;
  const art = status === ORDER_STATUS.onTheWay && order.deliver === 'express' ? truck : packageBox;
  return (
    <header className={styles.head}>
      <div className={styles.headText}>
        <p className={styles.status}>{statusText}</p>
        <p className={styles.tip}>
          {expireAt !== null ? (
            <>
              请在 <CountDown endAt={expireAt} variant="text" onEnd={onExpired} /> 内付款，超时积分自动退回
            </>
          ) : (
            (tip ?? reasonText)
          )}
        </p>
      </div>
      <Picture className={styles.art} src={art} size={ART_SIZE} />
    </header>
  );
}
