import type { ApplyStatus, StudyStatus } from '../../../src/features/study/contract';
import type { Context, GuestContext } from '../handle';
import { enrolledIn, isFull, isLive, needStudy, type Present, presentStudies, rowsOf, studies } from './store';
import type { ApplyRow } from './types';

const STUDY_WORDS: Readonly<Record<StudyStatus, string>> = {
  open: '招募中',
  full: '已招满，可候补',
  paused: '暂停招募',
  closed: '已结束',
};

const APPLY_WORDS: Readonly<Record<ApplyStatus, string>> = {
  reviewing: '审核中',
  enrolled: '已入组',
  unfit: '不符合',
  withdrawn: '已退出',
  waiting: '候补',
};

/** Of somebody under age the guardian is called. */
function tipOf({ status, guardian }: ApplyRow): string {
  const whom = guardian ? '监护人' : '您';
  const tips: Readonly<Record<ApplyStatus, string>> = {
    reviewing: `研究护士会在 3 个工作日内给${whom}打电话，号码是 400-000-0000。`,
    enrolled: `研究护士会按约好的时间给${whom}打电话。`,
    unfit: '这次和研究的条件不一样，和您的健康、就诊没有关系。谢谢您愿意帮忙。',
    withdrawn: '已经退出，研究团队不再联系您。谢谢您来过。',
    waiting: `有人退出时按先后补上，补上了给${whom}打电话。`,
  };
  return tips[status];
}

const EFFECT =
  '退出后不再打电话，不再收集新的资料。退出前的资料用编号保存 5 年，要删除请告诉研究护士。已经付的补偿不用退，您的就诊、会员和积分不受影响。';

const NOTICE = '这是一项调查，不提供诊断和治疗。身体不舒服请去医院，急症请打 120。';

const COORDINATOR = {
  name: '研究护士',
  about: '问研究、问安排、要退出',
  hours: '工作日 9:00–17:00',
  phone: '400-000-0000',
};
const ETHICS_BOARD = {
  name: '伦理委员会办公室',
  about: '问权利、投诉，和研究团队分开',
  hours: '工作日 9:00–16:30',
  phone: '400-000-0001',
};

export function statusOf(study: Present): StudyStatus {
  return study.state.status === 'open' && isFull(study) ? 'full' : study.state.status;
}

function rowOf(study: Present) {
  const { studyId, title, sponsor, way, who, quota } = study;
  const status = statusOf(study);
  const applied = enrolledIn(study);
  return { studyId, title, sponsor, status, statusText: STUDY_WORDS[status], way, who, applied, quota };
}

/** The wording has changed since it was signed. */
export function needsSignature(row: ApplyRow): boolean {
  return isLive(row) && needStudy(row.studyId).consent.version !== row.consentVersion;
}

function applyButtons(row: ApplyRow) {
  if (!isLive(row)) return [];
  const leave = { key: 'withdraw', text: row.status === 'enrolled' ? '退出研究' : '撤回报名', enabled: true };
  return needsSignature(row) ? [leave, { key: 'consent', text: '看新版，重新签名', enabled: true }] : [leave];
}

function showApply(row: ApplyRow) {
  const { applyId, studyId, status, appliedAt, consentVersion, withdrawnAt } = row;
  const { title, consent } = needStudy(studyId);
  const tip = needsSignature(row) ? `知情同意书有 ${consent.version} 版，请看过再签名。` : tipOf(row);
  return {
    applyId,
    studyId,
    title,
    status,
    statusText: APPLY_WORDS[status],
    tip,
    appliedAt,
    consentVersion,
    withdrawnAt,
    effect: EFFECT,
    operate: applyButtons(row),
  };
}

const OFF: Readonly<Record<StudyStatus, string | undefined>> = {
  open: undefined,
  full: undefined,
  paused: '暂停招募，恢复后可以报名',
  closed: '招募已经结束',
};

/** What the bar offers; a member who is in it already has his own buttons. */
function studyButtons(study: Present) {
  const status = statusOf(study);
  const reasonText = OFF[status];
  const key = status === 'full' ? 'wait' : 'apply';
  const text = status === 'full' ? '先看是否合适，再候补' : '先看是否合适';
  return [{ key, text, enabled: reasonText === undefined, ...(reasonText === undefined ? {} : { reasonText }) }];
}

export function listStudies({ now }: GuestContext) {
  return { studies: presentStudies().map(rowOf), serverTime: now };
}

/** The member's newest application that still counts, else his newest. */
export function applicationTo(studyId: string, userId: string): ApplyRow | undefined {
  const own = rowsOf(userId).filter((row) => row.studyId === studyId);
  return own.find(isLive) ?? own[0];
}

export function getStudy({ query, user, now }: GuestContext) {
  const study = needStudy(query.studyId);
  const { leader, ethicsNo, version, facts, criteria, questions, steps, points, consent } = study;
  const mine = user && applicationTo(study.studyId, user.userId);
  return {
    ...rowOf(study),
    leader,
    ethicsNo,
    version,
    facts,
    criteria,
    questions,
    steps,
    points,
    consent,
    coordinator: COORDINATOR,
    ethicsBoard: ETHICS_BOARD,
    notice: NOTICE,
    ...(mine ? { mine: showApply(mine) } : {}),
    operate: mine && isLive(mine) ? [] : studyButtons(study),
    serverTime: now,
  };
}

export function listMine({ user, now }: Context) {
  return { applications: rowsOf(user.userId).map(showApply), serverTime: now };
}

/** A place is free: who waits longest is looked at next. */
export function moveUp(studyId: string): void {
  if (isFull(needStudy(studyId))) return;
  const [next] = studies()
    .rows.filter((row) => row.studyId === studyId && row.status === 'waiting')
    .sort((a, b) => a.appliedAt - b.appliedAt);
  if (next) next.status = 'reviewing';
}
