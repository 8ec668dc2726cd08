import type { ReactNode } from 'react';
import { currentHost } from '@/bridge/environment';
import type { Destination } from '@/shared/config/routes';
import { NavBar } from '@/shared/ui/NavBar/NavBar';
import styles from './ResearchPage.module.less';

interface Props {
  /** Where "back" leads for a member who entered here. */
  fallback: Destination;
  onMine: () => void;
  children: ReactNode;
}

/** The tinted ground with its bar. */
export function ResearchPage({ fallback, onMine, children }: Props) {
  return (
    <div className={styles.page}>
      <NavBar
        title="科研招募"
        clear
        hidden={currentHost() === 'miniProgram'}
        fallback={fallback}
        action={
          <button type="button" className={styles.mine} onClick={onMine}>
            我的报名
          </button>
        }
      />
      {children}
    </div>
  );
}
