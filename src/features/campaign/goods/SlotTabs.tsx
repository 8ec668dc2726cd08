import clsx from 'clsx';
import { formatClock } from '@/shared/lib/timeFormat';
import { moveByKeys } from '@/shared/ui/Tabs/tabKeys';
import styles from './SlotTabs.module.less';
import { slotWord } from './slotStatus';
import type { ShownSlot } from './useGoodsSlots';

interface Props {
  slots: readonly ShownSlot[];
  onChoose: (slotId: string) => void;
  className?: string | undefined;
}

/** The time slots of a day side by side: when each begins, and how it stands. */
export function SlotTabs({ slots, onChoose, className }: Props) {
  return (
    <div className={clsx(styles.frame, className)}>
      <div role="tablist" aria-label="场次" className={styles.slots}>
        {slots.map(({ slotId, startAt, status, isChosen }, place) => (
          <button
            key={slotId}
            type="button"
            role="tab"
            aria-selected={isChosen}
            tabIndex={isChosen ? 0 : -1}
            className={clsx(styles.slot, isChosen && styles.on)}
            onClick={() => onChoose(slotId)}
            onKeyDown={(event) =>
              moveByKeys(event, place, slots.length, (next) => {
                const slot = slots[next];
                if (slot) onChoose(slot.slotId);
              })
            }
          >
            <b>{formatClock(startAt)}</b>
            {slotWord(status)}
          </button>
        ))}
      </div>
    </div>
  );
}
