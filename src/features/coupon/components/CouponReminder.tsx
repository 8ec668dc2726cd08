import { useSubmit } from '@/request/useSubmit';
import { Button } from '@/shared/ui/Button/Button';
import { showSuccess } from '@/shared/ui/toast/toast';
import { type CouponDetail, remindCoupon } from '../contract';
import styles from './CouponReminder.module.less';

const LIVE: ReadonlyArray<CouponDetail['status']> = ['usable', 'waiting', 'frozen'];

/** Asks to be told before the coupon ends. */
export function CouponReminder({ detail, onChanged }: { detail: CouponDetail; onChanged: () => void }) {
  const { couponId, status, reminded } = detail;
  const { submit, isBusy } = useSubmit(remindCoupon, {
    askAnew: onChanged,
    onDone: (answer, { payload }) => {
      showSuccess((answer?.on ?? payload.on) ? '到期前会发消息提醒您' : '已取消提醒');
      onChanged();
    },
  });
  if (!LIVE.includes(status)) return null;
  return (
    <div className={styles.remind}>
      <span>{reminded ? '到期前会发消息提醒您' : '快到期时提醒您，免得忘记'}</span>
      <Button variant="outline" size="small" busy={isBusy} onClick={() => void submit({ couponId, on: !reminded })}>
        {reminded ? '取消提醒' : '提醒我'}
      </Button>
    </div>
  );
}
