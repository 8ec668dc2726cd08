import clsx from 'clsx';
import { useRef } from 'react';
import { useChosenInSight } from '@/shared/lib/useChosenInSight';
import { SpacedWord } from '../Button/SpacedWord';
import styles from './Tabs.module.less';
import { moveByKeys } from './tabKeys';

export interface TabItem<Key extends string = string> {
  key: Key;
  text: string;
  /** A small number beside the word; 0 is not shown. */
  count?: number;
}

interface Props<Key extends string> {
  items: ReadonlyArray<TabItem<Key>>;
  value: Key;
  onChange: (key: Key) => void;
  'aria-label': string;
  /** clear: on a coloured page; segmented: two or three ways to see the same thing, in a trough. */
  variant?: 'bar' | 'clear' | 'segmented';
  className?: string;
}

const BAR = { row: styles.tabs, tab: styles.tab };
const SEGMENTED = { row: styles.trough, tab: styles.segment };

/** A row of tabs that scrolls sideways; the chosen one is always in sight. */
export function Tabs<Key extends string>({
  items,
  value,
  onChange,
  variant = 'bar',
  className,
  'aria-label': label,
}: Props<Key>) {
  const look = variant === 'segmented' ? SEGMENTED : BAR;
  const row = useRef<HTMLDivElement>(null);
  useChosenInSight(row, '[aria-selected="true"]', value);

  return (
    <div
      ref={row}
      role="tablist"
      aria-label={label}
      className={clsx(look.row, variant === 'clear' && styles.clear, className)}
    >
      {items.map(({ key, text, count = 0 }, place) => {
        const isOn = key === value;
        return (
          <button
            key={key}
            type="button"
            role="tab"
            aria-selected={isOn}
            tabIndex={isOn ? 0 : -1}
            className={clsx(look.tab, isOn && styles.on)}
            onClick={() => onChange(key)}
            onKeyDown={(event) =>
              moveByKeys(event, place, items.length, (next) => {
                const item = items[next];
                if (item) onChange(item.key);
              })
            }
          >
            <SpacedWord>{text}</SpacedWord>
            {count > 0 && <sup className={styles.count}>{count > 99 ? '99+' : count}</sup>}
          </button>
        );
      })}
    </div>
  );
}
