import clsx from 'clsx';
import { useState } from 'react';
import { formatYuan } from '@/shared/lib/money';
import { BottomBar } from '@/shared/ui/BottomBar/BottomBar';
import { Button } from '@/shared/ui/Button/Button';
import { Checkbox } from '@/shared/ui/Checkbox/Checkbox';
import { showMessage } from '@/shared/ui/toast/toast';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden/VisuallyHidden';
import { isForSale, type MainAction } from '../cardCopy';
import type { Plan } from '../contract';
import { originOf } from '../planCopy';
import styles from './BuyBar.module.less';

interface Props {
  plan: Plan | undefined;
  action: MainAction;
  isTicked: boolean;
  onTick: (isTicked: boolean) => void;
  onBuy: () => void;
  onRead: (textKey: string) => void;
  onRetry: () => void;
}

/** Agreement, amount and the one button. The box is never ticked for the member. */
export function BuyBar({ plan, action, isTicked, onTick, onBuy, onRead, onRetry }: Props) {
  const [isShaking, setShaking] = useState(false);
  const origin = plan && originOf(plan);

  const buy = () => {
    if (isTicked) {
      onBuy();
      return;
    }
    setShaking(true);
    showMessage('请先阅读并勾选协议');
  };

  if (!isForSale(action)) {
    return (
      <BottomBar>
        {action.kind === 'retry' ? (
          <Button size="large" block variant="tint" note="重试" onClick={onRetry}>
            {action.text}
          </Button>
        ) : (
          <Button size="large" block variant="off">
            {action.text}
          </Button>
        )}
      </BottomBar>
    );
  }
  return (
    <BottomBar>
      <div className={styles.inner}>
        <div className={clsx(styles.agree, isShaking && styles.shaking)} onAnimationEnd={() => setShaking(false)}>
          <Checkbox className={styles.tick} checked={isTicked} onChange={onTick}>
            同意
          </Checkbox>
          <button type="button" className={styles.link} onClick={() => onRead('vip')}>
            《会员服务协议》
          </button>
          <span className={styles.second}>
            和
            <button type="button" className={styles.link} onClick={() => onRead('refund')}>
              《退款说明》
            </button>
          </span>
        </div>
        <div className={styles.action}>
          {plan && (
            <div className={styles.amount}>
              <small>
                {plan.name}
                {origin && (
                  <>
                    <VisuallyHidden>{origin.basis}</VisuallyHidden>
                    <s>{formatYuan(origin.cents)}</s>
                  </>
                )}
              </small>
              <b>{formatYuan(plan.price)}</b>
            </div>
          )}
          <Button size="large" block onClick={buy}>
            {action.text}
          </Button>
        </div>
      </div>
    </BottomBar>
  );
}
