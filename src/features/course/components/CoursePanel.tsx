import { useShareCard } from '@/features/wechat';
import { ScreenFrame } from '@/frame/ScreenFrame';
import { useQuery } from '@/request/useQuery';
import { NOT_FOUND } from '@/shared/config/serverCodes';
import { pathOf } from '@/shared/lib/navigation';
import { useFromTop } from '@/shared/lib/useFromTop';
import { usePanel } from '@/shared/lib/usePanel';
import { getCourse } from '../contract';
import { CourseFavorite } from './CourseFavorite';
import { CourseMissing } from './CourseMissing';
import { CourseViewSkeleton } from './CourseSkeleton';
import { CourseView } from './CourseView';

/** One course in the place of the list. */
export function CoursePanel({ courseId }: { courseId: string }) {
  const { data, failure, refresh, patch, updatedAt } = useQuery(getCourse, { courseId }, { refreshOnReturn: true });
  const panel = usePanel('courseId', 'lessonId');
  useFromTop(courseId);
  useShareCard(data && { title: data.title, picture: data.cover, path: pathOf('courseList', { courseId }) });
  if (failure?.code === NOT_FOUND) {
    return (
      <ScreenFrame title="课程" onBack={panel.back}>
        <CourseMissing />
      </ScreenFrame>
    );
  }
  return (
    <ScreenFrame
      title="课程"
      onBack={panel.back}
      subject={{ kind: 'course', number: courseId }}
      failure={failure}
      onRetry={refresh}
      updatedAt={updatedAt}
      skeleton={<CourseViewSkeleton />}
      action={data && <CourseFavorite course={data} patch={patch} askAnew={refresh} />}
    >
      {data && <CourseView course={data} refresh={refresh} />}
    </ScreenFrame>
  );
}
