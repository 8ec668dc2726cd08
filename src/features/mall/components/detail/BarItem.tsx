import clsx from 'clsx';
import type { ReactNode } from 'react';
import { SpacedWord } from '@/shared/ui/Button/SpacedWord';
import styles from './BarItem.module.less';

interface Props {
  icon: ReactNode;
  children: string;
  onClick: () => void;
  /** For something that can be switched on, such as a favourite. */
  pressed?: boolean;
}

/** A small icon with its word at the left of a bottom bar. */
export function BarItem({ icon, children, onClick, pressed }: Props) {
  return (
    <button type="button" className={clsx(styles.item, pressed && styles.on)} aria-pressed={pressed} onClick={onClick}>
      {icon}
      <SpacedWord>{children}</SpacedWord>
    </button>
  );
}
