import { useShareCard } from '@/features/wechat';
import { ScreenFrame } from '@/frame/ScreenFrame';
import { useSession } from '@/session/useSession';
import { pathOf, useQueryParam } from '@/shared/lib/navigation';
import { usePanel } from '@/shared/lib/usePanel';
import { MyApplications } from '../components/MyApplications';
import { ResearchPage } from '../components/ResearchPage';
import { StudyList } from '../components/StudyList';
import { StudyView } from '../components/StudyView';

/** Words that were passed on with a link may follow the number. */
function numberOf(studyId: string | undefined): string | undefined {
  return studyId && /^[\w-]+/.exec(studyId)?.[0];
}

/**
 * Recruiting for research: the studies, one of them by `studyId`, the member's own applications by `step=mine`. What is
 * shared is the list, or from a study the app itself.
 */
export function ResearchScreen() {
  const { userId } = useSession();
  const studyId = numberOf(useQueryParam('studyId'));
  const { shown, open, back } = usePanel('step');
  useShareCard(studyId === undefined && shown === undefined ? undefined : { path: pathOf('pointsMall') });
  const showMine = () => open('mine');

  if (shown === 'mine')
    return (
      <ScreenFrame title="我的报名" fallback="research" isMemberOnly onBack={back}>
        <MyApplications />
      </ScreenFrame>
    );
  if (studyId !== undefined) return <StudyView key={`${userId} ${studyId}`} studyId={studyId} onMine={showMine} />;
  return (
    <ResearchPage fallback="pointsMall" onMine={showMine}>
      <StudyList />
    </ResearchPage>
  );
}
