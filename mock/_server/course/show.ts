import type { Course } from '../../../src/features/course/contract';
import type { Operate } from '../../../src/shared/lib/schema';
import { leadTo } from '../leadTo';
import { dayWords } from '../notice/words';
import { serverNow } from '../state';
import { type CourseRow, FILM } from './catalog';
import { doneCount, nextLesson, type Standing, standingOf } from './standing';
import { courseStore, progressOf } from './store';

export function courseRoute({ courseId }: CourseRow, lessonId?: string): string {
  return `/course-list?courseId=${courseId}${lessonId === undefined ? '' : `&lessonId=${lessonId}`}`;
}

export function exchangeRoute({ courseId }: CourseRow): string {
  return `/course-exchange?courseId=${courseId}`;
}

export function pointsOf({ courseId, points }: CourseRow): number {
  return courseStore().prices.get(courseId) ?? points;
}

/** The button that goes on in a course which plays. */
export function learnButton(userId: string | undefined, course: CourseRow): Operate {
  const done = doneCount(userId, course);
  const next = nextLesson(userId, course);
  const isBegun = done > 0 || (next !== undefined && progressOf(userId, next.lessonId) !== undefined);
  const isFinished = done === course.lessons.length;
  const begin = isBegun ? '接着学' : '去学习';
  return leadTo('learn', isFinished ? '再看一遍' : begin, courseRoute(course, next?.lessonId));
}

export function waitButton(opensAt: number | null): Operate {
  return {
    key: 'learn',
    text: '去学习',
    enabled: false,
    reasonText: opensAt === null ? '还没开课' : dayWords(opensAt, serverNow(), '开课'),
  };
}

function buttonOf(userId: string | undefined, course: CourseRow, { access, opensAt }: Standing): Operate {
  switch (access) {
    case 'soon':
      return waitButton(opensAt);
    case 'open':
    case 'owned':
      return learnButton(userId, course);
    case 'expired':
      return leadTo('exchange', '续期', exchangeRoute(course));
    case 'locked':
      if (userId === undefined) return leadTo('try', '试看', courseRoute(course));
      return course.price === 'cash'
        ? leadTo('about', '看介绍', courseRoute(course))
        : leadTo('exchange', '兑换', exchangeRoute(course));
  }
}

function tagOf({ price }: CourseRow, { access }: Standing): string {
  if (access === 'owned') return '我的';
  if (access === 'expired') return '已到期';
  if (access === 'soon') return '还没开课';
  if (price === 'free') return '免费';
  return price === 'card' ? '金杏会员' : '';
}

/** What a row and the detail of a course have in common. */
export function showCourse(course: CourseRow, userId: string | undefined, now: number): Course {
  const standing = standingOf(userId, course, now);
  return {
    courseId: course.courseId,
    title: course.title,
    teacher: course.teacher,
    cover: `/api/__mock/art/goods-${course.pic}.webp`,
    lessonCount: course.lessons.length,
    seconds: course.lessons.length * FILM.seconds,
    learners: course.learners,
    price: course.price,
    points: pointsOf(course),
    cents: course.cents ?? 0,
    ...standing,
    doneLessons: doneCount(userId, course),
    isFavorite: courseStore().favorites.has(`${userId} ${course.courseId}`),
    tag: tagOf(course, standing),
    operate: [buttonOf(userId, course, standing)],
  };
}
