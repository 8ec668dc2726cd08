import { type ReactNode, type RefObject, useId } from 'react';
import styles from './LotteryCard.module.less';

interface Props {
  title: string;
  aside?: ReactNode;
  cardRef?: RefObject<HTMLElement>;
  children: ReactNode;
}

export function LotteryCard({ title, aside, cardRef, children }: Props) {
  const titleId = useId();
  return (
    <section ref={cardRef} className={styles.card} aria-labelledby={titleId} tabIndex={cardRef ? -1 : undefined}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        {aside !== undefined && <div className={styles.aside}>{aside}</div>}
      </div>
      {children}
    </section>
  );
}
