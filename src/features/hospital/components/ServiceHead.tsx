import { ReactComponent as PlaceIcon } from '@/shared/icons/mapPin.svg';
import { setElderMode, useElderMode } from '@/shared/lib/elderMode';
import styles from './ServiceHead.module.less';

/** The head of a tab: no way back. */
export function ServiceHead({ hospitalName }: { hospitalName: string | undefined }) {
  const isElder = useElderMode();
  return (
    <header className={styles.head}>
      <h1 className={styles.title}>医院服务</h1>
      {isElder && (
        <button type="button" className={styles.elder} onClick={() => setElderMode(false)}>
          回标准版
        </button>
      )}
      {!isElder && hospitalName && (
        <span className={styles.place}>
          <PlaceIcon />
          {hospitalName}
        </span>
      )}
    </header>
  );
}
