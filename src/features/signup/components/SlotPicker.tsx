import clsx from 'clsx';
import { useState } from 'react';
import { ReactComponent as CheckIcon } from '@/shared/icons/check.svg';
import { Card } from '@/shared/ui/Card/Card';
import { Dated } from '@/shared/ui/Dated/Dated';
import { SectionTitle } from '@/shared/ui/SectionTitle/SectionTitle';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden/VisuallyHidden';
import type { Slot } from '../contract';
import { daysOf, type SlotDay, spanOf } from '../slotDays';
import { FormPlace } from './FormPlace';
import styles from './SlotPicker.module.less';

interface Props {
  slots: readonly Slot[];
  hint: string | undefined;
  chosenId: string;
  /** All are full: one waits for the slot that is chosen. */
  isWaiting: boolean;
  problem: string | undefined;
  onChoose: (slotId: string) => void;
}

function leftWords(left: number, isWaiting: boolean): string {
  if (left > 0) return `剩 ${left}`;
  return isWaiting ? '候补' : '已满';
}

/** Days in a row, and the times of the chosen one. What is full says so and cannot be chosen, unless all are. */
export function SlotPicker({ slots, hint, chosenId, isWaiting, problem, onChoose }: Props) {
  const days = daysOf(slots);
  const [wanted, setWanted] = useState<string>();
  const chosenDay = days.find((each) => each.slots.some(({ id }) => id === chosenId))?.day;
  const day = days.find((each) => each.day === (wanted ?? chosenDay)) ?? days.find(({ left }) => left > 0) ?? days[0];
  const months = [...new Set(days.map(({ month }) => `${month} 月`))].join('，');
  return (
    <Card className={styles.card}>
      <FormPlace name="slot" problem={problem} isInside>
        <SectionTitle note={isWaiting ? '都约满了，选一个时间候补' : months}>选上门时间</SectionTitle>
        {days.length === 0 && <p className={styles.hint}>现在没有可以约的时间。</p>}
        <fieldset aria-label="日期">
          <div className={styles.days}>
            {days.map((each) => (
              <DayBox
                key={each.day}
                day={each}
                isOn={each === day}
                isWaiting={isWaiting}
                onChoose={() => setWanted(each.day)}
              />
            ))}
          </div>
        </fieldset>
        <fieldset aria-label="时间">
          <div className={styles.slots}>
            {day?.slots.map((slot) => (
              <SlotBox
                key={slot.id}
                slot={slot}
                isOn={slot.id === chosenId}
                isWaiting={isWaiting}
                onChoose={() => onChoose(slot.id)}
              />
            ))}
          </div>
        </fieldset>
        {hint !== undefined && (
          <p className={styles.hint}>
            <Dated>{hint}</Dated>
          </p>
        )}
      </FormPlace>
    </Card>
  );
}

interface BoxProps {
  isOn: boolean;
  isWaiting: boolean;
  onChoose: () => void;
}

function DayBox({ day: { weekday, date, month, left }, isOn, isWaiting, onChoose }: BoxProps & { day: SlotDay }) {
  const isFull = left === 0 && !isWaiting;
  const words = leftWords(left, isWaiting);
  return (
    <button
      type="button"
      className={clsx(styles.day, isOn && styles.on, isFull && styles.full)}
      aria-pressed={isOn}
      onClick={onChoose}
    >
      {weekday}
      <VisuallyHidden>{`，${month} 月 `}</VisuallyHidden>
      <b>{date}</b>
      <VisuallyHidden>{' 日，'}</VisuallyHidden>
      <small>{words}</small>
    </button>
  );
}

function SlotBox({ slot, isOn, isWaiting, onChoose }: BoxProps & { slot: Slot }) {
  const isFull = slot.left === 0 && !isWaiting;
  return (
    <label className={styles.slot}>
      <input className={styles.input} type="radio" name="slot" checked={isOn} disabled={isFull} onChange={onChoose} />
      <span className={styles.box}>
        {spanOf(slot)}
        <small>{slot.left > 0 ? `剩 ${slot.left} 个` : leftWords(slot.left, isWaiting)}</small>
        <i className={styles.corner}>
          <CheckIcon aria-hidden />
        </i>
      </span>
    </label>
  );
}
