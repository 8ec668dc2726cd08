import { keyed } from '@/shared/lib/keyed';
import styles from './TrialSlots.module.less';

const WEEKDAYS = ['周日', '周一', '周二', '周三', '周四', '周五', '周六'];

function describeDay(slot: string): { day: string; weekday: string } {
  const [, month = '', day = ''] = slot.split('-');
  const weekday = WEEKDAYS[new Date(`${slot}T00:00:00Z`).getUTCDay()] ?? '';
  return { day: `${Number(month)}/${Number(day)}`, weekday };
}

interface Props {
  slots: readonly string[];
  place: string;
  chosen: string | undefined;
  onChoose: (slot: string) => void;
}

/** The days on which a trial can begin; a group of radio buttons. */
export function TrialSlots({ slots, place, chosen, onChoose }: Props) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.title}>从哪天开始体验</legend>
      <div className={styles.days}>
        {keyed(slots).map(([key, slot]) => {
          const { day, weekday } = describeDay(slot);
          return (
            <label key={key} className={styles.day}>
              <input
                className={styles.input}
                type="radio"
                name="slot"
                checked={slot === chosen}
                onChange={() => onChoose(slot)}
              />
              <span className={styles.box}>
                {day}
                <small>{weekday}</small>
              </span>
            </label>
          );
        })}
      </div>
      {place !== '' && <p className={styles.place}>服务地点：{place}</p>}
    </fieldset>
  );
}
