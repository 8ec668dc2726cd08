import { ScreenFrame } from '@/frame/ScreenFrame';
import { useSession } from '@/session/useSession';
import { NoticeCenter } from '../components/NoticeCenter';

/** What has happened to the member's orders, rights and activities. */
export function NoticeScreen() {
  const { isSignedIn } = useSession();
  return isSignedIn ? <NoticeCenter /> : <ScreenFrame title="消息" isMemberOnly guestTitle="登录后查看您的消息" />;
}
