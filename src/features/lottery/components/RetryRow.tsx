import type { Failure } from '@/request/failure';
import { Button } from '@/shared/ui/Button/Button';
import styles from './RetryRow.module.less';

interface Props {
  failure: Failure;
  onRetry: () => void;
}

/** One block of a page that could not be loaded; the rest of the page lives on. */
export function RetryRow({ failure, onRetry }: Props) {
  return (
    <div className={styles.row}>
      <p className={styles.words}>{failure.msg}</p>
      <Button size="small" variant="tint" onClick={onRetry}>
        重试
      </Button>
    </div>
  );
}
