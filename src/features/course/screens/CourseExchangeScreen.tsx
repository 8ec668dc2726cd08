import { TextPanel } from '@/features/consent';
import { useSession } from '@/session/useSession';
import { useQueryParam } from '@/shared/lib/navigation';
import { usePanel } from '@/shared/lib/usePanel';
import { CodeFirst } from '../components/CodeFirst';
import { CourseExchange } from '../components/CourseExchange';
import { ExchangeRecords } from '../components/ExchangeRecords';
import { ExchangeResult } from '../components/ExchangeResult';

/** Gets a course by points, a code or a right. */
export function CourseExchangeScreen() {
  const { isSignedIn } = useSession();
  const courseId = useQueryParam('courseId');
  const recordId = useQueryParam('recordId');
  const panel = usePanel('step');
  if (panel.shown === 'rules') return <TextPanel textKey="course" onBack={panel.back} />;
  if (panel.shown === 'records') return <ExchangeRecords onBack={panel.back} />;
  if (recordId !== undefined && isSignedIn) return <ExchangeResult recordId={recordId} />;
  if (courseId === undefined) return <CodeFirst />;
  return <CourseExchange key={courseId} courseId={courseId} />;
}
