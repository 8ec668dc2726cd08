import { ScreenFrame } from '@/frame/ScreenFrame';
import { useQuery } from '@/request/useQuery';
import { NOT_FOUND } from '@/shared/config/serverCodes';
import { getCourse } from '../contract';
import { CourseMissing } from './CourseMissing';
import { ExchangeSkeleton } from './ExchangeSkeleton';
import { ExchangeView } from './ExchangeView';
import { RecordsLink } from './RecordsLink';

/** The ways to get one course. */
export function CourseExchange({ courseId }: { courseId: string }) {
  const { data, failure, refresh, updatedAt } = useQuery(getCourse, { courseId }, { refreshOnReturn: true });
  if (failure?.code === NOT_FOUND) {
    return (
      <ScreenFrame title="课程兑换" fallback="courseList">
        <CourseMissing />
      </ScreenFrame>
    );
  }
  return (
    <ScreenFrame
      title="课程兑换"
      fallback="courseList"
      space="both"
      subject={{ kind: 'course', number: courseId }}
      failure={failure}
      onRetry={refresh}
      updatedAt={updatedAt}
      skeleton={<ExchangeSkeleton />}
      action={<RecordsLink />}
    >
      {data && <ExchangeView course={data} refresh={refresh} />}
    </ScreenFrame>
  );
}
