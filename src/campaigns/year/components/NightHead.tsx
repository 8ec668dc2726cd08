import type { ReactNode } from 'react';
import { Clauses } from '@/shared/ui/Dated/Clauses';
import styles from './NightHead.module.less';

interface Props {
  title: string;
  line: string;
  children?: ReactNode;
}

/** The head of a further screen: a piece of the sky with the orbit going out of it. */
export function NightHead({ title, line, children }: Props) {
  return (
    <section className={styles.head}>
      <svg className={styles.sky} viewBox="0 0 358 132" preserveAspectRatio="xMaxYMid meet" aria-hidden="true">
        <g className={styles.stars}>
          <circle cx="36" cy="20" r="1.2" />
          <circle cx="150" cy="112" r="1.6" />
          <circle cx="226" cy="18" r="1" />
          <circle cx="336" cy="30" r="1.4" />
          <circle cx="182" cy="60" r="1" />
        </g>
        <ellipse className={styles.orbit} cx="346" cy="92" rx="92" ry="58" />
        <circle className={styles.dot} cx="281" cy="51" r="3.6" />
        <circle className={styles.dot} cx="330" cy="35" r="3.6" />
        <circle className={styles.dot} cx="255" cy="86" r="6" />
      </svg>
      <p className={styles.title}>{title}</p>
      <p className={styles.line}>
        <Clauses>{line}</Clauses>
      </p>
      {children}
    </section>
  );
}
