import type { CourseDetail } from './contract';

/** A course that has ended can be got again: that is another wish. */
export function exchangeIntent({ courseId, expireAt }: Pick<CourseDetail, 'courseId' | 'expireAt'>) {
  return { intentKey: `course:${courseId}`, about: () => expireAt };
}
