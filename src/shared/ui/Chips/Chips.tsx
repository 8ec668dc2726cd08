import clsx from 'clsx';
import { SpacedWord } from '../Button/SpacedWord';
import styles from './Chips.module.less';

export interface ChipItem<Key extends string = string> {
  key: Key;
  text: string;
  /** Cannot be chosen, for example a combination that is not sold. */
  disabled?: boolean;
}

interface Props<Key extends string> {
  items: ReadonlyArray<ChipItem<Key>>;
  value: Key | undefined;
  onChange: (key: Key) => void;
  'aria-label': string;
  /** Several rows instead of one that scrolls sideways. */
  wrap?: boolean;
  /** On a white card. */
  grey?: boolean;
}

/** Pills of which one can be chosen. */
export function Chips<Key extends string>({ items, value, onChange, wrap, grey, 'aria-label': label }: Props<Key>) {
  return (
    <fieldset aria-label={label}>
      <div className={clsx(styles.row, wrap && styles.wrap)}>
        {items.map(({ key, text, disabled }) => (
          <button
            key={key}
            type="button"
            aria-pressed={key === value}
            disabled={disabled}
            className={clsx(styles.chip, grey && styles.grey, key === value && styles.on, disabled && styles.off)}
            onClick={() => onChange(key)}
          >
            <SpacedWord>{text}</SpacedWord>
          </button>
        ))}
      </div>
    </fieldset>
  );
}
