import { isLoginHost } from '@/shared/config/appConfig';
import { useAfter } from '@/shared/lib/useAfter';
import { Button } from '../Button/Button';
import { usePageActions } from './pageActions';
import type { UnauthorisedState } from './pageStates';
import { StatePanel } from './StatePanel';

/** Then a login that has not left the page counts as unfinished: on slow phones too, twelve seconds after its start. */
const UNFINISHED_LOGIN_MS = 11_000;

/** Says whether nobody is signing in any more; where answers of the server start no login, nobody ever was. */
export function useUnfinishedLogin(isStarted = false): boolean {
  return useAfter(UNFINISHED_LOGIN_MS) || !(isStarted || isLoginHost());
}

export function SigningInPage({ isStarted, onSignIn }: UnauthorisedState) {
  const { signIn } = usePageActions();
  const isUnfinished = useUnfinishedLogin(isStarted);
  const start = onSignIn ?? signIn;
  if (!isUnfinished) return <StatePanel role="status" art="signIn" title="正在登录…" text="登录后会回到这一页" />;
  return (
    <StatePanel
      role="alert"
      art="signIn"
      title="登录未完成"
      text="您的内容都还在，登录后就能看到"
      actions={start && <Button onClick={start}>重新登录</Button>}
    />
  );
}
