import { appConfig } from '@/shared/config/appConfig';
import { addressBar } from '@/shared/lib/addressBar';
import { safeExternal } from '@/shared/lib/safeUrl';
import { currentHost } from './environment';
import { type Opening, openMiniProgramPage } from './miniProgram';

/**
 * Opens the customer service: a page of the mini-program inside it, the external link everywhere else. `link` may come
 * from the server; what is no permitted address is replaced by the configured one,
 * which operators answer for. Source: spec §9.
 */
export async function openChat(link?: string): Promise<Opening> {
  const { customerService } = appConfig();
  const address = safeExternal(link) ?? customerService.link;
  if (currentHost() === 'miniProgram') {
    return openMiniProgramPage(customerService.miniProgramPage, { link: address });
  }
  addressBar.leave(address);
  return 'opened';
}
