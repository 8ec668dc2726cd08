import { signIn } from '@/session/signIn';
import { useSession } from '@/session/useSession';
import { PageState } from '@/shared/ui/PageState/PageState';

interface Props {
  title?: string | undefined;
  text?: string;
}

/** What a guest sees where something belongs to a member: why, and the login, which brings him back to this address. */
export function GuestState({ title = '登录后才能看到', text = '这里是您的会员内容，登录后会回到这一页' }: Props) {
  const { isLoginPending } = useSession();
  if (isLoginPending) return <PageState state="unauthorised" isStarted onSignIn={() => void signIn()} />;
  return (
    <PageState
      state="empty"
      art="signIn"
      title={title}
      text={text}
      action={{ text: '登录', onClick: () => void signIn() }}
    />
  );
}
