import clsx from 'clsx';
import styles from './IconRow.module.less';
import type { HomeDoor } from './homeDoors';

/** The six doors below the balance. */
export function IconRow({ doors }: { doors: readonly HomeDoor[] }) {
  if (doors.length === 0) return null;
  return (
    <nav aria-label="常用入口">
      <ul className={styles.row}>
        {doors.map(({ key, name, href, Icon, isWarm, badge }) => (
          <li key={key}>
            <a className={styles.item} href={href}>
              <span className={clsx(styles.seat, isWarm && styles.warm)}>
                <Icon aria-hidden />
              </span>
              {name}
              {badge !== undefined && badge > 0 && (
                <i className={styles.badge}>
                  {badge > 99 ? '99+' : badge}
                </i>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
