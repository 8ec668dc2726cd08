import { startLogin } from '@/session/startLogin';
import { PageState } from '@/shared/ui/PageState';

export function SignInState({ text }: { text: string }) {
  return (
    <PageState
      state="empty"
      art="signIn"
      title="登录后才能看到"
      text={text}
      action={{ text: '登录', onClick: () => void startLogin() }}
    />
  );
}
