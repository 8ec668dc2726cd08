import clsx from 'clsx';
import { useState } from 'react';
import { ReactComponent as WarningIcon } from '@/shared/icons/alertTriangle.svg';
import { ReactComponent as ChevronIcon } from '@/shared/icons/chevronDown.svg';
import { keyed } from '@/shared/lib/keyed';
import { Clauses } from '@/shared/ui/Dated/Clauses';
import type { SkinQuiz } from '../../quizContract';
import { EmergencyCall } from '../EmergencyCall';
import { BookingButton } from './BookingButton';
import styles from './RedFlags.module.less';

interface Props {
  quiz: SkinQuiz;
  /** Behind its heading, where a question is to be seen. */
  isFolded?: boolean;
}

const TITLE = '有下面任何一种，请现在就医，不用答完';

function Signs({ quiz }: Pick<Props, 'quiz'>) {
  return (
    <>
      <ul className={styles.signs}>
        {keyed(quiz.redFlags).map(([key, sign]) => (
          <li key={key}>{sign}</li>
        ))}
      </ul>
      <div className={styles.actions}>
        <EmergencyCall phone={quiz.emergencyPhone} />
        <BookingButton url={quiz.bookingUrl} className={styles.book} />
      </div>
    </>
  );
}

function FoldedFlags({ quiz }: Pick<Props, 'quiz'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={clsx(styles.box, styles.folded, isOpen && styles.open)} aria-label="危险情况">
      <button type="button" className={styles.fold} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <WarningIcon aria-hidden />
        <span>有危险情况，请现在就医</span>
        <ChevronIcon className={styles.chevron} aria-hidden />
      </button>
      {isOpen && <Signs quiz={quiz} />}
    </section>
  );
}

/** What ends the questionnaire before it begins, and at any time. */
export function RedFlags({ quiz, isFolded = false }: Props) {
  if (isFolded) return <FoldedFlags quiz={quiz} />;
  return (
    <section className={styles.box} aria-label={TITLE}>
      <h2 className={styles.title}>
        <WarningIcon aria-hidden />
        <span>
          <Clauses>{TITLE}</Clauses>
        </span>
      </h2>
      <Signs quiz={quiz} />
    </section>
  );
}
