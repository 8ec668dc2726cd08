import { endSession } from '@/session/changeSession';
import { readLoginInfo } from '@/session/loginInfo';
import { signIn } from '@/session/signIn';
import { addressBar } from '@/shared/lib/addressBar';
import { confirmDialog } from '@/shared/ui/dialog/dialog';
import { hideMessage } from '@/shared/ui/toast/toast';
import { wait } from './wait';

const SHOWN_TAIL = 4;
const NOT_DONE = '刚才的操作没有办理，没有扣款，积分和次数也没有动。';

let isAsking = false;

/**
 * Another member has signed in elsewhere (another tab of this phone), so this tab shows somebody who is no longer there; what
 * he has just asked for was not carried out. Ends the session of this tab with everything it holds, says whose page it was,
 * and offers the login or to load the page anew.
 */
export async function leaveFormerMember(hasActed = true): Promise<void> {
  if (isAsking) return;
  isAsking = true;
  const tail = readLoginInfo().userId.slice(-SHOWN_TAIL);
  endSession();
  // By then the screen has said the server's words, which would lie over the question.
  await wait(0);
  hideMessage();
  const ask = () =>
    confirmDialog({
      title: '登录的账号已经换了',
      content: `这一页是会员编号尾号 ${tail} 的，您在别的页面登录了另一个账号。${hasActed ? NOT_DONE : ''}`,
      confirmText: '重新登录',
      cancelText: '重新加载',
    });
  let at: string;
  let wantsLogin: boolean;
  do {
    at = window.location.hash;
    wantsLogin = await ask();
    // A screen that leads somewhere else when its member has gone closes the question without an answer.
  } while (!wantsLogin && at !== window.location.hash);
  isAsking = false;
  if (wantsLogin) signIn();
  else addressBar.reload();
}
