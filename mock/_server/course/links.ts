import { onControl } from '../control';
import { lastDays } from '../coupon/show';
import { provideEvents } from '../lottery/sources';
import { measureTask } from '../points/tasks';
import { needInteger } from '../refusal';
import { provideHoldings } from '../rights/sources';
import { serverNow } from '../state';
import { COURSES, needCourse } from './catalog';
import { finishedToday } from './progress';
import { courseRoute, learnButton } from './show';
import { standingOf } from './standing';
import { courseStore, finishedLessons } from './store';

/*
 * What courses give elsewhere: chances of the lottery and the day's points task for finished lessons, and the courses
 * that a member owns among his rights.
 */

provideEvents('course', {
  listEvents: (userId) => finishedLessons(userId).map(({ lessonId, at }) => ({ refId: lessonId, at })),
});

measureTask('course', (userId) => finishedToday(userId, serverNow()));

provideHoldings('course', (userId, now) =>
  COURSES.flatMap((course) => {
    const { access, expireAt } = standingOf(userId, course, now);
    if (access !== 'owned') return [];
    return [
      {
        id: course.courseId,
        kind: 'course' as const,
        title: course.title,
        note: `${course.teacher}，${course.lessons.length} 节`,
        remaining: null,
        validTo: expireAt,
        ...(expireAt === null ? {} : lastDays(expireAt, now)),
        owner: 'self' as const,
        ownerName: '',
        useMode: 'auto' as const,
        holders: [],
        route: courseRoute(course),
        reminded: false,
        operate: [{ key: 'open', text: learnButton(userId, course).text, enabled: true }],
      },
    ];
  }),
);

/** Changes what a course costs: `{courseId, points}`. */
onControl('coursePrice', ({ courseId, points }) => {
  courseStore().prices.set(needCourse(courseId).courseId, needInteger(points, '积分数量不对，请重新核对', 0));
});
