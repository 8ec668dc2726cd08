import { openChat } from '@/bridge/chat';
import { appConfig } from '@/shared/config/appConfig';
import { stillHere } from '@/shared/lib/stillHere';
import { offerCall } from '@/shared/ui/dialog/offerCall';
import type { Subject } from '@/shared/ui/PageState/subject';

interface Request {
  subject?: Subject | undefined;
  /** The server's link, when it names one. */
  link?: string;
  /** The server's number, when it names one. */
  phone?: string;
}

/**
 * Opens the customer service with what the member was looking at. When nothing opens it says so and offers the phone,
 * unless he has gone on by then.
 * The one way to the chat.
 */
export async function contactSupport({ subject, link, phone }: Request = {}): Promise<void> {
  const topic = subject && {
    about: subject.kind,
    number: subject.number ?? '',
    isPersonal: subject.kind === 'card',
  };
  const isStillHere = stillHere();
  if ((await openChat(link, topic)) === 'opened' || !isStillHere()) return;
  await offerCall({ title: '客服没有打开', phone, hours: appConfig().brand.phoneHours });
}
