import { Suspense } from 'react';
import { lazyPart } from '@/shared/lib/lazyPart';
import { useQueryParam } from '@/shared/lib/navigation';
import { PartLoading } from '@/shared/ui/LoadNote/PartLoading';
import { CourseCatalogue } from '../components/CourseCatalogue';

const CoursePanel = lazyPart(async () => (await import('../components/CoursePanel')).CoursePanel);
const CourseSearch = lazyPart(async () => (await import('../components/CourseSearch')).CourseSearch);

/** All courses and, in their place, the search or one course with its lessons. */
export function CourseListScreen() {
  const courseId = useQueryParam('courseId');
  const step = useQueryParam('step');
  if (courseId === undefined && step !== 'search') return <CourseCatalogue />;
  return (
    <Suspense fallback={<PartLoading />}>
      {courseId === undefined ? <CourseSearch /> : <CoursePanel key={courseId} courseId={courseId} />}
    </Suspense>
  );
}
