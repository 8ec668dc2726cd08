import { useLocation, useNavigate } from 'umi';
import { useSubmit } from '@/request/useSubmit';
import { signIn } from '@/session/signIn';
import { useSession } from '@/session/useSession';
import { CONSENT_NEEDED } from '@/shared/config/serverCodes';
import { pathOf } from '@/shared/lib/navigation';
import { Button } from '@/shared/ui/Button/Button';
import { Card } from '@/shared/ui/Card/Card';
import { SectionTitle } from '@/shared/ui/SectionTitle/SectionTitle';
import { showFailure, showSuccess } from '@/shared/ui/toast/toast';
import { sentAnswers } from '../../judge';
import { type SkinQuiz, submitSkinQuiz } from '../../quizContract';
import type { ShownRecord } from '../../records';
import styles from './SaveCard.module.less';

interface Props {
  record: ShownRecord;
  quiz: SkinQuiz | undefined;
  onQuizChanged: () => void;
  onSent: (record: ShownRecord, recordId: string | undefined) => void;
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

function wordsOf({ kind }: Way, isForChild: boolean): string {
  if (kind === 'saved') return '换手机登录也能看到，在“我的自测”里随时可以删除。';
  if (kind === 'guest') return '您还没有登录，关掉页面结果就没有了。登录后留在这台手机上，也可以存到账号。';
  if (kind === 'changed') return '题目有更新，这次结果只能留在手机上。';
  if (kind === 'send') return '您已同意保存，可以在隐私与注销里撤回。只保存这一次的回答和结果。';
  const who = isForChild ? '监护人' : '您';
  return `现在没有发给我们。想换手机也能看到，可以存到账号，存之前需要${who}单独同意。`;
}

function useSend({ record, onQuizChanged, onSent }: Props) {
  return useSubmit(submitSkinQuiz, {
    intentKey: `skinSend:${record.key}`,
    onDone: (answer) => {
      showSuccess('已存到您的账号');
      onSent(record, answer?.recordId);
    },
    onRefused: ({ code, msg }) => {
      if (code === CONSENT_NEEDED) onQuizChanged();
      showFailure(code === CONSENT_NEEDED ? '同意书有更新，请重新阅读' : msg);
    },
  });
}

/** Keeping a result in the account: only when the member says so, after a consent of its own. */
export function SaveCard(props: Props) {
  const { record, quiz } = props;
  const { isSignedIn } = useSession();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { submit, isBusy } = useSend(props);
  const way = wayOf(props, isSignedIn);
  if (!way) return null;

  const readConsent = (type: string) =>
    navigate(pathOf('noticeBefore', { type, next: pathname + search }), { replace: true });
  const send = (consentId: string) => {
    const { kept } = record;
    if (!kept) return;
    const { quizId, version, at, answers } = kept;
    void submit({ quizId, version, finishedAt: at, answers: sentAnswers(answers), consentId });
  };
  return (
    <Card>
      <SectionTitle>{TITLES[way.kind]}</SectionTitle>
      <p className={styles.text}>{wordsOf(way, quiz?.forChild === true)}</p>
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
        <Button variant="tint" block busy={isBusy} onClick={() => send(way.consentId)}>
          存到我的账号
        </Button>
      )}
    </Card>
  );
}
