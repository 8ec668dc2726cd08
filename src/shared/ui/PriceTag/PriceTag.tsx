import clsx from 'clsx';
import { formatYuan } from '@/shared/lib/money';
import { formatPoints } from '@/shared/lib/pointsFormat';
import { Apricot } from '../Apricot/Apricot';
import styles from './PriceTag.module.less';

interface Props {
  /** Points; null is shown as "--", absent or 0 means that no points are asked. */
  points?: number | null;
  /** Money in cents; null is shown as "--", absent or 0 means that no money is asked. */
  cents?: number | null;
  size?: 'small' | 'medium' | 'large';
  /** In a two-column grid: the sign goes first when there is no room. */
  tight?: boolean;
  className?: string;
}

export function PriceTag({ points, cents, size = 'medium', tight = false, className }: Props) {
  const hasPoints = points !== undefined && points !== 0;
  const hasMoney = cents !== undefined && cents !== 0;
  const look = clsx(styles.price, styles[size], tight && styles.tight, !hasPoints && styles.cash, className);
  if (!hasPoints && !hasMoney) return <span className={clsx(look, styles.free)}>免费</span>;
  return (
    <span className={look}>
      {hasPoints && (
        <>
          <Apricot className={styles.sign} />
          <span className={styles.points}>{formatPoints(points)}</span>
          <span className={styles.unit}>积分</span>
        </>
      )}
      {hasMoney && (
        <span>
          {hasPoints && <span className={styles.plus}>+</span>}
          <span className={styles.money}>{formatYuan(cents)}</span>
        </span>
      )}
    </span>
  );
}
