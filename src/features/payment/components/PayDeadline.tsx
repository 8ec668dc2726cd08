import { CountDown } from '@/shared/ui/CountDown/CountDown';
import type { PayOrder } from '../contract';
import styles from './PayDeadline.module.less';

interface Props {
  order: PayOrder;
  /** The time is over. */
  onEnd: () => void;
}

/** Until when the order can be paid, and what happens then; nothing where no time is set. */
export function PayDeadline({ order: { expireAt, points }, onEnd }: Props) {
  if (expireAt === null) return null;
  return (
    <p className={styles.deadline}>
      请在 <CountDown endAt={expireAt} variant="text" className={styles.time} onEnd={onEnd} /> 内付款，
      {points !== null && points > 0 ? '超时订单自动取消，积分立即退回' : '超时订单自动取消'}
    </p>
  );
}
