import clsx from 'clsx';
import { ReactComponent as DoneIcon } from '@/shared/icons/circleCheck.svg';
import { ReactComponent as LockIcon } from '@/shared/icons/lock.svg';
import { pathOf } from '@/shared/lib/navigation';
import { useFewer } from '@/shared/lib/useFewer';
import { Button } from '@/shared/ui/Button/Button';
import { Link } from '@/shared/ui/Link/Link';
import { Tag } from '@/shared/ui/Tag/Tag';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden/VisuallyHidden';
import type { CourseDetail, Lesson } from '../contract';
import { formatPlace } from '../courseCopy';
import styles from './LessonList.module.less';

interface Props {
  course: CourseDetail;
  currentId?: string | undefined;
}

function Mark({ lesson, isTrialShown }: { lesson: Lesson; isTrialShown: boolean }) {
  if (lesson.isDone) {
    return (
      <span className={styles.done}>
        <DoneIcon aria-hidden />
        <VisuallyHidden>已学完</VisuallyHidden>
      </span>
    );
  }
  if (lesson.isTrial && isTrialShown) return <Tag>试看</Tag>;
  if (lesson.isOpen) return null;
  return (
    <span className={styles.locked}>
      <LockIcon aria-hidden />
      <VisuallyHidden>还不能看</VisuallyHidden>
    </span>
  );
}

/** The lessons in their order; each leads to its film. */
export function LessonList({ course, currentId }: Props) {
  const { courseId, access, lessons } = course;
  const isTrialShown = access === 'locked' || access === 'expired';
  const { shown, showAll } = useFewer(lessons, ({ lessonId }) => lessonId === currentId);
  return (
    <>
      <ol className={styles.list}>
        {shown.map((lesson) => {
          const isCurrent = lesson.lessonId === currentId;
          return (
            <li key={lesson.lessonId} className={styles.item}>
              <Link
                className={clsx(styles.row, isCurrent && styles.current)}
                to={pathOf('courseList', { courseId, lessonId: lesson.lessonId })}
                replace={currentId !== undefined}
                aria-current={isCurrent ? 'true' : undefined}
              >
                <span className={styles.no}>{lessons.indexOf(lesson) + 1}</span>
                <span className={styles.title}>{lesson.title}</span>
                <span className={styles.end}>
                  <Mark lesson={lesson} isTrialShown={isTrialShown} />
                  <span className={styles.length}>{formatPlace(lesson.seconds)}</span>
                </span>
              </Link>
            </li>
          );
        })}
      </ol>
      {showAll && (
        <Button block variant="tint" onClick={showAll}>
          查看更多
        </Button>
      )}
    </>
  );
}
