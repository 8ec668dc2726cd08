import type { ComponentType, SVGProps } from 'react';
import { Link } from 'umi';
import { Badge } from '@/shared/ui/Badge';
import { IconSeat } from '@/shared/ui/IconSeat';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden';
import styles from './DoorGrid.module.less';

export interface Door {
  name: string;
  to: string;
  Icon: ComponentType<SVGProps<SVGSVGElement>>;
  tone: 'leaf' | 'apricot' | 'bare';
  count: number;
}

/** Icons with a word, four in a row; what waits behind one stands as a number. */
export function DoorGrid({ doors }: { doors: readonly Door[] }) {
  return (
    <ul className={styles.grid}>
      {doors.map(({ name, to, Icon, tone, count }) => (
        <li key={name}>
          <Link className={styles.door} to={to}>
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
