import { TextReader } from '@/features/consent';
import { ScreenFrame } from '@/frame/ScreenFrame';
import { useSession } from '@/session/useSession';
import { pathOf, useQueryParam } from '@/shared/lib/navigation';
import { PageState } from '@/shared/ui/PageState/PageState';
import { Helpful } from '../components/Helpful';
import { NoticeReader } from '../components/NoticeReader';
import { ShareText } from '../components/ShareText';

/** One notice, which is the member's own, or a rule that everybody may read. */
export function ExplainScreen() {
  const { isSignedIn } = useSession();
  const noticeId = useQueryParam('noticeId');
  const textKey = useQueryParam('key');
  if (noticeId !== undefined) {
    if (isSignedIn) return <NoticeReader noticeId={noticeId} />;
    return <ScreenFrame title="通知详情" fallback="notice" isMemberOnly guestTitle="登录后查看这条消息" />;
  }
  if (textKey !== undefined) {
    return (
      <TextReader
        key={textKey}
        textKey={textKey}
        title="说明"
        fallback="member"
        actionOf={({ title }) => <ShareText textKey={textKey} title={title} />}
        footOf={() => <Helpful question="这份说明帮到您了吗？" about={{ key: textKey }} />}
      />
    );
  }
  return (
    <ScreenFrame title="通知详情" fallback="notice">
      <PageState
        state="empty"
        art="messages"
        title="没有指明要看哪一条"
        text="链接可能不完整，请从消息里打开"
        action={{ text: '看我的消息', to: pathOf('notice') }}
      />
    </ScreenFrame>
  );
}
