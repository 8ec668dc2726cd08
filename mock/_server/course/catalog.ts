import { refuse } from '../refusal';
import courses from './courses.json';

export const CATEGORIES = [
  { categoryId: 'baby', name: '母婴' },
  { categoryId: 'elder', name: '照顾长辈' },
  { categoryId: 'surgery', name: '术后' },
  { categoryId: 'skin', name: '皮肤' },
  { categoryId: 'aid', name: '急救' },
  { categoryId: 'mind', name: '情绪和睡眠' },
] as const;

export interface CourseRow {
  courseId: string;
  categoryId: string;
  title: string;
  teacher: string;
  /** Slug of the cover. */
  pic: string;
  learners: number;
  /** free; card: nothing with a running card, else points; points; cash: points and money, in the mall only. */
  price: 'free' | 'card' | 'points' | 'cash';
  points: number;
  cents?: number;
  /** The mall's good that brings this course. */
  goodsId?: string;
  validDays?: number;
  opensInDays?: number;
  about: string;
  lessons: string[];
}

export interface LessonRow {
  lessonId: string;
  course: CourseRow;
  /** Counts from 1; the first one is the trial. */
  no: number;
  title: string;
}

/** Every lesson of the examples plays the same short film. */
export const FILM = {
  seconds: 90,
  bytes: 110_000,
  url: '/api/__mock/media/lesson.mp4',
  captions: '/api/__mock/media/lesson.vtt',
};

const USUAL_DAYS = 365;

export const COURSES = courses as readonly CourseRow[];

export function findCourse(courseId: unknown): CourseRow | undefined {
  return COURSES.find((course) => course.courseId === courseId);
}

export function needCourse(courseId: unknown): CourseRow {
  const course = findCourse(courseId);
  if (!course) throw refuse.notFound('没有找到这门课，可能已下架，可以看看其他课程');
  return course;
}

export function daysOf({ validDays = USUAL_DAYS }: CourseRow): number {
  return validDays;
}

export function lessonsOf(course: CourseRow): LessonRow[] {
  return course.lessons.map((title, index) => ({
    lessonId: `${course.courseId}-${index + 1}`,
    course,
    no: index + 1,
    title,
  }));
}

export function needLesson(lessonId: unknown): LessonRow {
  const [courseId] = typeof lessonId === 'string' ? lessonId.split('-') : [];
  const course = findCourse(courseId);
  const lesson = course && lessonsOf(course).find((each) => each.lessonId === lessonId);
  if (!lesson) throw refuse.notFound('没有找到这节课，可能已下架，可以看看其他几节');
  return lesson;
}

/** How many courses a running card opens. */
export function countInCard(): number {
  return COURSES.filter(({ price }) => price === 'card').length;
}
