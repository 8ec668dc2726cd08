import type { ComponentType, SVGProps } from 'react';
import { Badge } from '@/shared/ui/Badge/Badge';
import { IconSeat } from '@/shared/ui/IconSeat/IconSeat';
import { Link } from '@/shared/ui/Link/Link';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden/VisuallyHidden';
import styles from './EntryGrid.module.less';

export interface Entry {
  name: string;
  to: string;
  Icon: ComponentType<SVGProps<SVGSVGElement>>;
  tone: 'leaf' | 'apricot' | 'bare';
  count: number;
}

/** Icons with a word, four in a row; what waits behind one stands as a number. */
export function EntryGrid({ entries }: { entries: readonly Entry[] }) {
  return (
    <ul className={styles.grid}>
      {entries.map(({ name, to, Icon, tone, count }) => (
        <li key={name}>
          <Link className={styles.entry} to={to}>
            <span className={styles.picture} aria-hidden="true">
              <IconSeat tone={tone}>
                <Icon />
              </IconSeat>
              <Badge className={styles.badge} count={count} />
            </span>
            <span>{name}</span>
            {count > 0 && <VisuallyHidden>，{count} 个</VisuallyHidden>}
          </Link>
        </li>
      ))}
    </ul>
  );
}
