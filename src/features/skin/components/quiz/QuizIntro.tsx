import { ScreenFrame } from '@/frame/ScreenFrame';
import { useSession } from '@/session/useSession';
import { ReactComponent as LockIcon } from '@/shared/icons/lock.svg';
import { ReactComponent as ReviewedIcon } from '@/shared/icons/reviewed.svg';
import { ReactComponent as UserIcon } from '@/shared/icons/user.svg';
import { keyed } from '@/shared/lib/keyed';
import { useSetQuery } from '@/shared/lib/navigation';
import { Button } from '@/shared/ui/Button/Button';
import { Dated } from '@/shared/ui/Dated/Dated';
import { Measured } from '@/shared/ui/Dated/Measured';
import { DRAFT_DAYS } from '../../keptQuiz';
import type { SkinQuiz } from '../../quizContract';
import { reviewedText } from '../../reviewedText';
import type { QuizRun } from '../../useQuizRun';
import { QuizBar } from './QuizBar';
import styles from './QuizIntro.module.less';
import { RedFlags } from './RedFlags';

interface Props {
  quiz: SkinQuiz;
  run: QuizRun;
  onBack: () => void;
}

function Facts({ quiz }: Pick<Props, 'quiz'>) {
  const { isSignedIn } = useSession();
  const { reviewerName, reviewerTitle, reviewedAt, forChild, sources } = quiz;
  return (
    <ul className={styles.facts}>
      {forChild && (
        <li>
          <UserIcon aria-hidden />
          <span>孩子不满 14 周岁，请由爸爸妈妈或其他监护人来答。</span>
        </li>
      )}
      <li>
        <LockIcon aria-hidden />
        <span>
          <Measured>
            {isSignedIn
              ? `答案只存在这台手机上，只有您看得到。中途退出，${DRAFT_DAYS} 天内可以接着答。`
              : '您还没有登录，答案只留在这个页面里，关掉就没有了。'}
          </Measured>
        </span>
      </li>
      <li>
        <ReviewedIcon aria-hidden />
        <span>
          {reviewerName}，{reviewerTitle}，<Dated>{reviewedText(reviewedAt)}</Dated>
          {keyed(sources).map(([key, source]) => (
            <small key={key} className={styles.source}>
              参考 {source}
            </small>
          ))}
        </span>
      </li>
    </ul>
  );
}

/** What a questionnaire is for, for whom, and what needs no questionnaire at all. */
export function QuizIntro({ quiz, run, onBack }: Props) {
  const setQuery = useSetQuery();
  const { title, intro, questions, minutes } = quiz;
  const isUnfinished = run.isBegun && !run.isFinished;
  const place = run.open ?? questions.length - 1;
  const begin = () => {
    run.startAgain();
    setQuery({ step: 1 });
  };
  return (
    <ScreenFrame title="皮肤自测" onBack={onBack} space="both">
      <RedFlags quiz={quiz} />
      <section className={styles.card} aria-label={title}>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.size}>
          {questions.length} 道题，约 {minutes} 分钟
        </p>
        <p className={styles.text}>{intro}</p>
        <Facts quiz={quiz} />
      </section>
      <QuizBar>
        {isUnfinished && (
          <Button variant="outline" size="large" onClick={begin}>
            从头答
          </Button>
        )}
        {isUnfinished ? (
          <Button size="large" onClick={() => setQuery({ step: place + 1 })}>
            接着答（第 {place + 1} 题）
          </Button>
        ) : (
          <Button size="large" onClick={begin}>
            开始自测
          </Button>
        )}
      </QuizBar>
    </ScreenFrame>
  );
}
