import type { ReactNode } from 'react';
import styles from './Button.module.less';
import { isTwoCharacters } from './buttonText';

/** Shows a word of two Chinese characters with its characters apart; the text itself stays the plain word. Source: spec §9. */
export function SpacedWord({ children }: { children: ReactNode }): ReactNode {
  return isTwoCharacters(children) ? <span className={styles.pair}>{children}</span> : children;
}
