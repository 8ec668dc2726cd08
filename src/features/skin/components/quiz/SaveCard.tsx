import { useLocation } from 'umi';
import { useSubmit } from '@/request/useSubmit';
import { signIn } from '@/session/signIn';
import { useSession } from '@/session/useSession';
import { CONSENT_NEEDED } from '@/shared/config/serverCodes';
import { pathOf } from '@/shared/lib/navigation';
import { useNavigate } from '@/shared/lib/useNavigate';
import { Button } from '@/shared/ui/Button/Button';
import { Card } from '@/shared/ui/Card/Card';
import { SectionTitle } from '@/shared/ui/SectionTitle/SectionTitle';
import { showFailure, showSuccess } from '@/shared/ui/toast/toast';
import { sentAnswers } from '../../judge';
import { type SkinQuiz, submitSkinQuiz } from '../../quizContract';
import { isChangedSince, type ShownRecord } from '../../records';
import type { Records } from '../../useRecords';
import styles from './SaveCard.module.less';

interface Props {
  record: ShownRecord;
  records: Pick<Records, 'isBusy' | 'noteSent' | 'refresh' | 'removeOlder'>;
  quiz: SkinQuiz | undefined;
  onQuizChanged: () => void;
}

type Way =
  | { kind: 'saved' | 'guest' | 'changed' }
  | { kind: 'consent'; type: string }
  | { kind: 'send'; consentId: string };

/** What can be done about keeping this result in the account; undefined when nothing can be said yet. */
function wayOf(
  { record: { kept, recordId }, quiz }: Pick<Props, 'record' | 'quiz'>,
  isSignedIn: boolean,
): Way | undefined {
  if (recordId !== undefined) return { kind: 'saved' };
  if (!isSignedIn) return { kind: 'guest' };
  if (!kept || !quiz?.consent) return undefined;
  if (kept.version !== quiz.version) return { kind: 'changed' };
  const { type, consentId } = quiz.consent;
  return consentId === undefined ? { kind: 'consent', type } : { kind: 'send', consentId };
}

const TITLES: Record<Way['kind'], string> = {
  saved: '已存到您的账号',
  guest: '只在这个页面里',
  changed: '只在这台手机上',
  consent: '只在这台手机上',
  send: '只在这台手机上',
};

const OLDER_TITLE = '账号里是修改前的结果';

/** The account holds what came out before an answer was changed. */
function wordsAfterChange({ kind }: Way, who: string): string {
  if (kind === 'changed') return '题目有更新，这次结果只能留在手机上。删除这次结果，账号里的一起删除。';
  const until = kind === 'consent' ? `，换之前需要${who}单独同意` : '';
  return `您改过回答，这次的结果还没有发给我们。可以换成这次的，修改前的从账号里删除${until}。`;
}

function wordsOf({ kind }: Way, who: string): string {
  if (kind === 'saved') return '换手机登录也能看到，在“我的自测”里随时可以删除。';
  if (kind === 'guest') return '您还没有登录，关掉页面结果就没有了。登录后留在这台手机上，也可以存到账号。';
  if (kind === 'changed') return '题目有更新，这次结果只能留在手机上。';
  if (kind === 'send') return '您已同意保存，可以在隐私与注销里撤回。只保存这一次的回答和结果。';
  return `现在没有发给我们。想换手机也能看到，可以存到账号，存之前需要${who}单独同意。`;
}

function useSend({ record, records, onQuizChanged }: Props) {
  return useSubmit(submitSkinQuiz, {
    intentKey: `skinSend:${record.key}`,
    onDone: (answer) => {
      showSuccess('已存到您的账号');
      records.noteSent(record, answer?.recordId);
    },
    askAnew: records.refresh,
    onRefused: ({ code }) => {
      if (code !== CONSENT_NEEDED) return false;
      onQuizChanged();
      showFailure('同意书有更新，请重新阅读');
      return true;
    },
  });
}

/** Keeping a result in the account: only when the member says so, after a consent of its own. */
export function SaveCard(props: Props) {
  const { record, records, quiz } = props;
  const { isSignedIn } = useSession();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { submit, isBusy } = useSend(props);
  const way = wayOf(props, isSignedIn);
  if (!way) return null;

  const readConsent = (type: string) => navigate(pathOf('noticeBefore', { type, next: pathname + search }));
  const send = async (consentId: string) => {
    const { kept } = record;
    if (!kept || !(await records.removeOlder(record))) return;
    const { quizId, version, at, answers } = kept;
    await submit({ quizId, version, finishedAt: at, answers: sentAnswers(answers), consentId });
  };
  const isChanged = isChangedSince(record);
  const who = quiz?.forChild ? '监护人' : '您';
  return (
    <Card>
      <SectionTitle>{isChanged ? OLDER_TITLE : TITLES[way.kind]}</SectionTitle>
      <p className={styles.text}>{isChanged ? wordsAfterChange(way, who) : wordsOf(way, who)}</p>
      {way.kind === 'guest' && (
        <Button variant="tint" block onClick={() => void signIn()}>
          登录
        </Button>
      )}
      {way.kind === 'consent' && (
        <Button variant="tint" block onClick={() => readConsent(way.type)}>
          看说明并同意
        </Button>
      )}
      {way.kind === 'send' && (
        <Button variant="tint" block busy={isBusy || records.isBusy} onClick={() => void send(way.consentId)}>
          {isChanged ? '换成这次的结果' : '存到我的账号'}
        </Button>
      )}
    </Card>
  );
}
