import { appConfig } from '@/shared/config/appConfig';
import { addressBar } from '@/shared/lib/addressBar';
import { isOffline } from '@/shared/lib/online';
import { safeExternal } from '@/shared/lib/safeUrl';
import { currentHost } from './environment';
import { type Opening, openMiniProgramPage } from './miniProgram';

/** What a chat is about. Never holds a token, a user id, a name or a phone number. */
export interface ChatTopic {
  /** One word, for example "order". */
  about: string;
  /** The number of the record, or a masked card number; '' without one. */
  number: string;
  /** The number says something of the person, so it stays inside the mini-program. */
  isPersonal: boolean;
}

/** Puts the topic where the operators' link has a place for it; a link without places stays as it is. */
function fillPlaces(link: string, topic: ChatTopic | undefined): string {
  const { about = '', number = '', isPersonal = false } = topic ?? {};
  return link
    .replace('{about}', () => encodeURIComponent(about))
    .replace('{number}', () => (isPersonal ? '' : encodeURIComponent(number)));
}

/**
 * Opens the customer service: a page of the mini-program inside it, the external link everywhere else; both learn what it
 * is about. `link` may come from the server; what is no permitted address is replaced by the configured one, which
 * operators answer for. Without a network, or without any link, nothing opens. Source: spec §9.
 */
export async function openChat(link?: string, topic?: ChatTopic): Promise<Opening> {
  const { customerService } = appConfig();
  const address = safeExternal(link && fillPlaces(link, topic)) ?? fillPlaces(customerService.link, topic);
  if (currentHost() === 'miniProgram') {
    const values = { link: address, ...(topic && { about: topic.about, number: topic.number }) };
    return openMiniProgramPage(customerService.miniProgramPage, values);
  }
  if (address === '' || isOffline()) return 'failed';
  addressBar.leave(address);
  return 'opened';
}
