import type { ReactNode } from 'react';
import styles from './PlainPanel.module.less';

interface Props {
  title: string;
  text: string;
  role: 'alert' | 'status';
  children?: ReactNode;
}

/** Words in the place of a screen. Plain elements and no picture: it must work when nothing else comes. */
export function PlainPanel({ title, text, role, children }: Props) {
  return (
    <section className={styles.panel}>
      <div role={role}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.text}>{text}</p>
      </div>
      {children}
    </section>
  );
}
