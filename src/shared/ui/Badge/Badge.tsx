import clsx from 'clsx';
import styles from './Badge.module.less';

interface Props {
  /** Nothing is shown for 0; more than 99 is "99+". */
  count: number;
  className?: string;
}

export function Badge({ count, className }: Props) {
  if (count <= 0) return null;
  return <i className={clsx(styles.badge, className)}>{count > 99 ? '99+' : count}</i>;
}
