import { nameProblem, plainName } from '@/shared/lib/personName';
import type { Study } from './contract';
import { type Judgement, mayGoOn } from './judge';

interface Standing {
  study: Pick<Study, 'operate' | 'mine'>;
  isSignedIn: boolean;
  isRenewal: boolean;
  judgement: Judgement;
  /** Both consents were there before; a login or a reload has emptied the memory of the answers. */
  hasLostAnswers?: boolean;
}

interface Signature {
  hasReadAll: boolean;
  isTicked: boolean;
  name: string;
}

/** What the button below the wording says. `off`: it cannot be pressed, and its words are the reason. */
export interface SigningStep {
  key: 'off' | 'signIn' | 'screen' | 'sign' | 'mine';
  text: string;
  note?: string;
  /** Of the name that was typed. */
  nameProblem?: string;
  /** The tick and the name are shown. */
  isSigning: boolean;
}

const LIVE: readonly string[] = ['reviewing', 'enrolled', 'waiting'];

/** An application that still counts: not unfit, not left. */
export function isLive({ status }: Pick<NonNullable<Study['mine']>, 'status'>): boolean {
  return LIVE.includes(status);
}

/** What comes before the signature; undefined when it can be signed. */
function stepBefore({
  study: { operate, mine },
  isSignedIn,
  isRenewal,
  judgement,
  hasLostAnswers = false,
}: Standing): SigningStep | undefined {
  const step = (key: SigningStep['key'], text: string, note?: string) => ({
    key,
    text,
    isSigning: false,
    ...(note === undefined ? {} : { note }),
  });
  if (isRenewal) return undefined;
  if (mine && isLive(mine)) return step('mine', '我的报名', `已报名，您签过 ${mine.consentVersion} 版，不用再签`);
  const [action] = operate;
  if (!action?.enabled) return step('off', action?.reasonText || '现在不能报名');
  if (!isSignedIn) return step('signIn', '登录后签名');
  if (judgement.verdict === 'not') return step('off', '这项研究现在不合适您参加');
  const why = hasLostAnswers ? '答案没有保留，请再答一遍' : '答完问题再回来签名';
  return mayGoOn(judgement) ? undefined : step('screen', '先看是否合适', why);
}

/** Decides the button below the wording: first what comes before, then the whole text, the tick and the name. */
export function decideSigning(standing: Standing, { hasReadAll, isTicked, name }: Signature): SigningStep {
  const before = stepBefore(standing);
  if (before) return before;
  const problem = nameProblem(name);
  const signing = problem === undefined ? { isSigning: true } : { isSigning: true, nameProblem: problem };
  const off = (text: string): SigningStep => ({ key: 'off', text, ...signing });
  if (!hasReadAll) return off('请看到全文最后');
  if (!isTicked) return off('请先勾选');
  if (plainName(name) === '') return off('请签上姓名');
  return problem === undefined ? { key: 'sign', text: '签名，下一步', isSigning: true } : off('请核对姓名');
}
