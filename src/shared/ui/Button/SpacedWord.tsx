import { Children, type ReactNode } from 'react';
import styles from './SpacedWord.module.less';

const TWO_CHARACTERS = /^\p{Script=Han}{2}$/u;

/** Says whether a button's words are one word of two Chinese characters, which is shown spaced. Source: spec §9. */
export function isTwoCharacters(words: unknown): words is string {
  return typeof words === 'string' && TWO_CHARACTERS.test(words);
}

/**
 * The words of a button. A single word of two Chinese characters stands with its characters apart, also beside an icon;
 * the text itself stays the plain word. Source: spec §9.
 */
export function SpacedWord({ children }: { children: ReactNode }): ReactNode {
  const texts = Children.toArray(children).filter((part) => typeof part === 'string' || typeof part === 'number');
  if (texts.length !== 1 || !isTwoCharacters(texts[0])) return children;
  return Children.map(children, (part) => (isTwoCharacters(part) ? <span className={styles.pair}>{part}</span> : part));
}
