import type { ExchangeWay } from '../../../src/features/course/contract';
import type { Operate } from '../../../src/shared/lib/schema';
import { grouped } from '../money';
import { balanceOf } from '../points';
import { findRight, type RightRow } from '../rights/catalog';
import { standingOf as standingOfRight } from '../rights/standing';
import type { CourseRow } from './catalog';
import { pointsOf } from './show';
import { standingOf } from './standing';

/** The right that gives a course a month. */
export const COURSE_RIGHT = 'R-pick';

const HAND_IN: Operate = { key: 'exchange', text: '确认兑换', enabled: true };

export function needRight(): RightRow {
  const right = findRight(COURSE_RIGHT);
  if (!right) throw new Error(`no right ${COURSE_RIGHT}`);
  return right;
}

function byPoints(userId: string, course: CourseRow): ExchangeWay {
  const points = pointsOf(course);
  const { available } = balanceOf(userId);
  const gap = points - available;
  const left = grouped(available - points);
  const reasonText = `还差 ${grouped(gap)} 积分`;
  const earn = { text: '去赚', route: '/schedule/points-mall?step=tasks' };
  return {
    key: 'points',
    note: gap > 0 ? `可用 ${grouped(available)}，${reasonText}` : `可用 ${grouped(available)}，换后剩 ${left}`,
    points,
    costText: '用积分兑换',
    ...(gap > 0 ? {} : { after: { term: '换后积分', value: left } }),
    operate: [gap > 0 ? { ...HAND_IN, enabled: false, reasonText, reasonAction: earn } : HAND_IN],
  };
}

function byRight(userId: string, now: number): ExchangeWay {
  const { status, remaining, reasonText } = standingOfRight(userId, needRight(), now);
  const isUsable = status === 'available' && remaining !== null;
  const wayOut = { text: '看会员卡', route: '/membership-card' };
  return {
    key: 'right',
    note: isUsable ? `本月还能领 ${remaining} 门` : reasonText,
    points: 0,
    costText: '用 1 次会员权益',
    ...(isUsable ? { after: { term: '本月课程权益', value: `用掉 1 次，剩 ${remaining - 1} 次` } } : {}),
    operate: [
      isUsable
        ? HAND_IN
        : { ...HAND_IN, enabled: false, reasonText, ...(status === 'locked' ? { reasonAction: wayOut } : {}) },
    ],
  };
}

const BY_CODE: ExchangeWay = {
  key: 'code',
  note: '线下活动发的码',
  points: 0,
  costText: '用 1 个兑换码',
  operate: [HAND_IN],
};

/** How a member can get a course here; none when it plays already or has not begun. Money is paid in the mall. */
export function waysOf(userId: string | undefined, course: CourseRow, now: number): ExchangeWay[] {
  const { access } = standingOf(userId, course, now);
  if (userId === undefined || (access !== 'locked' && access !== 'expired')) return [];
  return course.price === 'cash' ? [BY_CODE] : [byPoints(userId, course), BY_CODE, byRight(userId, now)];
}

/** Names the terms of an exchange. */
export function offerIdOf(course: CourseRow): string {
  return `${course.courseId}.${pointsOf(course)}.${course.validDays ?? ''}`;
}
