import { addressBar } from '@/shared/lib/addressBar';
import { confirmDialog } from './dialog';

/** Leads to another host's page after the member has said yes to it. */
export async function leaveTo({ host, href }: { host: string; href: string }): Promise<void> {
  const isLeaving = await confirmDialog({
    title: '即将离开本页',
    content: `将打开 ${host}`,
    confirmText: '继续',
    cancelText: '留在这里',
  });
  if (isLeaving) addressBar.leave(href);
}
