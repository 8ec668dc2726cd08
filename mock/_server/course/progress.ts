import type { Context } from '../handle';
import { needInteger, refuse } from '../refusal';
import { addGrowth, GROWTH } from '../rights/growth';
import { dayOf } from '../state';
import { type CourseRow, FILM, type LessonRow, needLesson } from './catalog';
import { doneCount, isLessonOpen, standingOf } from './standing';
import { courseStore, finishedLessons, type ProgressRow, progressOf } from './store';

const LONGEST_SECONDS = 86_400;
/** The rest of a lesson is its good-bye. */
const ENOUGH = 0.9;

function rowOf(userId: string, { lessonId }: LessonRow): ProgressRow {
  const known = progressOf(userId, lessonId);
  if (known) return known;
  const row = { userId, lessonId, seconds: 0, at: 0, doneAt: null };
  courseStore().progress.push(row);
  return row;
}

/** How many lessons a member has finished today (China time). */
export function finishedToday(userId: string, now: number): number {
  return finishedLessons(userId).filter(({ at }) => dayOf(at) === dayOf(now)).length;
}

function finishCourse(userId: string, course: CourseRow, now: number): string {
  addGrowth(
    userId,
    { title: `学完《${course.title}》`, delta: GROWTH.course, bizNo: `course-${course.courseId}` },
    now,
  );
  return `整门课学完了，成长值 +${GROWTH.course}`;
}

/** Where a member is in a lesson. A lesson is finished once, and what that gives comes once. */
export function saveProgress({ body, user, now }: Context) {
  const { userId } = user;
  const lesson = needLesson(body.lessonId);
  const { course } = lesson;
  const seconds = Math.min(needInteger(body.seconds, '学习进度没有记上，请再试一次', 0, LONGEST_SECONDS), FILM.seconds);
  if (!isLessonOpen(lesson, standingOf(userId, course, now))) throw refuse.level('得到这门课后再学');
  const row = rowOf(userId, lesson);
  Object.assign(row, { seconds, at: now });
  if (row.doneAt !== null || seconds < FILM.seconds * ENOUGH) return { finished: '', rewardText: '' };
  row.doneAt = now;
  if (doneCount(userId, course) === course.lessons.length)
    return { finished: 'course', rewardText: finishCourse(userId, course, now) };
  const isFirst = finishedToday(userId, now) === 1;
  return { finished: 'lesson', rewardText: isFirst ? '今天的学习任务完成了，可以去领积分' : '' };
}
