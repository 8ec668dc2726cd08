import { currentHost } from '@/bridge/environment';
import { internalPath } from '@/shared/lib/navigation';
import { safeExternal } from '@/shared/lib/safeUrl';
import type { Banner } from './contract';

/** Where a banner leads from here; undefined when this app may not or cannot go there. */
export type BannerTarget =
  | { kind: 'route'; path: string }
  | { kind: 'url'; href: string; host: string }
  | { kind: 'mini'; page: string };

/** Checks a banner's link by its type. A mini-program page only counts inside the mini-program. */
export function targetOf({ linkType, link }: Pick<Banner, 'linkType' | 'link'>): BannerTarget | undefined {
  if (linkType === 'mini') {
    const isPage = /^\/?[\w-]+(\/[\w-]+)+(\?[\w=&%.-]*)?$/.test(link);
    return isPage && currentHost() === 'miniProgram' ? { kind: 'mini', page: link } : undefined;
  }
  // Who copies a screen's address out of a browser calls it a link.
  const path = internalPath(link);
  if (path !== undefined) return { kind: 'route', path };
  const href = linkType === 'url' ? safeExternal(link) : undefined;
  return href === undefined ? undefined : { kind: 'url', href, host: new URL(href).host };
}

/** Opens a page of the mini-program. Returns whether it failed while the member was waiting. */
export async function failsToOpen(page: string): Promise<boolean> {
  const bridge = await import(/* webpackChunkName: "told.online.miniBanner" */ '@/bridge/miniProgram').catch(
    () => undefined,
  );
  return bridge === undefined || (await bridge.openMiniProgramPage(page)) === 'failed';
}
