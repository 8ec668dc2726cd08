import { keyed } from '@/shared/lib/keyed';
import styles from './TrialSlots.module.less';

const WEEKDAYS = ['周日', '周一', '周二', '周三', '周四', '周五', '周六'];

function describeDay(slot: string): { day: string; weekday: string } {
  const [, month = '', day = ''] = slot.split('-');
  const weekday = WEEKDAYS[new Date(`${slot}T00:00:00Z`).getUTCDay()] || '';
  return { day: `${Number(month)}/${Number(day)}`, weekday };
}

interface Props {
  slots: readonly string[];
  place: string;
  chosen: string | undefined;
  /** The day that was chosen and cannot be had any more. */
  gone: string | undefined;
  onChoose: (slot: string) => void;
}

/** What is said of a choice that does not stand; '' while there is nothing to say. */
function hintOf(slots: readonly string[], gone: string | undefined): string {
  if (slots.length === 0) return '最近没有能预约的日子，请过几天再来看看';
  return gone === undefined ? '' : `您选的 ${gone} 已经不能预约，请另选一天`;
}

/** The days on which a trial can begin; a group of radio buttons. */
export function TrialSlots({ slots, place, chosen, gone, onChoose }: Props) {
  const hint = hintOf(slots, gone);
  return (
    <fieldset className={styles.group}>
      <legend className={styles.title}>从哪天开始体验</legend>
      {hint !== '' && (
        <p className={styles.hint} role="alert">
          {hint}
        </p>
      )}
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
