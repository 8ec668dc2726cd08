import { useState } from 'react';
import { ReactComponent as WifiOffIcon } from '@/shared/icons/wifiOff.svg';
import { useIsOffline } from '@/shared/lib/online';
import { formatMoment } from '@/shared/lib/timeFormat';
import { withUnits } from '@/shared/lib/unbroken';
import { SpacedWord } from '../Button/SpacedWord';
import styles from './OfflineBar.module.less';

interface Props {
  /** Moment (epoch ms) of the last good answer. */
  updatedAt?: number | null | undefined;
  /** Absent while nothing can be done. */
  onRefresh?: () => void;
  /** Said instead of the words for a lost network. */
  text?: string | undefined;
  action?: string;
  /** Why the newest try failed: from a tap until there is another reason the bar says that it is tried. */
  cause?: object | undefined;
}

/**
 * Above old content that could not be refreshed. While the phone itself has no network the note on top of every screen says
 * so; then only how old the content is remains to be said.
 */
export function OfflineBar({ updatedAt, onRefresh, text, action = '刷新', cause }: Props) {
  const isOffline = useIsOffline();
  const [tried, setTried] = useState<object>();
  const isTrying = tried !== undefined && tried === cause;
  const age = updatedAt && `数据更新于 ${formatMoment(updatedAt)}`;
  const why = text ?? (isOffline ? '' : '网络不给力');
  const words = [isTrying ? '正在刷新' : why, age].filter(Boolean).join('，');
  if (words === '') return null;
  const press = () => {
    setTried(cause);
    onRefresh?.();
  };
  return (
    <div role="status" className={styles.bar}>
      <WifiOffIcon />
      <span className={styles.words}>{withUnits(words)}</span>
      {onRefresh && (
        <button type="button" className={styles.refresh} onClick={press}>
          <SpacedWord>{action}</SpacedWord>
        </button>
      )}
    </div>
  );
}
