import { openChat } from '@/bridge/chat';
import { appConfig } from '@/shared/config/appConfig';
import { addressBar } from '@/shared/lib/addressBar';
import { phoneLink } from '@/shared/lib/safeUrl';
import { confirmDialog } from '@/shared/ui/dialog/dialog';
import type { Subject } from '@/shared/ui/PageState/subject';
import { showMessage } from '@/shared/ui/toast/toast';

interface Request {
  subject?: Subject | undefined;
  /** The server's link, when it names one. */
  link?: string;
  /** The server's number, when it names one. */
  phone?: string;
}

/**
 * Opens the customer service with what the member was looking at. When nothing opens it says so and offers the phone.
 * The one way to the chat.
 */
export async function contactSupport({ subject, link, phone = '' }: Request = {}): Promise<void> {
  const topic = subject && {
    about: subject.kind,
    number: subject.number ?? '',
    isPersonal: subject.kind === 'card',
  };
  if ((await openChat(link, topic)) === 'opened') return;
  const { brand } = appConfig();
  const number = phone || brand.phone;
  const call = phoneLink(number);
  if (call === undefined) {
    showMessage('客服没有打开，请稍后再试');
    return;
  }
  const wantsCall = await confirmDialog({
    title: '客服没有打开',
    content: `可以打电话：${number}，${brand.phoneHours}`,
    confirmText: '打电话',
    cancelText: '知道了',
  });
  if (wantsCall) addressBar.leave(call);
}
