import { nextId } from '../state';
import type { CourseRow } from './catalog';
import { newExpiry } from './standing';
import { courseStore, type OwnedRow, type Way } from './store';

/** Gives a member a course; one that he has goes on from its end. */
export function giveCourse(
  userId: string,
  course: CourseRow,
  { way, points, now, recordId = nextId('CX') }: { way: Way; points: number; now: number; recordId?: string },
): OwnedRow {
  const row = {
    recordId,
    userId,
    courseId: course.courseId,
    way,
    points,
    at: now,
    expireAt: newExpiry(userId, course, now),
  };
  courseStore().owned.push(row);
  return row;
}
