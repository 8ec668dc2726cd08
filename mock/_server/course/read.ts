import type { Context, GuestContext } from '../handle';
import { leadTo } from '../leadTo';
import { needText, pageOf, refuse } from '../refusal';
import { holdsWords } from '../searchWords';
import { CATEGORIES, COURSES, type CourseRow, daysOf, FILM, findCourse, lessonsOf, needCourse } from './catalog';
import { triesOf } from './courseCodes';
import { courseRoute, exchangeRoute, learnButton, pointsOf, showCourse, waitButton } from './show';
import { doneCount, isLessonOpen, newExpiry, nextLesson, standingOf } from './standing';
import { courseStore, progressOf } from './store';
import { offerIdOf, waysOf } from './ways';

const LONGEST_KEYWORD = 40;

export function listCategories() {
  return CATEGORIES;
}

type Test = (course: CourseRow, userId: string | undefined, now: number) => boolean;

const FILTERS: Record<string, Test> = {
  free: ({ price }) => price === 'free',
  card: ({ price }) => price === 'card',
  mine: (course, userId, now) => ['owned', 'expired'].includes(standingOf(userId, course, now).access),
  favorite: ({ courseId }, userId) => courseStore().favorites.has(`${userId} ${courseId}`),
};

function isFound({ title, teacher, categoryId, about, lessons }: CourseRow, keyword: string): boolean {
  const category = CATEGORIES.find((each) => each.categoryId === categoryId)?.name ?? '';
  return holdsWords([title, teacher, category, about, ...lessons], keyword);
}

export function listCourses({ user, query, now }: GuestContext) {
  const { category = '', keyword = '', filter = '' } = query;
  if (keyword.length > LONGEST_KEYWORD) throw refuse.badInput('搜索的字太多了，请短一点');
  const test = Object.hasOwn(FILTERS, filter) ? FILTERS[filter] : undefined;
  if (!test && filter !== '') throw refuse.badInput('没有这种筛选，请换一个');
  const rows = COURSES.filter(
    (course) =>
      (category === '' || course.categoryId === category) &&
      isFound(course, keyword) &&
      (test?.(course, user?.userId, now) ?? true),
  );
  const { recordList, ...page } = pageOf(rows, query);
  return {
    ...page,
    recordList: recordList.map((course) => showCourse(course, user?.userId, now)),
    serverTime: now,
  };
}

function showLessons(course: CourseRow, userId: string | undefined, now: number) {
  const standing = standingOf(userId, course, now);
  return lessonsOf(course).map((lesson) => {
    const isOpen = isLessonOpen(lesson, standing);
    const row = progressOf(userId, lesson.lessonId);
    return {
      lessonId: lesson.lessonId,
      title: lesson.title,
      seconds: FILM.seconds,
      isTrial: lesson.no === 1 && course.price !== 'free',
      isOpen,
      isDone: (row?.doneAt ?? null) !== null,
      position: row?.seconds ?? 0,
      watchedAt: row?.at ?? null,
      videoUrl: isOpen ? FILM.url : '',
      captionUrl: isOpen ? FILM.captions : '',
      bytes: FILM.bytes,
    };
  });
}

/** The buttons at the foot of a course. */
function buttonsOf(course: CourseRow, userId: string | undefined, now: number) {
  const { access, opensAt } = standingOf(userId, course, now);
  if (access === 'soon') return [waitButton(opensAt)];
  if (userId === undefined) return [{ key: 'login', text: '登录后学习', enabled: true }];
  if (access === 'open' || access === 'owned') return [learnButton(userId, course)];
  const mall = course.price === 'cash' && course.goodsId !== undefined;
  return [
    ...(course.price === 'card' ? [leadTo('card', '看会员卡', '/membership-card')] : []),
    ...(mall ? [leadTo('exchange', '用兑换码', exchangeRoute(course))] : []),
    mall
      ? leadTo('mall', '去商城兑换', `/schedule/points-mall/goods-detail?goodsId=${course.goodsId}`)
      : leadTo('exchange', access === 'expired' ? '续期' : '兑换', exchangeRoute(course)),
  ];
}

export function getCourse({ user, query, now }: GuestContext) {
  const course = needCourse(query.courseId);
  const userId = user?.userId;
  return {
    ...showCourse(course, userId, now),
    operate: buttonsOf(course, userId, now),
    about: course.about,
    points: pointsOf(course),
    validDays: daysOf(course),
    newExpireAt: userId === undefined ? null : newExpiry(userId, course, now),
    offerId: offerIdOf(course),
    lessons: showLessons(course, userId, now),
    ways: waysOf(userId, course, now),
    unlockAt: userId === undefined ? null : triesOf(userId, now).unlockAt,
    serverTime: now,
  };
}

/** The course in which the member was last, unless he has finished it or it plays no longer. */
function resumeOf(userId: string, now: number) {
  const rows = courseStore()
    .progress.filter((row) => row.userId === userId)
    .sort((a, b) => b.at - a.at);
  for (const { lessonId, at } of rows) {
    const course = findCourse(lessonId.split('-')[0]);
    const lesson = course && nextLesson(userId, course);
    const { access } = course ? standingOf(userId, course, now) : { access: 'locked' };
    const plays = access === 'open' || access === 'owned';
    if (!course || !lesson || !plays || doneCount(userId, course) === course.lessons.length) continue;
    const { courseId, title, cover, doneLessons, lessonCount } = showCourse(course, userId, now);
    return {
      courseId,
      title,
      cover,
      lessonTitle: lesson.title,
      lessonNo: lesson.no,
      position: progressOf(userId, lesson.lessonId)?.seconds ?? 0,
      seconds: FILM.seconds,
      doneLessons,
      lessonCount,
      watchedAt: at,
      operate: [leadTo('learn', '接着学', courseRoute(course, lesson.lessonId))],
    };
  }
  return undefined;
}

export function getMine({ user, now }: Context) {
  const resume = resumeOf(user.userId, now);
  return { ...(resume ? { resume } : {}), unlockAt: triesOf(user.userId, now).unlockAt, serverTime: now };
}

export function setFavorite({ body, user }: Context) {
  const { courseId } = needCourse(needText(body.courseId, '请选择课程', 40));
  if (typeof body.on !== 'boolean') throw refuse.badInput('请选择是否收藏');
  const key = `${user.userId} ${courseId}`;
  if (body.on) courseStore().favorites.add(key);
  else courseStore().favorites.delete(key);
  return { on: body.on };
}
