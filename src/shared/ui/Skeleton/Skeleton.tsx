import clsx from 'clsx';
import type { CSSProperties } from 'react';
import styles from './Skeleton.module.less';

interface Props {
  width?: string;
  height?: string;
  /** Space above. */
  space?: string;
  shape?: 'line' | 'leaf' | 'round' | 'card' | 'square';
  className?: string;
}

/** One grey box of a loading layout. */
export function Skeleton({ width, height, space, shape = 'line', className }: Props) {
  const size = { '--box-width': width, '--box-height': height, '--box-space': space } as CSSProperties;
  return <i className={clsx(styles.box, shape !== 'line' && styles[shape], className)} style={size} />;
}
