import { confirmDialog } from '@/shared/ui/dialog/dialog';
import { showMessage } from '@/shared/ui/toast/toast';
import type { HashAnswer } from './hashAnswer';
import { isSignedIn } from './loginInfo';
import { type LoginStart, startLogin } from './startLogin';

const NOT_KEPT = {
  title: '登录状态保存不了',
  content: '可能开了无痕浏览，或手机存储已满。请关掉无痕浏览，或清理一些空间，再登录一次。',
  confirmText: '知道了',
};

/**
 * The one sign-in action of every 登录 button: leaves for the page that signs the member in and brings him back to the
 * present address, or says why it does not. Never throws.
 */
export function signIn(): LoginStart {
  const start = startLogin();
  if (start === 'looping') showMessage('登录没有成功，请一分钟后再试，或联系客服');
  if (start === 'blocked') void confirmDialog(NOT_KEPT);
  return start;
}

/** Says why a login that has come back did not sign the member in, or not for long. */
export function explainAnswer(answer: HashAnswer): void {
  if (answer === 'notStored') void confirmDialog(NOT_KEPT);
  if (answer === 'refused' && !isSignedIn()) showMessage('登录没有完成，请再登录一次');
}
