import { useState } from 'react';
import checklist from '@/shared/art/checklist.webp';
import glass from '@/shared/art/glass.webp';
import { ReactComponent as InfoIcon } from '@/shared/icons/infoCircle.svg';
import { pathOf } from '@/shared/lib/navigation';
import { Button } from '@/shared/ui/Button/Button';
import { ButtonLink } from '@/shared/ui/Button/ButtonLink';
import { Clauses } from '@/shared/ui/Dated/Clauses';
import { Link } from '@/shared/ui/Link/Link';
import { Picture } from '@/shared/ui/Picture/Picture';
import type { QuizEntry } from '../../contract';
import { readResults } from '../../keptQuiz';
import styles from './QuizCard.module.less';

interface Props {
  /** At least one. */
  quizzes: readonly QuizEntry[];
  /** Where it begins when there is only one; else it has to be chosen. */
  start: string | undefined;
  onChoose: () => void;
}

/** "8 道题", or "7 到 8 道题" where they differ. */
function questionsText(quizzes: readonly QuizEntry[]): string {
  const counts = quizzes.map(({ questionCount }) => questionCount);
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  return least === most ? `${most} 道题` : `${least} 到 ${most} 道题`;
}

/** The entry to the questionnaires and to what they have said before. */
export function QuizCard({ quizzes, start, onChoose }: Props) {
  const minutes = Math.max(...quizzes.map((quiz) => quiz.minutes));
  const [results] = useState(() => readResults().length);
  return (
    <section className={styles.card} aria-label="皮肤自测">
      <i className={styles.disc} aria-hidden="true" />
      <Picture className={styles.main} src={checklist} size={104} />
      <Picture className={styles.prop} src={glass} size={54} />
      <h2 className={styles.title}>皮肤自测</h2>
      <p className={styles.text}>
        <span>
          {questionsText(quizzes)}，约 {minutes} 分钟，
        </span>
        <span>帮您想清楚要不要去看医生</span>
      </p>
      <div className={styles.actions}>
        {start === undefined ? (
          <Button onClick={onChoose} aria-haspopup="dialog">
            开始自测
          </Button>
        ) : (
          <ButtonLink to={start}>开始自测</ButtonLink>
        )}
        <Link className={styles.history} to={pathOf('skinLibrary', { step: 'history' })}>
          {results === 0 ? '我的自测' : `我的自测 ${results} 次`}
        </Link>
      </div>
      <p className={styles.note}>
        <InfoIcon aria-hidden />
        <span>
          <Clauses>结果不能代替医生诊断，只有您自己看得到</Clauses>
        </span>
      </p>
    </section>
  );
}
