import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'umi';
import { SpacedWord } from '../Button/SpacedWord';
import styles from './BarItem.module.less';

type Props = {
  icon: ReactNode;
  children: string;
  /** For something that can be switched on, such as a favourite. */
  pressed?: boolean;
  'aria-label'?: string;
} & (
  | { onClick: () => void; to?: undefined; href?: undefined }
  | { to: string; onClick?: undefined; href?: undefined }
  | { href: string; to?: undefined; onClick?: undefined }
);

/** A small icon with its word at the left of a bottom bar. `to` is a path of the app, `href` leads outside, such as "tel:". */
export function BarItem({ icon, children, onClick, to, href, pressed, ...aria }: Props) {
  const inner = (
    <>
      {icon}
      <SpacedWord>{children}</SpacedWord>
    </>
  );
  if (to !== undefined)
    return (
      <Link {...aria} to={to} className={styles.item}>
        {inner}
      </Link>
    );
  if (href !== undefined)
    return (
      <a {...aria} href={href} className={styles.item}>
        {inner}
      </a>
    );
  return (
    <button
      {...aria}
      type="button"
      className={clsx(styles.item, pressed && styles.on)}
      aria-pressed={pressed}
      onClick={onClick}
    >
      {inner}
    </button>
  );
}
