import { signIn } from '@/session/signIn';
import { confirmDialog } from '@/shared/ui/dialog/dialog';
import { showMessage } from '@/shared/ui/toast/toast';

/** Says at once that a write waits for the login. */
export function saySigningIn(): void {
  showMessage('正在登录…');
}

/** After a write that met an ended session, when the browser has not left for the login. */
export async function offerLogin(): Promise<void> {
  const wantsLogin = await confirmDialog({
    title: '登录未完成',
    content: '刚才的操作没有办理，您填的内容都还在。',
    confirmText: '重新登录',
    cancelText: '取消',
  });
  if (wantsLogin) signIn();
}
