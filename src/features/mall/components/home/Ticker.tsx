import { useEffect, useState } from 'react';
import { ReactComponent as VolumeIcon } from '@/shared/icons/volume.svg';
import { internalPath } from '@/shared/lib/navigation';
import { useReducedMotion } from '@/shared/lib/useReducedMotion';
import type { MallHome } from '../../contract';
import styles from './Ticker.module.less';

const TURN_MS = 6_000;

interface Props {
  items: MallHome['ticker'];
  /** The news are on their way; their line is kept free for them. */
  isLoading: boolean;
}

/** One line of news with its way on; several take turns. */
export function Ticker({ items, isLoading }: Props) {
  const [turn, setTurn] = useState(0);
  const isStill = useReducedMotion();
  const hasTurns = items.length > 1;
  useEffect(() => {
    if (!hasTurns || isStill) return undefined;
    const timer = setInterval(() => setTurn((previous) => previous + 1), TURN_MS);
    return () => clearInterval(timer);
  }, [hasTurns, isStill]);

  const item = items[turn % Math.max(items.length, 1)];
  if (!item) return isLoading ? <div className={styles.ticker} /> : null;
  const path = internalPath(item.route);
  return (
    <div className={styles.ticker}>
      <VolumeIcon aria-hidden />
      <span className={styles.text}>{item.text}</span>
      {path !== undefined && (
        <a className={styles.link} href={`#${path}`} aria-label={`查看：${item.text}`}>
          查看
        </a>
      )}
    </div>
  );
}
