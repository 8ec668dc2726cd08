import clsx from 'clsx';
import styles from './StockBar.module.less';

interface Props {
  used: number;
  total: number;
  /** What is counted, for readers: 已兑 71%. */
  label?: string;
  className?: string;
}

/** How much of something is taken. The numbers stand in words beside it. */
export function StockBar({ used, total, label = '已兑', className }: Props) {
  const share = total > 0 ? Math.min(1, Math.max(0, used / total)) : 0;
  const percent = Math.round(share * 100);
  return (
    <span role="img" aria-label={`${label} ${percent}%`} className={clsx(styles.bar, className)}>
      <i className={styles.fill} style={{ width: `${percent}%` }} />
    </span>
  );
}
