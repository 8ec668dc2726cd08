import { type ReactNode, useEffect, useRef } from 'react';
import { useTitle } from '../../lib/useTitle';
import { NavBar } from '../NavBar/NavBar';
import styles from './Sheet.module.less';

interface Props {
  title: string;
  /** Hides the bar inside the mini-program. */
  navHidden?: boolean;
  /** Replaces "one step back". */
  onBack?: () => void;
  children: ReactNode;
}

/**
 * A full-height view in the page flow, for text inputs: the keyboard cannot cover it. The screen shows it in place of its
 * own content while the query says so, hence "back" closes it. Leaving it restores where the screen was scrolled to.
 */
export function Sheet({ title, navHidden, onBack, children }: Props) {
  useTitle(title);
  const sheet = useRef<HTMLElement>(null);
  useEffect(() => {
    const scrolledTo = window.scrollY;
    window.scrollTo(0, 0);
    sheet.current?.focus({ preventScroll: true });
    return () => window.scrollTo(0, scrolledTo);
  }, []);
  return (
    <section ref={sheet} className={styles.sheet} aria-label={title} tabIndex={-1}>
      <NavBar title={title} hidden={navHidden} onBack={onBack} />
      {children}
    </section>
  );
}
