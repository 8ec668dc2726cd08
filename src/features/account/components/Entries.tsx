import { useElderMode } from '@/shared/lib/elderMode';
import { Badge } from '@/shared/ui/Badge/Badge';
import { Button } from '@/shared/ui/Button/Button';
import { IconSeat } from '@/shared/ui/IconSeat/IconSeat';
import { ListRow } from '@/shared/ui/ListRow/ListRow';
import { useShownRows } from '@/shared/ui/PagedList/useShownRows';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden/VisuallyHidden';
import styles from './Entries.module.less';
import { type Entry, EntryGrid } from './EntryGrid';

/** The usual ways on: a grid; in 长辈版 rows, the first few and then the others. */
export function Entries({ entries }: { entries: readonly Entry[] }) {
  return useElderMode() ? <EntryRows entries={entries} /> : <EntryGrid entries={entries} />;
}

function EntryRows({ entries }: { entries: readonly Entry[] }) {
  const [count, showMore] = useShownRows('entries');
  const shown = entries.slice(0, count);
  return (
    <>
      {shown.map(({ name, to, Icon, tone, count: waiting }) => (
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
              {waiting > 0 && <VisuallyHidden>，{waiting} 个</VisuallyHidden>}
            </>
          }
          value={waiting > 0 ? <Badge count={waiting} /> : undefined}
          to={to}
        />
      ))}
      {entries.length > shown.length && (
        <div className={styles.more}>
          <Button key={count} variant="tint" block onClick={showMore}>
            查看更多
          </Button>
        </div>
      )}
    </>
  );
}
