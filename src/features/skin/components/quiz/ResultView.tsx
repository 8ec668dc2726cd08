import { GuestState } from '@/frame/GuestState';
import { ScreenFrame } from '@/frame/ScreenFrame';
import { useQuery } from '@/request/useQuery';
import { useSession } from '@/session/useSession';
import { pathOf, useGo, useGoBack, useQueryParam } from '@/shared/lib/navigation';
import { PageState } from '@/shared/ui/PageState/PageState';
import { stateOfFailure } from '@/shared/ui/PageState/pageStates';
import { Skeleton } from '@/shared/ui/Skeleton/Skeleton';
import { askToDelete } from '../../askToDelete';
import { dropDraft } from '../../keptQuiz';
import { getSkinQuiz, type SkinQuiz } from '../../quizContract';
import type { ShownRecord } from '../../records';
import { type Records, useRecords } from '../../useRecords';
import { NextSteps } from './NextSteps';
import { ResultBar } from './ResultBar';
import { ResultCard } from './ResultCard';
import styles from './ResultView.module.less';
import { SaveCard } from './SaveCard';
import { ToldAnswers } from './ToldAnswers';

interface FoundProps {
  record: ShownRecord;
  records: Records;
  quiz: SkinQuiz | undefined;
  onQuizChanged: () => void;
}

function Found({ record, records, quiz, onQuizChanged }: FoundProps) {
  const go = useGo();
  const again = () => {
    dropDraft(record.quizId);
    go('skinLibrary', { quizId: record.quizId });
  };
  const askAndRemove = async () => {
    if (await askToDelete([record])) await records.remove([record]);
  };
  return (
    <>
      <ResultCard record={record} phone={quiz?.emergencyPhone} />
      <NextSteps quiz={quiz} />
      <ToldAnswers told={record.kept?.told} />
      <SaveCard record={record} records={records} quiz={quiz} onQuizChanged={onQuizChanged} />
      <button type="button" className={styles.delete} onClick={() => void askAndRemove()}>
        删除这次结果
      </button>
      <ResultBar level={record.level} quiz={quiz} onAgain={again} />
    </>
  );
}

function Missing({ records }: { records: Records }) {
  const { isSignedIn } = useSession();
  if (records.isLoading) return <PageState state="loading" skeleton={<Skeleton shape="card" height="320px" />} />;
  if (records.failure) return <PageState {...stateOfFailure(records.failure, records.refresh)} />;
  if (!isSignedIn) return <GuestState title="这里没有这次结果" text="如果存到过账号，登录后就能看到" />;
  return (
    <PageState
      state="empty"
      art="search"
      title="这里没有这次结果"
      text="可能已经删除，或是在别的手机上做的"
      action={{ text: '看我的自测', to: pathOf('skinLibrary', { step: 'history' }) }}
    />
  );
}

/** What a questionnaire has said, in words: what to do now, and where to go. */
export function ResultView({ quizId }: { quizId: string }) {
  const go = useGo();
  const id = useQueryParam('id');
  const back = useGoBack(pathOf('skinLibrary'));
  const quiz = useQuery(getSkinQuiz, { quizId });
  const records = useRecords(() => go('skinLibrary', { step: 'history' }, { replace: true }));
  const record = records.records.find(({ key, recordId }) => id !== undefined && (key === id || recordId === id));
  return (
    <ScreenFrame title="自测结果" onBack={back} space="both" failure={quiz.failure} onRetry={quiz.refresh}>
      {record ? (
        <Found record={record} records={records} quiz={quiz.data} onQuizChanged={quiz.refresh} />
      ) : (
        <Missing records={records} />
      )}
    </ScreenFrame>
  );
}
