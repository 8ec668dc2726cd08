import { useEffect, useId, useRef } from 'react';
import { useLocation } from 'umi';
import { ScreenFrame } from '@/frame/ScreenFrame';
import { useSession } from '@/session/useSession';
import { addressBelow } from '@/shared/lib/historyEntry';
import { useGo, useSetQuery } from '@/shared/lib/navigation';
import { useNavigate } from '@/shared/lib/useNavigate';
import { Button } from '@/shared/ui/Button/Button';
import { SpacedWord } from '@/shared/ui/Button/SpacedWord';
import { Card } from '@/shared/ui/Card/Card';
import { showMessage } from '@/shared/ui/toast/toast';
import { isAnswered, redFlagOf } from '../../judge';
import { DRAFT_DAYS } from '../../keptQuiz';
import type { SkinQuiz } from '../../quizContract';
import type { QuizRun } from '../../useQuizRun';
import { OptionList } from './OptionList';
import { QuizBar } from './QuizBar';
import { QuizProgress } from './QuizProgress';
import styles from './QuizQuestion.module.less';
import { RedFlags } from './RedFlags';

interface Props {
  quiz: SkinQuiz;
  run: QuizRun;
  place: number;
}

/** Leads to the question before this one, one step back when it lies there; before the first one to the start. */
function usePrevious(place: number) {
  const navigate = useNavigate();
  const setQuery = useSetQuery();
  const { pathname, search } = useLocation();
  const step = place === 0 ? undefined : String(place);
  return () => {
    const [path, queryBelow] = addressBelow()?.split('?') ?? [];
    const below = new URLSearchParams(queryBelow);
    const isSameQuiz = path === pathname && below.get('quizId') === new URLSearchParams(search).get('quizId');
    if (isSameQuiz && (below.get('step') ?? undefined) === step) navigate(-1);
    else setQuery({ step }, { replace: true });
  };
}

function useLeave() {
  const go = useGo();
  const { isSignedIn } = useSession();
  return () => {
    go('skinLibrary', {}, { replace: true });
    showMessage(isSignedIn ? `答案留着，${DRAFT_DAYS} 天内可以接着答` : '答案留着，关掉页面前可以接着答');
  };
}

/** Takes an answer and leads on: to the next question, or to the result when it was the last one or a red flag. */
function useSteps({ quiz, run, place }: Props) {
  const setQuery = useSetQuery();
  const question = quiz.questions[place];
  const isLast = place === quiz.questions.length - 1;
  const showResult = (answers: QuizRun['answers']) => {
    const id = run.finish(answers);
    if (id === undefined) setQuery({ step: (run.open ?? 0) + 1 });
    else setQuery({ step: 'result', id });
  };
  const goOn = (answers: QuizRun['answers']) => {
    if (isLast) showResult(answers);
    else setQuery({ step: place + 2 });
  };
  const choose = (optionId: string) => {
    if (!question) return;
    const answers = run.answer(question.questionId, optionId);
    if (redFlagOf({ questions: [question] }, answers) !== undefined) showResult(answers);
  };
  const skip = () => question && goOn(run.answer(question.questionId, ''));
  return { isLast, choose, skip, next: () => goOn(run.answers) };
}

/** One question. Going back leads to the one before; leaving keeps the answers. */
export function QuizQuestion(props: Props) {
  const { quiz, run, place } = props;
  const question = quiz.questions[place];
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const previous = usePrevious(place);
  const leave = useLeave();
  const { isLast, choose, skip, next } = useSteps(props);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  if (!question) return null;
  const isReady = isAnswered(question, run.answers);
  const goOnText = isLast ? '看结果' : '下一题';
  return (
    <ScreenFrame
      title="皮肤自测"
      onBack={previous}
      space="below"
      action={
        <button type="button" onClick={leave}>
          <SpacedWord>退出</SpacedWord>
        </button>
      }
    >
      <QuizProgress quiz={quiz} place={place} />
      <RedFlags quiz={quiz} isFolded />
      <Card className={styles.card}>
        <h2 id={titleId} ref={title} tabIndex={-1} className={styles.title}>
          {question.title}
        </h2>
        {question.why !== '' && <p className={styles.why}>{question.why}</p>}
        <OptionList question={question} chosen={run.answers[question.questionId]} titleId={titleId} onChoose={choose} />
        {question.optional && (
          <button type="button" className={styles.skip} onClick={skip}>
            先跳过这题
          </button>
        )}
      </Card>
      <QuizBar>
        <Button variant="outline" size="large" onClick={previous}>
          {place === 0 ? '上一步' : '上一题'}
        </Button>
        <Button size="large" disabled={!isReady} onClick={next}>
          {isReady ? goOnText : '请选一项'}
        </Button>
      </QuizBar>
    </ScreenFrame>
  );
}
