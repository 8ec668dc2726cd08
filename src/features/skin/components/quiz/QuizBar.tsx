import type { ReactNode } from 'react';
import { ReactComponent as InfoIcon } from '@/shared/icons/infoCircle.svg';
import { BottomBar } from '@/shared/ui/BottomBar/BottomBar';
import { NO_DIAGNOSIS } from '../../emergency';
import styles from './QuizBar.module.less';

/** The buttons of a step, below the sentence that is never out of sight. */
export function QuizBar({ children }: { children: ReactNode }) {
  return (
    <BottomBar className={styles.bar}>
      <p className={styles.note}>
        <InfoIcon aria-hidden />
        {NO_DIAGNOSIS}
      </p>
      <div className={styles.actions}>{children}</div>
    </BottomBar>
  );
}
