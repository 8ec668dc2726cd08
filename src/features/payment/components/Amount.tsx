import { formatYuan } from '@/shared/lib/money';
import { formatPoints } from '@/shared/lib/pointsFormat';
import { formatLastDate } from '@/shared/lib/timeFormat';
import { withUnits } from '@/shared/lib/unbroken';
import { Apricot } from '@/shared/ui/Apricot/Apricot';
import { Dated } from '@/shared/ui/Dated/Dated';
import type { PayOrder } from '../contract';
import styles from './Amount.module.less';

/** What the order costs, in the server's figures. */
export function Amount({ order }: { order: PayOrder }) {
  const { amount, points, title, newExpireAt } = order;
  return (
    <header className={styles.amount}>
      <p className={styles.title}>{withUnits(title)}</p>
      <p className={styles.money}>{formatYuan(amount)}</p>
      {newExpireAt !== null && (
        <p className={styles.expiry}>
          <Dated>付款后会员有效期至 {formatLastDate(newExpireAt)}</Dated>
        </p>
      )}
      {points !== null && points > 0 && (
        <p className={styles.points}>
          <Apricot />
          另冻结 {formatPoints(points)} 积分，付款成功才扣除
        </p>
      )}
    </header>
  );
}
