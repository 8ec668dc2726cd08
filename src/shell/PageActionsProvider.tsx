import { type ReactNode, useMemo } from 'react';
import { contactSupport } from '@/frame/contactSupport';
import { startLogin } from '@/session/startLogin';
import { PageActionsContext } from '@/shared/ui/pageActions';
import type { Subject } from '@/shared/ui/subject';
import { showMessage } from '@/shared/ui/toast';

function signIn(): void {
  if (startLogin() === 'looping') showMessage('登录没有成功，请稍后再试或联系客服');
}

/** What every full-page state offers besides its own action. */
export function PageActionsProvider({ children }: { children: ReactNode }) {
  const actions = useMemo(
    () => ({ contactSupport: (subject?: Subject) => void contactSupport({ subject }), signIn }),
    [],
  );
  return <PageActionsContext.Provider value={actions}>{children}</PageActionsContext.Provider>;
}
