import { useState } from 'react';
import { signIn } from '@/session/signIn';
import { useQueryParam } from '@/shared/lib/navigation';
import { formatLastDay } from '@/shared/lib/timeFormat';
import { Card } from '@/shared/ui/Card/Card';
import { Clauses } from '@/shared/ui/Dated/Clauses';
import { Dated } from '@/shared/ui/Dated/Dated';
import { HelpWays } from '@/shared/ui/HelpWays/HelpWays';
import { OperateBar } from '@/shared/ui/OperateBar/OperateBar';
import { SectionTitle } from '@/shared/ui/SectionTitle/SectionTitle';
import type { CourseDetail, Lesson } from '../contract';
import { describeSize, describeTotal } from '../courseCopy';
import { useProgress } from '../useProgress';
import styles from './CourseView.module.less';
import { LessonList } from './LessonList';
import { LessonStage } from './LessonStage';

/** The lesson of the address; else the first that is not finished; else the first. */
function lessonOf(lessons: readonly Lesson[], lessonId: string | undefined): Lesson | undefined {
  return (
    lessons.find((lesson) => lesson.lessonId === lessonId) ??
    lessons.find(({ isDone, isOpen }) => isOpen && !isDone) ??
    lessons[0]
  );
}

/** Until when the member has the course; '' when that says nothing. */
function describeTerm({ access, expireAt, doneLessons }: CourseDetail): string {
  if (access === 'owned' && expireAt !== null) return `可以学到 ${formatLastDay(expireAt)}`;
  if (access !== 'expired') return '';
  return `${formatLastDay(expireAt, '已到期')}${doneLessons > 0 ? '，学习记录还在，续期后接着学' : ''}`;
}

/** The film of one lesson, what the course is about, and all its lessons. */
export function CourseView({ course, refresh }: { course: CourseDetail; refresh: () => void }) {
  const asked = useQueryParam('lessonId');
  const [firstId] = useState(() => lessonOf(course.lessons, asked)?.lessonId);
  const lesson = lessonOf(course.lessons, asked ?? firstId);
  const onProgress = useProgress(course, refresh);
  const term = describeTerm(course);
  const plays = course.access === 'open' || course.access === 'owned';
  return (
    <>
      {lesson && <LessonStage key={lesson.lessonId} course={course} lesson={lesson} onProgress={onProgress} />}
      <Card className={styles.head}>
        <h2 className={styles.title}>{course.title}</h2>
        <p className={styles.line}>{course.teacher}</p>
        <p className={styles.line}>
          {describeSize(course)}，{describeTotal(course.seconds)}
        </p>
        {term !== '' && (
          <p className={styles.line}>
            <Dated>{term}</Dated>
          </p>
        )}
        {course.about !== '' && <p className={styles.about}>{course.about}</p>}
      </Card>
      <Card>
        <SectionTitle note={course.doneLessons > 0 ? `学完 ${course.doneLessons} 节` : undefined}>
          {course.lessonCount} 节内容
        </SectionTitle>
        <LessonList course={course} currentId={lesson?.lessonId} />
      </Card>
      <p className={styles.note}>
        <Clauses>课程讲日常照看的方法，不能代替医生诊断和治疗。急症请打 120。</Clauses>
      </p>
      <HelpWays />
      {!plays && <OperateBar operate={course.operate} busy={false} onAct={() => void signIn()} />}
    </>
  );
}
