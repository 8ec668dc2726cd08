import clsx from 'clsx';
import { ReactComponent as CheckIcon } from '@/shared/icons/check.svg';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden/VisuallyHidden';
import type { Steps } from '../statusCopy';
import styles from './RewardSteps.module.less';

function wordFor(isDone: boolean, isNow: boolean): string {
  if (isDone) return '已完成';
  return isNow ? '进行中' : '未到';
}

export function RewardSteps({ steps: { names, doneCount } }: { steps: Steps }) {
  return (
    <ol className={styles.steps}>
      {names.map((name, index) => {
        const isDone = index < doneCount;
        const isNow = index === doneCount;
        return (
          <li
            key={name}
            className={clsx(styles.step, isDone && styles.done, isNow && styles.now)}
            aria-current={isNow ? 'step' : undefined}
          >
            <span className={styles.dot}>{isDone && <CheckIcon aria-hidden="true" />}</span>
            {name}
            <VisuallyHidden>，{wordFor(isDone, isNow)}</VisuallyHidden>
          </li>
        );
      })}
    </ol>
  );
}
