import clsx from 'clsx';
import { ReactComponent as LeafIcon } from '@/shared/icons/leaf.svg';
import { Badge } from '@/shared/ui/Badge/Badge';
import styles from './IconRow.module.less';
import type { QuickLink } from './quickLinks';

const PLACES = [1, 2, 3, 4, 5];

interface Props {
  /** Undefined until the server has said them; their places are kept. */
  quickLinks: readonly QuickLink[] | undefined;
  onOpenTasks: () => void;
}

/** The quickLinks below the balance; earning points is always one of them. */
export function IconRow({ quickLinks, onOpenTasks }: Props) {
  return (
    <nav aria-label="常用入口">
      <ul className={styles.row}>
        {!quickLinks && PLACES.map((place) => <li key={place} aria-hidden className={styles.place} />)}
        {quickLinks?.map(({ key, name, href, Icon, isWarm, badge }) => (
          <li key={key}>
            <a className={styles.item} href={href}>
              <span className={clsx(styles.seat, isWarm && styles.warm)}>
                <Icon aria-hidden />
              </span>
              {name}
              <Badge className={styles.badge} count={badge} />
            </a>
          </li>
        ))}
        <li>
          <button type="button" className={styles.item} onClick={onOpenTasks}>
            <span className={styles.seat}>
              <LeafIcon aria-hidden />
            </span>
            赚积分
          </button>
        </li>
      </ul>
    </nav>
  );
}
