import type { Course } from '../../../src/features/course/contract';
import { hasActiveCard } from '../membership/membership';
import { DAY, dayOf, endOfDay, startOfDay } from '../state';
import { type CourseRow, daysOf, type LessonRow, lessonsOf } from './catalog';
import { courseStore, ownedRow, progressOf } from './store';

export interface Standing {
  access: Course['access'];
  expireAt: number | null;
  opensAt: number | null;
}

/** When a course opens; null when it is open. */
function opensAtOf({ opensInDays }: CourseRow, now: number): number | null {
  if (opensInDays === undefined) return null;
  const opensAt = startOfDay(dayOf(courseStore().seededAt + opensInDays * DAY));
  return opensAt > now ? opensAt : null;
}

function isFreeFor({ price }: CourseRow, userId: string | undefined): boolean {
  return userId !== undefined && (price === 'free' || (price === 'card' && hasActiveCard(userId)));
}

/** How a course stands for a member; a guest has the trial lessons only. */
export function standingOf(userId: string | undefined, course: CourseRow, now: number): Standing {
  const owned = ownedRow(userId, course.courseId);
  const opensAt = opensAtOf(course, now);
  const expireAt = owned?.expireAt ?? null;
  if (opensAt !== null) return { access: 'soon', expireAt, opensAt };
  if (owned && expireAt !== null && expireAt > now) return { access: 'owned', expireAt, opensAt };
  if (isFreeFor(course, userId)) return { access: 'open', expireAt: null, opensAt };
  return { access: owned ? 'expired' : 'locked', expireAt, opensAt };
}

/** Whether a lesson plays for a member. */
export function isLessonOpen({ no }: LessonRow, { access }: Standing): boolean {
  return access === 'open' || access === 'owned' || (no === 1 && access !== 'soon');
}

export function doneCount(userId: string | undefined, course: CourseRow): number {
  return lessonsOf(course).filter(({ lessonId }) => (progressOf(userId, lessonId)?.doneAt ?? null) !== null).length;
}

/** The first lesson that is not finished; the first of all when every one is. */
export function nextLesson(userId: string | undefined, course: CourseRow): LessonRow | undefined {
  const lessons = lessonsOf(course);
  return lessons.find(({ lessonId }) => (progressOf(userId, lessonId)?.doneAt ?? null) === null) ?? lessons[0];
}

/** Until when a course would be owned if it came now; an ownership that runs goes on from its end. */
export function newExpiry(userId: string, course: CourseRow, now: number): number {
  const { access, expireAt } = standingOf(userId, course, now);
  const from = access === 'owned' && expireAt !== null ? expireAt : now;
  return endOfDay(from + daysOf(course) * DAY);
}
