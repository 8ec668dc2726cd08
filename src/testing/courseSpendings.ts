import { exchangeCourse, getCourse, getCourses } from '@/features/course/contract';
import { exchangeIntent } from '@/features/course/intents';
import { courseStore } from '../../mock/_server/course/store';
import { canDo, define, PAGE, read } from './spendingKit';

/** What gives a course. */
export const COURSE_SPENDINGS = [
  define({
    call: exchangeCourse,
    effects: (userId) => courseStore().owned.filter((row) => row.userId === userId).length,
    as: 'member',
    look: async () => {
      for (const { courseId, access } of (await read(getCourses, PAGE)).recordList) {
        if (access !== 'locked' && access !== 'expired') continue;
        const course = await read(getCourse, { courseId });
        const way = course.ways.find(({ operate }) => canDo('exchange', operate));
        if (!way || way.key === 'code') continue;
        return { payload: { courseId, way: way.key, offerId: course.offerId }, intent: exchangeIntent(course) };
      }
      return undefined;
    },
  }),
];
