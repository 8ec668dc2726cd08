import clsx from 'clsx';
import { Radio } from '@/shared/ui/Radio/Radio';
import type { QuizQuestion } from '../../quizContract';
import styles from './OptionList.module.less';

interface Props {
  question: QuizQuestion;
  chosen: string | undefined;
  /** Of the question's words. */
  titleId: string;
  onChoose: (optionId: string) => void;
}

export function OptionList({ question: { questionId, options }, chosen, titleId, onChoose }: Props) {
  return (
    <div role="radiogroup" aria-labelledby={titleId}>
      {options.map(({ optionId, text }) => (
        <label key={optionId} className={clsx(styles.option, optionId === chosen && styles.on)}>
          <span className={styles.text}>{text}</span>
          <Radio name={questionId} checked={optionId === chosen} onChoose={() => onChoose(optionId)} />
        </label>
      ))}
    </div>
  );
}
