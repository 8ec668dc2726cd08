import { ReactComponent as RefreshIcon } from '@/shared/icons/refresh.svg';
import styles from './ListErrorRow.module.less';

interface Props {
  onRetry: () => void;
}

export function ListErrorRow({ onRetry }: Props) {
  return (
    <button type="button" className={styles.row} onClick={onRetry}>
      <RefreshIcon />
      加载失败，点此重试
    </button>
  );
}
