import { useState } from 'react';
import { ScreenFrame } from '@/frame/ScreenFrame';
import { useQuery } from '@/request/useQuery';
import { useSubmit } from '@/request/useSubmit';
import { pathOf, useSetQuery } from '@/shared/lib/navigation';
import { isWords } from '@/shared/lib/typedCode';
import { BottomBar } from '@/shared/ui/BottomBar/BottomBar';
import { Button } from '@/shared/ui/Button/Button';
import { ButtonLink } from '@/shared/ui/Button/ButtonLink';
import { Card } from '@/shared/ui/Card/Card';
import { checkCourseCode, getMyCourses } from '../contract';
import { useTypedCode } from '../useTypedCode';
import { CodeEntry } from './CodeEntry';
import styles from './CodeFirst.module.less';
import { RecordsLink } from './RecordsLink';
import { RulesLink } from './RulesLink';

/** A code without a course, for example from a printed card: it says which course it is for, and the member goes on there. */
export function CodeFirst() {
  return (
    <ScreenFrame
      title="课程兑换"
      fallback="courseList"
      space="both"
      isMemberOnly
      guestTitle="登录后兑换课程"
      action={<RecordsLink />}
    >
      <CodeForm />
    </ScreenFrame>
  );
}

function CodeForm() {
  const setQuery = useSetQuery();
  const typed = useTypedCode();
  const { code } = typed;
  const [refusal, setRefusal] = useState<string>();
  const mine = useQuery(getMyCourses, undefined, { refreshOnReturn: true });
  const [lockedUntil, setLockedUntil] = useState<number | null>(null);
  const unlockAt = lockedUntil ?? mine.data?.unlockAt ?? null;
  const { submit, isBusy } = useSubmit(checkCourseCode, {
    onDone: (answer, { payload }) => {
      setLockedUntil(answer.unlockAt);
      // What was typed meanwhile is another code, of which this answer says nothing.
      if (payload.code !== code) return;
      if (answer.reasonCode === '' && answer.courseId !== '') {
        typed.forget();
        setQuery({ courseId: answer.courseId, way: 'code', code });
        return;
      }
      setRefusal(answer.unlockAt === null ? answer.reasonText || '没有查到这个兑换码的结果，请再试一次' : undefined);
    },
  });
  const type = (next: string) => {
    setRefusal(undefined);
    typed.type(next);
  };
  const unlock = () => {
    setLockedUntil(null);
    mine.refresh();
  };
  const reason = unlockAt === null ? '请输入兑换码' : '已暂时锁定';
  const isOff = code === '' || isWords(code) || unlockAt !== null;
  return (
    <>
      <p className={styles.lead}>输入兑换码，先看它能换哪门课，再决定是否兑换。</p>
      <Card>
        <CodeEntry code={code} onType={type} refusal={refusal} unlockAt={unlockAt} onUnlocked={unlock} />
      </Card>
      <div className={styles.ways}>
        <p>想用积分或会员权益，先选一门课。</p>
        <ButtonLink variant="outline" to={pathOf('courseList')}>
          选课程
        </ButtonLink>
      </div>
      <div className={styles.rules}>
        <RulesLink />
      </div>
      <BottomBar>
        <Button
          size="large"
          block
          variant={isOff ? 'off' : 'primary'}
          disabled={isOff}
          busy={isBusy}
          onClick={() => void submit({ code })}
        >
          {isOff ? reason : '看看是哪门课'}
        </Button>
      </BottomBar>
    </>
  );
}
