import { ReactComponent as RefreshIcon } from '@/shared/icons/refresh.svg';
import styles from './ListErrorRow.module.less';

interface Props {
  /** Why, where the server has said so. */
  msg?: string | undefined;
  onRetry: () => void;
}

export function ListErrorRow({ msg = '加载失败', onRetry }: Props) {
  return (
    <button type="button" className={styles.row} onClick={onRetry}>
      <RefreshIcon />
      {`${msg}，点此重试`}
    </button>
  );
}
