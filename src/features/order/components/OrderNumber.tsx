import { CopyButton } from '@/shared/ui/CopyButton/CopyButton';
import styles from './OrderNumber.module.less';

/** An order's number, whole on its line, with the button that copies it. */
export function OrderNumber({ orderNo }: { orderNo: string }) {
  return (
    <span className={styles.number}>
      {orderNo}
      <CopyButton text={orderNo} what="订单号" />
    </span>
  );
}
