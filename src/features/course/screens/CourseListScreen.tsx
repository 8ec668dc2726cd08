import { Suspense } from 'react';
import { ViewLoading } from '@/frame/ViewLoading';
import { lazyPart } from '@/shared/lib/lazyPart';
import { usePanel } from '@/shared/lib/usePanel';
import { useTitle } from '@/shared/lib/useTitle';
import { CourseCatalogue } from '../components/CourseCatalogue';

const CoursePanel = lazyPart(async () => (await import('../components/CoursePanel')).CoursePanel);
const CourseSearch = lazyPart(async () => (await import('../components/CourseSearch')).CourseSearch);

function useView() {
  const course = usePanel('courseId', 'lessonId');
  const step = usePanel('step', 'q');
  if (course.shown !== undefined) {
    const view = <CoursePanel key={course.shown} courseId={course.shown} />;
    return { title: '课程', back: course.back, view };
  }
  return step.shown === 'search' ? { title: '搜课程', back: step.back, view: <CourseSearch /> } : undefined;
}

/** All courses and, in their place, the search or one course with its lessons. */
export function CourseListScreen() {
  const shown = useView();
  useTitle(shown?.title);
  if (!shown) return <CourseCatalogue />;
  return <Suspense fallback={<ViewLoading title={shown.title} onBack={shown.back} />}>{shown.view}</Suspense>;
}
