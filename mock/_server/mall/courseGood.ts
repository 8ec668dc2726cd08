import { type CourseRow, needCourse } from '../course/catalog';
import { courseRoute } from '../course/show';
import { standingOf } from '../course/standing';
import { dayWords } from '../notice/words';
import type { Good } from './types';

/** The course that a good turns into; undefined for anything else. */
export function courseOf({ virtual }: Good): CourseRow | undefined {
  return virtual?.kind === 'course' ? needCourse(virtual.courseId) : undefined;
}

/** Says that the member's card opens the course of this good: nobody pays for it then. */
export function opensByCard(good: Good, userId: string | undefined, now: number): { route: string } | undefined {
  const course = courseOf(good);
  if (!course || standingOf(userId, course, now).access !== 'open') return undefined;
  return { route: courseRoute(course) };
}

/** Of a course that the member has: from when on it goes on; '' for anything else. */
export function courseGoesOn(good: Good, userId: string | undefined, now: number): string {
  const course = courseOf(good);
  const standing = course && standingOf(userId, course, now);
  if (standing?.access !== 'owned' || standing.expireAt === null) return '';
  return `您已有这门课，再换从 ${dayWords(standing.expireAt, now, '起接着算')}`;
}
