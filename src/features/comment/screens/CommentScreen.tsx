import { ScreenFrame } from '@/frame/ScreenFrame';
import { useQueryParam } from '@/shared/lib/navigation';
import { readActivityId } from '../activityId';
import { CommentBoard } from '../components/CommentBoard';
import { NoActivity } from '../components/NoActivity';

/** What everybody has said about an activity. Source: spec §2, §4, §8. */
export function CommentScreen() {
  const activityId = readActivityId(useQueryParam('activityId'));
  if (activityId === undefined) {
    return (
      <ScreenFrame title="全部评论" fallback="pointsMall">
        <NoActivity />
      </ScreenFrame>
    );
  }
  return (
    <ScreenFrame title="全部评论" fallback="pointsMall" subject={{ kind: 'campaign', number: String(activityId) }}>
      <CommentBoard key={activityId} activityId={activityId} />
    </ScreenFrame>
  );
}
