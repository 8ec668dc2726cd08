import clsx from 'clsx';
import { formatClock } from '@/shared/lib/timeFormat';
import { moveByKeys } from '@/shared/ui/Tabs/tabKeys';
import type { DaySlot } from '../dayContract';
import styles from './DaySlots.module.less';

interface Props {
  slots: readonly DaySlot[];
  value: string | undefined;
  onChange: (slotId: string) => void;
}

const WORDS: Record<DaySlot['status'], string> = {
  waiting: '未开始',
  open: '进行中',
  soldOut: '已抢完',
  over: '已结束',
};

export function DaySlots({ slots, value, onChange }: Props) {
  return (
    <div role="tablist" aria-label="场次" className={styles.row}>
      {slots.map(({ slotId, startAt, status }, place) => (
        <button
          key={slotId}
          type="button"
          role="tab"
          aria-selected={slotId === value}
          tabIndex={slotId === value ? 0 : -1}
          className={clsx(styles.slot, slotId === value && styles.on)}
          onClick={() => onChange(slotId)}
          onKeyDown={(event) =>
            moveByKeys(event, place, slots.length, (next) => {
              const slot = slots[next];
              if (slot) onChange(slot.slotId);
            })
          }
        >
          <b className={styles.time}>{formatClock(startAt)}</b>
          <span className={styles.word}>{WORDS[status]}</span>
        </button>
      ))}
    </div>
  );
}
