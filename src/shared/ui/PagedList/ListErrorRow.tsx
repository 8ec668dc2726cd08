import { ReactComponent as RefreshIcon } from '@/shared/icons/refresh.svg';
import { type FailureView, refusalOf } from '../PageState/pageStates';
import styles from './ListErrorRow.module.less';

interface Props {
  /** What has failed; where the server has said why, its words stand there. */
  failure?: FailureView | undefined;
  onRetry: () => void;
}

export function ListErrorRow({ failure, onRetry }: Props) {
  return (
    <button type="button" className={styles.row} onClick={onRetry}>
      <RefreshIcon />
      {`${refusalOf(failure) ?? '加载失败'}，点此重试`}
    </button>
  );
}
