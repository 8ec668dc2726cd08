import { startLogin } from '@/session/startLogin';
import { showMessage } from '@/shared/ui/toast';

/** Starts the login by the member's own tap; he comes back to the present address. */
export function beginLogin(): void {
  if (startLogin() === 'looping') showMessage('登录没有成功，请稍后再试或联系客服');
}
