import clsx from 'clsx';
import { forwardRef } from 'react';
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
  return (
    <div ref={ref} tabIndex={-1} className={clsx(styles.agreement, isMissing && styles.missing)}>
      <div className={styles.row}>
        <Checkbox checked={hasAgreed} onChange={onChange}>
          <span>我已阅读并同意</span>
          <button type="button" className={styles.link} onClick={onRead}>
            《积分规则》
          </button>
        </Checkbox>
      </div>
      {isMissing && (
        <p role="alert" className={styles.error}>
          请先勾选同意《积分规则》
        </p>
      )}
      <p className={styles.text}>付款后未发货可随时取消，积分和优惠券一起退回。</p>
    </div>
  );
});
