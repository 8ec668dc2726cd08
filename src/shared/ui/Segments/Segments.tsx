import clsx from 'clsx';
import { SpacedWord } from '../Button/SpacedWord';
import { moveByKeys } from '../Tabs/tabKeys';
import styles from './Segments.module.less';

interface Props<Key extends string> {
  items: ReadonlyArray<{ key: Key; text: string }>;
  value: Key;
  onChange: (key: Key) => void;
  'aria-label': string;
  className?: string;
}

/** Two or three ways to see the same thing. */
export function Segments<Key extends string>({ items, value, onChange, className, 'aria-label': label }: Props<Key>) {
  return (
    <div role="tablist" aria-label={label} className={clsx(styles.trough, className)}>
      {items.map(({ key, text }, place) => {
        const isOn = key === value;
        return (
          <button
            key={key}
            type="button"
            role="tab"
            aria-selected={isOn}
            tabIndex={isOn ? 0 : -1}
            className={clsx(styles.segment, isOn && styles.on)}
            onClick={() => onChange(key)}
            onKeyDown={(event) =>
              moveByKeys(event, place, items.length, (next) => {
                const item = items[next];
                if (item) onChange(item.key);
              })
            }
          >
            <SpacedWord>{text}</SpacedWord>
          </button>
        );
      })}
    </div>
  );
}
