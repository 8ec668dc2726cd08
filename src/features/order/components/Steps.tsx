import { type ComponentProps, useState } from 'react';
import { Timeline } from '@/shared/ui/Timeline/Timeline';
import styles from './Steps.module.less';

interface Props {
  label: string;
  items: ComponentProps<typeof Timeline>['items'];
  /** How many stand there before one asks for all; without it, all. */
  first?: number | undefined;
}

/** What happened so far, newest first. */
export function Steps({ label, items, first = items.length }: Props) {
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? items : items.slice(0, first);
  return (
    <>
      <Timeline aria-label={label} items={shown} />
      {items.length > shown.length && (
        <button type="button" className={styles.more} onClick={() => setIsWhole(true)}>
          看全部 {items.length} 条
        </button>
      )}
    </>
  );
}
