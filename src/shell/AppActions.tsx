import { type ReactNode, useMemo } from 'react';
import { signIn } from '@/session/signIn';
import { appConfig } from '@/shared/config/appConfig';
import { PageActionsContext } from '@/shared/ui/PageState/pageActions';
import type { Subject } from '@/shared/ui/PageState/subject';
import { showMessage } from '@/shared/ui/toast/toast';

async function contactSupport(subject: Subject | undefined): Promise<void> {
  const support = await import('@/frame/contactSupport').catch(() => undefined);
  if (support) await support.contactSupport({ subject });
  else showMessage(`客服没有打开，请打电话 ${appConfig().brand.phone}`);
}

async function switchAccount(): Promise<void> {
  const session = await import('@/request/switchAccount').catch(() => undefined);
  if (session) await session.switchAccount();
  else showMessage('没有退出当前账号，请检查网络后再试');
}

/** What every full-page state offers besides its own action; what is seldom used is loaded when it is. */
export function AppActions({ children }: { children: ReactNode }) {
  const actions = useMemo(
    () => ({
      contactSupport: (subject?: Subject) => void contactSupport(subject),
      signIn: () => void signIn(),
      switchAccount: () => void switchAccount(),
    }),
    [],
  );
  return <PageActionsContext.Provider value={actions}>{children}</PageActionsContext.Provider>;
}
