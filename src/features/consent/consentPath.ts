import { ROUTES } from '@/shared/config/routes';
import { addressBelow } from '@/shared/lib/historyEntry';
import { internalPath } from '@/shared/lib/navigation';

/** `next` as an address of this app, so that nobody can lead a member elsewhere; that of the consents leads nowhere. */
export function placeAfter(next: string | undefined): string | undefined {
  const path = internalPath(next);
  return path?.split(/[?#]/)[0] === ROUTES.noticeBefore.path ? undefined : path;
}

/** The place to go to after a consent: `next` with the consent's id in its query; undefined when it leads nowhere. */
export function nextWithConsent(next: string | undefined, consentId: string): string | undefined {
  const path = placeAfter(next);
  if (path === undefined) return undefined;
  const [address = '', query = ''] = path.replace(/#.*$/, '').split('?');
  const search = new URLSearchParams(query);
  search.set('consentId', consentId);
  return `${address}?${search}`;
}

/** Says whether one step back leads to the screen of `path`, which then has asked for the consent. */
export function isBelow(path: string | undefined): boolean {
  return path !== undefined && addressBelow()?.split('?')[0] === path.split('?')[0];
}
