import { type ReactNode, type TouchEvent, useRef, useState } from 'react';
import { Apricot } from '../Apricot/Apricot';
import styles from './PullRefresh.module.less';

const TRIGGER_PX = 64;
const MAX_PX = 88;
/** The list follows the finger at half the way, as elastic lists do. */
const RESISTANCE = 0.5;

interface Pull {
  /** How far the list is pulled down at present. */
  distancePx: number;
  isReady: boolean;
  handlers: {
    onTouchStart: (event: TouchEvent) => void;
    onTouchMove: (event: TouchEvent) => void;
    onTouchEnd: () => void;
    onTouchCancel: () => void;
  };
}

function usePullRefresh(onRefresh: () => void): Pull {
  const startY = useRef<number>();
  const [distancePx, setDistancePx] = useState(0);
  const isReady = distancePx >= TRIGGER_PX;

  const onTouchStart = (event: TouchEvent) => {
    const isOneFinger = event.touches.length === 1;
    startY.current = isOneFinger && window.scrollY <= 0 ? event.touches[0]?.clientY : undefined;
  };
  const onTouchMove = (event: TouchEvent) => {
    const y = event.touches[0]?.clientY;
    if (startY.current === undefined || y === undefined) return;
    const pulledPx = window.scrollY > 0 ? 0 : (y - startY.current) * RESISTANCE;
    setDistancePx(Math.min(MAX_PX, Math.max(0, pulledPx)));
  };
  const stop = () => {
    startY.current = undefined;
    setDistancePx(0);
  };
  const onTouchEnd = () => {
    if (isReady) onRefresh();
    stop();
  };
  return { distancePx, isReady, handlers: { onTouchStart, onTouchMove, onTouchEnd, onTouchCancel: stop } };
}

interface Props {
  onRefresh: () => void;
  children: ReactNode;
}

/** Starts at the top of the page only, and never holds up scrolling. */
export function PullRefresh({ onRefresh, children }: Props) {
  const { distancePx, isReady, handlers } = usePullRefresh(onRefresh);
  return (
    <div {...handlers}>
      {distancePx > 0 && (
        <div className={styles.hint} style={{ height: distancePx }} aria-hidden="true">
          <Apricot />
          {isReady ? '松手刷新' : '下拉刷新'}
        </div>
      )}
      {children}
    </div>
  );
}
