import clsx from 'clsx';
import { useEffect, useId, useState } from 'react';
import { ReactComponent as MinusIcon } from '@/shared/icons/minus.svg';
import { ReactComponent as PlusIcon } from '@/shared/icons/plus.svg';
import { AtCommas } from '@/shared/ui/Dated/AtCommas';
import { judgeAmount } from '../stepperInput';
import styles from './Stepper.module.less';

interface Props {
  value: number;
  onChange: (value: number) => void;
  min?: number;
  max: number;
  /** Why not more (less), in the words of the server. */
  maxReason?: string;
  minReason?: string;
  /** A line that always stands below, such as the limit per person. */
  note?: string;
  'aria-label': string;
}

/** An amount to tap or to type. At an end the buttons stay tappable and say why. */
export function Stepper({ value, onChange, min = 1, max, maxReason, minReason, note, 'aria-label': label }: Props) {
  const messageId = useId();
  const [typed, setTyped] = useState<string>();
  const [message, setMessage] = useState<string>();

  useEffect(() => {
    if (value < max && value > min) setMessage(undefined);
  }, [value, min, max]);

  const take = (text: string) => {
    const judged = judgeAmount(text, value, { min, max, maxReason, minReason });
    setTyped(undefined);
    setMessage(judged.message);
    if (judged.value !== value) onChange(judged.value);
  };
  const step = (by: number) => {
    const wanted = value + by;
    // Below zero there is no digit to judge; the lower bound answers.
    take(String(Math.max(0, wanted)));
  };
  const words = message ?? note;

  return (
    <span className={styles.wrap}>
      <span className={styles.stepper}>
        <button
          type="button"
          className={clsx(styles.button, value <= min && styles.atEnd)}
          aria-label={`${label}减少`}
          onClick={() => step(-1)}
        >
          <MinusIcon />
        </button>
        <input
          className={styles.input}
          inputMode="numeric"
          autoComplete="off"
          aria-label={label}
          aria-describedby={words === undefined ? undefined : messageId}
          aria-invalid={message !== undefined}
          value={typed ?? String(value)}
          onChange={(event) => setTyped(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={() => typed !== undefined && take(typed)}
          onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
        />
        <button
          type="button"
          className={clsx(styles.button, value >= max && styles.atEnd)}
          aria-label={`${label}增加`}
          onClick={() => step(1)}
        >
          <PlusIcon />
        </button>
      </span>
      <span id={messageId} role="status" className={clsx(styles.message, message !== undefined && styles.warned)}>
        {words !== undefined && <AtCommas>{words}</AtCommas>}
      </span>
    </span>
  );
}
