import clsx from 'clsx';
import type { ReactNode } from 'react';
import { SpacedWord } from '../Button/SpacedWord';
import { Link } from '../Link/Link';
import styles from './BarItem.module.less';

type Props = {
  icon: ReactNode;
  children: string;
  /** For something that can be switched on, such as a favourite. */
  pressed?: boolean;
} & ({ onClick: () => void; to?: undefined } | { to: string; onClick?: undefined });

/** A small icon with its word at the left of a bottom bar. `to` is a path of the app. */
export function BarItem({ icon, children, onClick, to, pressed }: Props) {
  const inner = (
    <>
      {icon}
      <SpacedWord>{children}</SpacedWord>
    </>
  );
  if (to !== undefined)
    return (
      <Link to={to} className={styles.item}>
        {inner}
      </Link>
    );
  return (
    <button type="button" className={clsx(styles.item, pressed && styles.on)} aria-pressed={pressed} onClick={onClick}>
      {inner}
    </button>
  );
}
