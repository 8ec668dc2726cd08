import type { ReactNode } from 'react';
import { Apricot } from '../Apricot/Apricot';
import styles from './PullRefresh.module.less';
import { usePullRefresh } from './usePullRefresh';

interface Props {
  onRefresh: () => void;
  children: ReactNode;
  className?: string;
}

export function PullRefresh({ onRefresh, children, className }: Props) {
  const { distancePx, isReady, handlers } = usePullRefresh(onRefresh);
  return (
    <div className={className} {...handlers}>
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
