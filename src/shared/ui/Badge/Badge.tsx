import clsx from 'clsx';
import styles from './Badge.module.less';

interface Props {
  /** Nothing is shown for 0; more than 99 is "99+". */
  count: number;
  /** A dot without a number. */
  dot?: boolean;
  className?: string;
}

export function Badge({ count, dot = false, className }: Props) {
  if (count <= 0) return null;
  const shown = count > 99 ? '99+' : String(count);
  return <i className={clsx(styles.badge, dot && styles.dot, className)}>{dot ? null : shown}</i>;
}
