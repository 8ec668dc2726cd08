import { useState } from 'react';
import { useElderMode } from '@/shared/lib/elderMode';
import { Badge } from '@/shared/ui/Badge/Badge';
import { Button } from '@/shared/ui/Button/Button';
import { IconSeat } from '@/shared/ui/IconSeat/IconSeat';
import { ListRow } from '@/shared/ui/ListRow/ListRow';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden/VisuallyHidden';
import styles from './Entries.module.less';
import { type Entry, EntryGrid } from './EntryGrid';

const FIRST = 5;

/** The usual ways on: a grid; in 长辈版 rows, the first few and then the others. */
export function Entries({ entries }: { entries: readonly Entry[] }) {
  return useElderMode() ? <EntryRows entries={entries} /> : <EntryGrid entries={entries} />;
}

function EntryRows({ entries }: { entries: readonly Entry[] }) {
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? entries : entries.slice(0, FIRST);
  return (
    <>
      {shown.map(({ name, to, Icon, tone, count }) => (
        <ListRow
          key={name}
          large
          seat={
            <IconSeat tone={tone}>
              <Icon />
            </IconSeat>
          }
          title={
            <>
              {name}
              {count > 0 && <VisuallyHidden>，{count} 个</VisuallyHidden>}
            </>
          }
          value={count > 0 ? <Badge count={count} /> : undefined}
          to={to}
        />
      ))}
      {entries.length > shown.length && (
        <div className={styles.more}>
          <Button variant="tint" block onClick={() => setIsWhole(true)}>
            查看更多
          </Button>
        </div>
      )}
    </>
  );
}
