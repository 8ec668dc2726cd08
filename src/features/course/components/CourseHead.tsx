import { GoodsPicture } from '@/shared/ui/GoodsPicture/GoodsPicture';
import type { CourseDetail } from '../contract';
import { describeTotal } from '../courseCopy';
import styles from './CourseHead.module.less';

/** Which course it is about. */
export function CourseHead({ course }: { course: CourseDetail }) {
  const { title, teacher, cover, lessonCount, seconds, validDays, access, price } = course;
  const isToBeHad = access !== 'owned' && access !== 'open' && price !== 'free';
  return (
    <section className={styles.head} aria-label="课程">
      <GoodsPicture src={cover} eager />
      <div className={styles.words}>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.line}>{teacher}</p>
        <p className={styles.line}>
          {lessonCount} 节，{describeTotal(seconds)}
        </p>
        {validDays > 0 && isToBeHad && <p className={styles.line}>换到后可以学 {validDays} 天</p>}
      </div>
    </section>
  );
}
