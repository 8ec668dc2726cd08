import { ScreenFrame } from '@/frame/ScreenFrame';
import { pathOf, useQueryParam } from '@/shared/lib/navigation';
import { PageState } from '@/shared/ui/PageState/PageState';
import { readActivityId } from '../activityId';
import { CommentBoard } from '../components/CommentBoard';

/** What everybody has said about an activity. Source: spec §2, §4, §8. */
export function CommentScreen() {
  const activityId = readActivityId(useQueryParam('activityId'));
  if (activityId === undefined) {
    return (
      <ScreenFrame title="全部评论" fallback="pointsMall">
        <PageState
          state="empty"
          art="comments"
          title="没有找到这个活动"
          text="链接可能不完整，可以回首页看看"
          action={{ text: '返回首页', to: pathOf('pointsMall') }}
        />
      </ScreenFrame>
    );
  }
  return (
    <ScreenFrame title="全部评论" fallback="pointsMall" subject={{ kind: 'campaign', number: String(activityId) }}>
      <CommentBoard key={activityId} activityId={activityId} />
    </ScreenFrame>
  );
}
