import clsx from 'clsx';
import { keyed } from '@/shared/lib/keyed';
import type { SkinQuiz } from '../../quizContract';
import styles from './QuizProgress.module.less';

interface Props {
  quiz: SkinQuiz;
  place: number;
}

/** How far it is: a leaf for every question. */
export function QuizProgress({ quiz: { questions, forChild }, place }: Props) {
  const all = questions.length;
  return (
    <div className={styles.head}>
      <p className={styles.words}>
        <span>
          <b>第 {place + 1} 题</b>，共 {all} 题
        </span>
        <span>{forChild ? '给孩子' : '给自己或家人'}</span>
      </p>
      <div
        role="progressbar"
        className={styles.leaves}
        aria-valuemin={0}
        aria-valuemax={all}
        aria-valuenow={place}
        aria-label={`已答 ${place} 题，共 ${all} 题`}
      >
        {keyed(questions).map(([key]) => (
          <i key={key} className={clsx(styles.leaf, key < place && styles.done, key === place && styles.here)} />
        ))}
      </div>
    </div>
  );
}
