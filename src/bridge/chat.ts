import { appConfig } from '@/shared/config/appConfig';
import { addressBar } from '@/shared/lib/addressBar';
import { safeExternal } from '@/shared/lib/safeUrl';
import { currentHost } from './environment';
import { type Opening, openMiniProgramPage } from './miniProgram';

/**
 * Opens the customer service: a page of the mini-program inside it, the external link everywhere else. `link` may come
 * from the server; what is no permitted address is replaced by the configured one. Source: spec §9.
 */
export async function openChat(link?: string): Promise<Opening> {
  const { customerService } = appConfig();
  const address = safeExternal(link) ?? safeExternal(customerService.link);
  if (currentHost() === 'miniProgram') {
    return openMiniProgramPage(customerService.miniProgramPage, address === undefined ? {} : { link: address });
  }
  if (address === undefined) return 'unavailable';
  addressBar.leave(address);
  return 'opened';
}
