import clsx from 'clsx';
import { Radio } from '@/shared/ui/Radio/Radio';
import type { Question } from '../contract';
import styles from './QuestionField.module.less';

interface Props {
  question: Question;
  /** "1/6" */
  place: string;
  chosen: string | undefined;
  onChoose: (option: string) => void;
}

export function QuestionField({ question: { key, text, hint, options }, place, chosen, onChoose }: Props) {
  return (
    <fieldset className={styles.field}>
      <legend className={styles.legend}>
        <span className={styles.place}>{place}</span>
        {text}
      </legend>
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      {options.map((option) => (
        <label key={option.key} className={clsx(styles.option, option.key === chosen && styles.on)}>
          <Radio name={`study-${key}`} checked={option.key === chosen} onChoose={() => onChoose(option.key)} />
          <span className={styles.words}>{option.text}</span>
        </label>
      ))}
    </fieldset>
  );
}
