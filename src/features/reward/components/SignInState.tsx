import { startLogin } from '@/session/startLogin';
import { PageState } from '@/shared/ui/PageState';

/** What a guest sees on a screen that belongs to a member; the login starts when he asks for it. */
export function SignInState({ title }: { title: string }) {
  return (
    <PageState state="empty" art="signIn" title={title} action={{ text: '登录', onClick: () => void startLogin() }} />
  );
}
