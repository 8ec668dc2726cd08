import { CountDown } from '@/shared/ui/CountDown/CountDown';
import styles from './SlotTime.module.less';
import type { ShownSlot } from './useGoodsSlots';

/** How long the chosen slot lasts, or when it begins. */
export function SlotTime({ slot }: { slot: ShownSlot | undefined }) {
  const { status, startAt, endAt } = slot ?? {};
  const moment = status === 'coming' ? startAt : endAt;
  if (status === undefined || status === 'ended' || moment === undefined || moment === null) return null;
  return (
    <span className={styles.time}>
      {status === 'coming' ? '距开始' : '本场还剩'}
      <CountDown className={styles.clock} endAt={moment} />
    </span>
  );
}
