import { endSession } from '@/session/changeSession';
import { startLogin } from '@/session/startLogin';
import { ROUTES } from '@/shared/config/routes';
import { addressBar } from '@/shared/lib/addressBar';
import { confirmDialog } from '@/shared/ui/dialog';
import { showMessage } from '@/shared/ui/toast';

let isAsking = false;

function goHome(): void {
  addressBar.replaceHash(`#${ROUTES.pointsMall.path}`);
  addressBar.reload();
}

/**
 * Another member has signed in elsewhere (another tab of this phone), so this tab shows somebody who is no longer there:
 * nothing was spent. Ends the session of this tab with everything it holds, says why, and offers the login. Either answer
 * loads the document anew.
 */
export async function leaveFormerMember(): Promise<void> {
  if (isAsking) return;
  isAsking = true;
  endSession();
  const wantsLogin = await confirmDialog({
    title: '登录的账号已经换了',
    content:
      '您在别的页面登录了另一个账号，这一页还是原来账号的内容。刚才的操作没有办理，没有扣款，积分和次数也没有动。',
    confirmText: '重新登录',
    cancelText: '回首页',
  });
  isAsking = false;
  if (!wantsLogin) return goHome();
  if (startLogin() === 'looping') showMessage('登录没有成功，请稍后再试或联系客服');
}
