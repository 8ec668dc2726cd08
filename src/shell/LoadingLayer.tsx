import { useSyncExternalStore } from 'react';
import { LOADING_TEXT } from '@/shared/config/constants';
import { isLoadingShown, subscribeLoading } from '@/shared/lib/loading';
import { useAfter } from '@/shared/lib/useAfter';
import { Apricot } from '@/shared/ui/Apricot/Apricot';
import styles from './LoadingLayer.module.less';

const APPEARS_AFTER_MS = 300;

function LoadingBox() {
  const isDue = useAfter(APPEARS_AFTER_MS);
  if (!isDue) return null;
  return (
    <div className={styles.box}>
      <Apricot className={styles.fruit} variant="night" />
      {LOADING_TEXT}
    </div>
  );
}

/** Shows while anything is in flight. The page below stays visible and usable. Source: spec §4, §9. */
export function LoadingLayer() {
  const isLoading = useSyncExternalStore(subscribeLoading, isLoadingShown);
  return (
    <div className={styles.layer} role="status" aria-busy={isLoading}>
      {isLoading && <LoadingBox />}
    </div>
  );
}
