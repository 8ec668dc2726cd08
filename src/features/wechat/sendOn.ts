import { currentHost } from '@/bridge/environment';
import { shareLinkOf } from '@/bridge/shareLink';
import { shareLink } from '@/shared/ui/CopyButton/shareLink';
import { showMessage } from '@/shared/ui/toast/toast';

/** Sends the screen at this path to others: the phone's own sheet or a copied link; inside WeChat its menu does it. */
export function sendOn(title: string, path: string): void {
  if (currentHost() === 'browser') void shareLink(title, shareLinkOf(path));
  else showMessage('点右上角“···”，发送给朋友');
}
