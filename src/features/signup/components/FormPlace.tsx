import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './FormPlace.module.less';

interface Props {
  /** The key of a problem that belongs here. */
  name: string;
  problem: string | undefined;
  /** The words stand within a card instead of below it. */
  isInside?: boolean;
  children: ReactNode;
}

function idOf(name: string): string {
  return `signup-${name}`;
}

/** The id of the words that say what is missing at a place. */
export function problemIdOf(name: string): string {
  return `${idOf(name)}-problem`;
}

/** A place of the form that the summary of what is missing leads to; what is missing stands below it. */
export function FormPlace({ name, problem, isInside = false, children }: Props) {
  return (
    <div id={idOf(name)} tabIndex={-1} className={styles.place}>
      {children}
      {problem !== undefined && (
        <p id={problemIdOf(name)} role="alert" className={clsx(styles.problem, !isInside && styles.below)}>
          {problem}
        </p>
      )}
    </div>
  );
}

const CONTROLS = 'input:not(:disabled), textarea, button:not(:disabled)';

/** Brings a place into view and gives the keyboard's focus to what is chosen there, where days are, or to its first control. */
export function goToPlace(name: string): void {
  const place = document.getElementById(idOf(name));
  if (!place) return;
  const chosen = place.querySelector<HTMLElement>('[aria-pressed="true"]');
  const control = chosen ?? place.querySelector<HTMLElement>(CONTROLS);
  (control ?? place).focus({ preventScroll: true });
  // What is missing is drawn after this tap, below a place that may be higher than the window: its words are to be seen.
  requestAnimationFrame(() => {
    (document.getElementById(problemIdOf(name)) ?? place).scrollIntoView({ block: 'center' });
  });
}
