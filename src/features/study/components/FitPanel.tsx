import { useState } from 'react';
import { ScreenFrame } from '@/frame/ScreenFrame';
import { signIn } from '@/session/signIn';
import { useSession } from '@/session/useSession';
import { ReactComponent as LockIcon } from '@/shared/icons/lock.svg';
import { BottomBar } from '@/shared/ui/BottomBar/BottomBar';
import { Button } from '@/shared/ui/Button/Button';
import { Clauses } from '@/shared/ui/Dated/Clauses';
import type { Study } from '../contract';
import type { OwnScreening } from '../useScreening';
import styles from './FitPanel.module.less';
import { FitResult } from './FitResult';
import { QuestionField } from './QuestionField';

interface Props {
  study: Study;
  screening: OwnScreening;
  onBack: () => void;
  onGoOn: () => void;
}

function GuestNote() {
  return (
    <div className={styles.guest}>
      <p>报名要先登录。登录会离开这一页，答案不保存；现在登录，就不用答两遍。</p>
      <Button size="small" variant="tint" onClick={() => void signIn()}>
        登录
      </Button>
    </div>
  );
}

/** The questions, and what follows from the answers; none of them leaves the device here. */
export function FitPanel({ study, screening, onBack, onGoOn }: Props) {
  const { isSignedIn } = useSession();
  const { questions } = study;
  const judgement = screening.judged(questions);
  const [isShown, setShown] = useState(judgement.verdict !== 'open');
  const show = (next: boolean) => {
    setShown(next);
    window.scrollTo(0, 0);
  };
  if (isShown && judgement.verdict !== 'open')
    return (
      <ScreenFrame title="看看是否合适" onBack={onBack}>
        <FitResult judgement={judgement} onGoOn={onGoOn} onChange={() => show(false)} />
      </ScreenFrame>
    );
  return (
    <ScreenFrame title="看看是否合适" onBack={onBack} space="both">
      <h2 className={styles.title}>{study.title}</h2>
      <p className={styles.private}>
        <LockIcon aria-hidden />
        <span>
          <Clauses>签名同意之前，答案只留在这台手机上，关掉这一页就没有了。</Clauses>
        </span>
      </p>
      {!isSignedIn && <GuestNote />}
      {questions.map((question, place) => (
        <QuestionField
          key={question.key}
          question={question}
          place={`${place + 1}/${questions.length}`}
          chosen={screening.answers[question.key]}
          onChoose={(option) => screening.answer(question.key, option)}
        />
      ))}
      <BottomBar>
        {judgement.missing > 0 ? (
          <Button size="large" variant="off">
            还有 {judgement.missing} 题没有答
          </Button>
        ) : (
          <Button size="large" onClick={() => show(true)}>
            看结果
          </Button>
        )}
      </BottomBar>
    </ScreenFrame>
  );
}
