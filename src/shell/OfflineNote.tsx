import { useIsOffline } from '@/shared/lib/online';
import styles from './OfflineNote.module.less';

/** A line on top of every screen while the phone has no network. */
export function OfflineNote() {
  if (!useIsOffline()) return null;
  return (
    <p className={styles.note} role="alert">
      网络不给力，连上后会自动刷新
    </p>
  );
}
