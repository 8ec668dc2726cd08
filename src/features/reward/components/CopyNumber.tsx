import { showMessage, showSuccess } from '@/shared/ui/toast';
import styles from './CopyNumber.module.less';

/** Puts an express number on the clipboard; where that is not allowed it says how else. */
export function CopyNumber({ number }: { number: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(number);
      showSuccess('单号已复制');
    } catch {
      showMessage('没有复制成功，请长按单号复制');
    }
  };
  return (
    <button type="button" className={styles.copy} onClick={() => void copy()}>
      复制单号
    </button>
  );
}
