import { useSyncExternalStore } from 'react';
import styles from './OfflineNote.module.less';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** A line on top of every screen while the phone has no network. */
export function OfflineNote() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  if (isOnline) return null;
  return (
    <p className={styles.note} role="status">
      网络不给力，连上后会自动刷新
    </p>
  );
}
