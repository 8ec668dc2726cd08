import clsx from 'clsx';
import { type ReactNode, useEffect, useRef } from 'react';
import { Apricot } from '@/shared/ui/Apricot/Apricot';
import { Dated } from '@/shared/ui/Dated/Dated';
import styles from './ResultCard.module.less';

interface Props {
  title: string;
  text: string;
  name?: string;
  picture?: ReactNode;
  isFestive?: boolean;
  isBusy?: boolean;
  /** What the Escape key does while the focus is in the card. */
  onEscape?: () => void;
  children?: ReactNode;
}

export function ResultCard({
  title,
  text,
  name,
  picture,
  isFestive = false,
  isBusy = false,
  onEscape,
  children,
}: Props) {
  const card = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    // The pressed button is covered now; the live region reads the words, the focus stands before the next buttons.
    heading.current?.focus({ preventScroll: true });
  }, []);

  useEffect(() => {
    if (!onEscape) return undefined;
    const listen = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && card.current?.contains(document.activeElement)) onEscape();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [onEscape]);

  return (
    <div ref={card} className={clsx(styles.card, isFestive && styles.festive)} aria-busy={isBusy || undefined}>
      {picture && <div className={styles.picture}>{picture}</div>}
      {isBusy && <Apricot className={styles.sway} />}
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h2>
      {name !== undefined && <p className={styles.name}>{name}</p>}
      <p className={styles.text}>
        <Dated>{text}</Dated>
      </p>
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  );
}
