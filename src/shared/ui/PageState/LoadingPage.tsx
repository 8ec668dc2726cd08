import { LOADING_TEXT } from '@/shared/config/constants';
import { useAfter } from '@/shared/lib/useAfter';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import type { LoadingState } from './pageStates';
import styles from './StatePanel.module.less';

const SLOW_AFTER_MS = 8000;

export function LoadingPage({ skeleton }: LoadingState) {
  const isSlow = useAfter(SLOW_AFTER_MS);
  return (
    <div aria-busy="true">
      <div aria-hidden="true">{skeleton}</div>
      <div role="status" className={isSlow ? styles.slow : undefined}>
        {isSlow ? <span>加载较慢，请稍候</span> : <VisuallyHidden>{LOADING_TEXT}</VisuallyHidden>}
      </div>
    </div>
  );
}
