import type { ReactNode } from 'react';
import { Dated } from '../Dated/Dated';
import { Scene } from '../Scene/Scene';
import type { SceneName } from '../Scene/scenes';
import styles from './StatePanel.module.less';

interface Props {
  art: SceneName;
  title: string;
  text?: ReactNode;
  /** Read out when it appears; what comes into it later, as the ways to help do, without the rest once more. */
  role?: 'status' | 'alert';
  actions?: ReactNode;
  foot?: ReactNode;
  children?: ReactNode;
}

export function StatePanel({ art, title, text, role, actions, foot, children }: Props) {
  return (
    <section className={styles.panel} role={role} aria-atomic={role && false}>
      <Scene name={art} />
      <h2 className={styles.title}>{title}</h2>
      {text !== undefined && text !== '' && (
        <p className={styles.text}>
          <Dated>{text}</Dated>
        </p>
      )}
      {children}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      {foot !== undefined && <div className={styles.foot}>{foot}</div>}
    </section>
  );
}
