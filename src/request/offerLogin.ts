import { memberTab } from '@/session/memberStorage';
import { signIn } from '@/session/signIn';
import { confirmDialog } from '@/shared/ui/dialog/dialog';
import { showMessage } from '@/shared/ui/toast/toast';

/** When a write of this member was last broken off by the login, epoch ms; said when he is back, see shell/sayNotDone.ts. */
export const NOT_DONE_KEY = 'notDone';

/** Says at once that a write waits for the login. What has been tried before may have been carried out by then. */
export function saySigningIn(isRetry = false): void {
  if (!isRetry) memberTab.write(NOT_DONE_KEY, String(Date.now()));
  showMessage('正在登录…');
}

/** After a write that met an ended session, when the browser has not left for the login. */
export async function offerLogin(): Promise<void> {
  memberTab.remove(NOT_DONE_KEY);
  const wantsLogin = await confirmDialog({
    title: '登录未完成',
    content: '刚才的操作没有办理，您填的内容都还在。',
    confirmText: '重新登录',
    cancelText: '取消',
  });
  if (wantsLogin) signIn();
}
