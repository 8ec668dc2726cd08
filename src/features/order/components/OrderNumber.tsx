import { showMessage, showSuccess } from '@/shared/ui/toast';
import styles from './OrderNumber.module.less';

async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showSuccess('订单号已复制');
  } catch {
    showMessage('没有复制成功，请长按订单号复制');
  }
}

export function OrderNumber({ orderNo }: { orderNo: string }) {
  return (
    <span className={styles.number}>
      <span className={styles.text}>{orderNo}</span>
      <button type="button" className={styles.copy} aria-label="复制订单号" onClick={() => void copyText(orderNo)}>
        复制
      </button>
    </span>
  );
}
