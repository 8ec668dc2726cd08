import { useState } from 'react';
import { refusalWords } from '@/request/failure';
import { useSubmit } from '@/request/useSubmit';
import { ReactComponent as NoIcon } from '@/shared/icons/thumbDown.svg';
import { ReactComponent as YesIcon } from '@/shared/icons/thumbUp.svg';
import { useResultFocus } from '@/shared/lib/useResultFocus';
import { Button } from '@/shared/ui/Button/Button';
import { showFailure } from '@/shared/ui/toast/toast';
import { sendFeedback } from '../contract';
import styles from './Helpful.module.less';

interface Props {
  question: string;
  about: { key: string } | { noticeId: string };
}

/** Whether it has helped, in one tap. */
export function Helpful({ question, about }: Props) {
  const [answer, setAnswer] = useState<boolean>();
  const { submit, isBusy } = useSubmit(sendFeedback, {
    isQuiet: true,
    onDone: (_, { payload }) => setAnswer(payload.helpful),
    onRefused: (failure) => showFailure(refusalWords(failure, '请再点一次')),
  });
  if (answer !== undefined) return <Thanks hasHelped={answer} />;
  const say = (helpful: boolean) => void submit({ ...about, helpful });
  return (
    <section className={styles.box} aria-label="是否有帮助">
      <p>{question}</p>
      <div className={styles.answers}>
        <Button variant="outline" busy={isBusy} onClick={() => say(true)}>
          <YesIcon aria-hidden />
          帮到了
        </Button>
        <Button variant="outline" busy={isBusy} onClick={() => say(false)}>
          <NoIcon aria-hidden />
          没看懂
        </Button>
      </div>
    </section>
  );
}

function Thanks({ hasHelped }: { hasHelped: boolean }) {
  const words = useResultFocus<HTMLParagraphElement>();
  return (
    <section className={styles.box} aria-label="是否有帮助">
      <p ref={words} tabIndex={-1}>
        {hasHelped ? '谢谢，已记下' : '已记下，我们会改得更清楚。急的话请联系客服'}
      </p>
    </section>
  );
}
