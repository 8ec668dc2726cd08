import { pathOf } from '@/shared/lib/navigation';
import { PageState } from '@/shared/ui/PageState/PageState';

/** There is no such activity: the way home. */
export function NoActivity() {
  return (
    <PageState
      state="empty"
      art="comments"
      title="没有找到这个活动"
      text="链接可能不完整，可以回首页看看"
      action={{ text: '返回首页', to: pathOf('pointsMall') }}
    />
  );
}
