import { useEffect, useState } from 'react';
import { ReactComponent as VolumeIcon } from '@/shared/icons/volume.svg';
import { internalPath } from '@/shared/lib/navigation';
import { useReducedMotion } from '@/shared/lib/useReducedMotion';
import { SpacedWord } from '@/shared/ui/Button/SpacedWord';
import type { MallHome } from '../../contract';
import styles from './Ticker.module.less';

const TURN_MS = 6_000;

interface Props {
  /** Absent where they did not come, and with them what the home screen offers. */
  items: MallHome['ticker'] | undefined;
  /** The news are on their way; their line is kept free for them. */
  isLoading: boolean;
  onRetry: () => void;
}

/** One line of news with its way on; several take turns. */
export function Ticker({ items, isLoading, onRetry }: Props) {
  const [turn, setTurn] = useState(0);
  const isStill = useReducedMotion();
  const count = items?.length ?? 0;
  const hasTurns = count > 1;
  useEffect(() => {
    if (!hasTurns || isStill) return undefined;
    const timer = setInterval(() => setTurn((previous) => previous + 1), TURN_MS);
    return () => clearInterval(timer);
  }, [hasTurns, isStill]);

  const item = items?.[turn % Math.max(count, 1)];
  if (isLoading && !item) return <div className={styles.ticker} />;
  if (!items)
    return (
      <div className={styles.ticker}>
        <span className={styles.text}>入口没有取到</span>
        <button type="button" className={styles.link} onClick={onRetry}>
          <SpacedWord>重试</SpacedWord>
        </button>
      </div>
    );
  if (!item) return null;
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
