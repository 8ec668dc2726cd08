import type { Context } from '../handle';
import { spend } from '../points';
import { CODES, needText, pageOf, Refusal, refuse } from '../refusal';
import { standingOf as standingOfRight } from '../rights/standing';
import { noteUse } from '../rights/usage';
import { nextId } from '../state';
import { type CourseRow, findCourse, needCourse } from './catalog';
import { judgeCode, triesOf } from './courseCodes';
import { giveCourse } from './own';
import { pointsOf } from './show';
import { standingOf } from './standing';
import { courseStore, type OwnedRow, type Way } from './store';
import { needRight, offerIdOf, waysOf } from './ways';

/** Looks at a code: which course it is for. Nothing is used up except a try when it is wrong. */
export function checkCode({ body, user, now }: Context) {
  const { row, reasonCode, reasonText } = judgeCode(body.code, undefined, user.userId, now);
  const isAny = reasonCode === '' && row?.courseId === '';
  return {
    reasonCode: isAny ? ('unfit' as const) : reasonCode,
    reasonText: isAny ? '这个兑换码可以换任选一门，请先选课程' : reasonText,
    unlockAt: triesOf(user.userId, now).unlockAt,
    courseId: reasonCode === '' ? (row?.courseId ?? '') : '',
  };
}

interface Wish {
  userId: string;
  course: CourseRow;
  recordId: string;
  code: unknown;
  now: number;
}

function payByPoints({ userId, course, recordId }: Wish): number {
  const points = pointsOf(course);
  spend(userId, { points, title: `兑换课程 ${course.title}`, bizType: 'exchange', bizNo: recordId });
  return points;
}

function payByRight({ userId, course, now }: Wish): number {
  const { status, reasonText } = standingOfRight(userId, needRight(), now);
  if (status === 'usedUp') throw refuse.limit(reasonText);
  if (status !== 'available') throw refuse.level(reasonText);
  noteUse(userId, needRight(), `领取课程 ${course.title}`, '', now);
  return 0;
}

function payByCode({ userId, course, code, now }: Wish): number {
  const { row, reasonCode, reasonText } = judgeCode(code, course.courseId, userId, now);
  if (reasonCode !== '' || !row) {
    const refused = reasonCode === 'locked' ? CODES.CODE_LOCKED : CODES.CODE_INVALID;
    throw new Refusal(refused, reasonText, { reasonCode, reasonText, unlockAt: triesOf(userId, now).unlockAt });
  }
  row.usedBy = userId;
  return 0;
}

const PAY: Record<Exclude<Way, 'mall'>, (wish: Wish) => number> = {
  points: payByPoints,
  right: payByRight,
  code: payByCode,
};

function refuseWhatPlays({ userId, course, now }: Omit<Wish, 'code' | 'recordId'>): void {
  const { access } = standingOf(userId, course, now);
  if (access === 'owned') throw refuse.alreadyDone('这门课已经是您的了，可以直接学');
  if (access === 'open') throw refuse.alreadyDone('这门课不用换，可以直接学');
  if (access === 'soon') throw refuse.notStarted('这门课还没有开课，到时候再来换');
}

/** Takes what a way costs and gives the course, at once. */
export function exchange({ body, user, now }: Context) {
  const { userId } = user;
  const course = needCourse(body.courseId);
  refuseWhatPlays({ userId, course, now });
  const key = needText(body.way, '请选择兑换方式', 16);
  const way = waysOf(userId, course, now).find((each) => each.key === key)?.key;
  if (way === undefined) throw refuse.badInput('这门课不能这样换，请换一种方式');
  if (body.offerId !== offerIdOf(course)) throw refuse.priceChanged(null);
  const recordId = nextId('CX');
  const points = PAY[way]({ userId, course, recordId, code: body.code, now });
  const { expireAt } = giveCourse(userId, course, { way, points, now, recordId });
  return { recordId, expireAt };
}

const WAY_TEXTS: Record<Way, string> = { points: '积分兑换', code: '兑换码', right: '会员权益', mall: '商城兑换' };

function showRecord({ recordId, courseId, way, points, at, expireAt }: OwnedRow) {
  const title = findCourse(courseId)?.title ?? '';
  return { recordId, courseId, title, wayText: WAY_TEXTS[way], points, at, expireAt };
}

export function listExchanges({ user, query }: Context) {
  const rows = courseStore().owned.filter((row) => row.userId === user.userId);
  return pageOf([...rows].sort((a, b) => b.at - a.at).map(showRecord), query);
}
