import clsx from 'clsx';
import { forwardRef, useId } from 'react';
import { Checkbox } from '@/shared/ui/Checkbox/Checkbox';
import styles from './Agreement.module.less';

interface Props {
  hasAgreed: boolean;
  isMissing: boolean;
  onChange: (hasAgreed: boolean) => void;
  onRead: () => void;
}

export const Agreement = forwardRef<HTMLDivElement, Props>(function Agreement(
  { hasAgreed, isMissing, onChange, onRead },
  ref,
) {
  const errorId = useId();
  return (
    <div ref={ref} tabIndex={-1} className={clsx(styles.agreement, isMissing && styles.missing)}>
      <div className={styles.row}>
        <Checkbox checked={hasAgreed} errorId={isMissing ? errorId : undefined} onChange={onChange}>
          <span>我已阅读并同意</span>
          <button type="button" className={styles.link} onClick={onRead}>
            《积分规则》
          </button>
        </Checkbox>
      </div>
      {isMissing && (
        <p id={errorId} role="alert" className={styles.error}>
          请先勾选同意《积分规则》
        </p>
      )}
      <p className={styles.text}>
        未发货可随时取消，积分、优惠券和付的钱都退回；收货后可以申请售后。电子商品到账后不能取消。
      </p>
    </div>
  );
});
