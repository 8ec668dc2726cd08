import { endConsent, isStanding, onWithdrawal, recordOwnWording, requireConsent } from '../consent/rules';
import type { Context } from '../handle';
import { needName } from '../names';
import { needText, refuse } from '../refusal';
import { OTHER_STUDY } from './plans';
import { applicationTo, moveUp, statusOf } from './rules';
import { isLive, needStudy, newApplyId, type Present, rowsOf, studies } from './store';
import type { ApplyRow } from './types';

const MOBILE = /^1[3-9]\d{9}$/;
const NOT_FIT = '根据您的回答，这项研究现在不合适您参加。这只和研究的条件有关，和您的健康、就诊没有关系。';
const MAY_FIT = '您可能符合条件。研究护士会打电话核对。';

const AFTER_THE_OTHER = '您正在参加另一项护理研究，那一项结束或退出以后可以报名。';

const answersKey = (userId: string, studyId: string) => `${userId} ${studyId}`;

/** The answers by question: each question answered once, with one of its options. */
function needAnswers({ questions }: Present, given: unknown): Record<string, string> {
  const rows = Array.isArray(given) ? (given as { key?: unknown; value?: unknown }[]) : [];
  return Object.fromEntries(
    questions.map(({ key, options }) => {
      const answer = rows.find((row) => row?.key === key)?.value;
      if (!options.some((option) => option.key === answer)) throw refuse.badInput('请把问题答完');
      return [key, String(answer)];
    }),
  );
}

function chosen({ questions }: Present, answers: Record<string, string>) {
  return questions.flatMap(({ key, options }) => options.find((option) => option.key === answers[key]) ?? []);
}

const fits = (study: Present, answers: Record<string, string>) =>
  chosen(study, answers).every(({ verdict }) => verdict !== 'not');

/** Of what the study asks the server knows better than the answers: whether one takes part in another one. */
function isInAnother({ studyId, questions }: Present, userId: string): boolean {
  if (!questions.includes(OTHER_STUDY)) return false;
  return rowsOf(userId).some((row) => row.status === 'enrolled' && row.studyId !== studyId);
}

/** Answers without a consent to the use of health data are judged and forgotten. */
export function prescreen({ user, body }: Context) {
  const study = needStudy(body.studyId);
  const answers = needAnswers(study, body.answers);
  if (isStanding(user.userId, 'keyan')) studies().answers.set(answersKey(user.userId, study.studyId), answers);
  if (isInAnother(study, user.userId)) return { fit: false, text: AFTER_THE_OTHER };
  const fit = fits(study, answers);
  return { fit, text: fit ? MAY_FIT : NOT_FIT };
}

function needMobile(value: unknown): string {
  const mobile = needText(value, '请填写手机号', 20);
  if (!MOBILE.test(mobile)) throw refuse.badInput('手机号不对，请核对');
  return mobile;
}

function needGuardian(value: unknown): ApplyRow['guardian'] {
  const { name, relation, mobile } = (typeof value === 'object' && value !== null ? value : {}) as Record<
    string,
    unknown
  >;
  return {
    name: needName(name, '未满 18 周岁，请填写监护人的姓名'),
    relation: needText(relation, '请填写监护人和参加人的关系', 10),
    mobile: needMobile(mobile),
  };
}

function refuseClosed(study: Present): void {
  const status = statusOf(study);
  if (status === 'paused') throw refuse.notStarted('这项研究暂停招募，恢复后可以报名');
  if (status === 'closed') throw refuse.ended('这项研究的招募已经结束，可以看看其他研究');
}

function needFit(study: Present, userId: string): Record<string, string> {
  const answers = studies().answers.get(answersKey(userId, study.studyId));
  if (!answers) throw refuse.level('请先回答几个问题');
  if (!fits(study, answers)) throw refuse.level(NOT_FIT);
  return answers;
}

/** Writes the signed wording into the list of consents. */
function sign({ title, consent }: Present, userId: string, now: number): string {
  return recordOwnWording(userId, 'keyan', { version: consent.version, title: `${consent.title}：${title}` }, now);
}

/** Who takes part signs the present wording; the one before ends. */
function signAgain(row: ApplyRow, study: Present, consentId: string, now: number): void {
  if (row.consentVersion === study.consent.version) return;
  endConsent(row.signedId, now);
  row.signedId = sign(study, row.userId, now);
  row.consentId = consentId;
  row.consentVersion = study.consent.version;
}

export function apply({ user: { userId }, body, now }: Context) {
  const study = needStudy(body.studyId);
  const { consentId } = requireConsent(userId, 'keyan', body.consentId);
  const { version, hash } = study.consent;
  const isPresent = body.consentVersion === version && body.consentHash === hash;
  if (!isPresent) throw refuse.priceChanged({ version }, '知情同意书有新版，请重新看过再签名');
  const name = needName(body.name, '请签上您的姓名');
  const own = applicationTo(study.studyId, userId);
  if (own && isLive(own)) {
    signAgain(own, study, consentId, now);
    return { applyId: own.applyId, status: own.status };
  }
  refuseClosed(study);
  if (isInAnother(study, userId)) throw refuse.level(AFTER_THE_OTHER);
  const isMinor = chosen(study, needFit(study, userId)).some((option) => option.isMinor);
  const row: ApplyRow = {
    applyId: newApplyId(),
    studyId: study.studyId,
    userId,
    status: statusOf(study) === 'full' ? 'waiting' : 'reviewing',
    appliedAt: now,
    withdrawnAt: null,
    consentVersion: version,
    consentId,
    name,
    mobile: needMobile(body.mobile),
    guardian: isMinor ? needGuardian(body.guardian) : null,
    signedId: '',
  };
  row.signedId = sign(study, userId, now);
  studies().rows.push(row);
  return { applyId: row.applyId, status: row.status };
}

/** Ends what the application stands on; the consent to the use of health data as long as no other study needs it. */
function leave(row: ApplyRow, now: number): void {
  row.status = 'withdrawn';
  row.withdrawnAt = now;
  endConsent(row.signedId, now);
  if (!rowsOf(row.userId).some((other) => isLive(other) && other.consentId === row.consentId))
    endConsent(row.consentId, now);
  studies().answers.delete(answersKey(row.userId, row.studyId));
  moveUp(row.studyId);
}

export function withdraw({ user, body, now }: Context) {
  const applyId = needText(body.applyId, '没有说明是哪次报名，请从“我的报名”里打开', 40);
  const row = studies().rows.find((each) => each.applyId === applyId);
  if (!row) throw refuse.notFound('没有找到这次报名，请到“我的报名”里看看');
  if (row.userId !== user.userId) throw refuse.notYours();
  if (isLive(row)) leave(row, now);
  else if (row.status !== 'withdrawn') throw refuse.alreadyDone('这次报名已经有结果，不用撤回');
  return { applyId, status: row.status };
}

// Taking a consent back in the list of consents leaves what stands on it.
onWithdrawal('keyan', (userId, consentId, now) => {
  for (const row of rowsOf(userId)) {
    if (isLive(row) && (row.signedId === consentId || row.consentId === consentId)) leave(row, now);
  }
});
