import { currentHost } from '@/bridge/environment';
import { internalPath } from '@/shared/lib/navigation';
import { phoneLink, safeExternal } from '@/shared/lib/safeUrl';
import type { HospitalService, HospitalServices } from './contract';

/**
 * Where a service opens. none: it does not; `paused` by the hospital, `elsewhere` because only the mini-program opens it,
 * or `unknown` because the server names nothing that this app may open.
 */
export type ServiceTarget =
  | { kind: 'screen'; to: string }
  | { kind: 'call'; href: string }
  | { kind: 'leave'; href: string; host: string }
  | { kind: 'mini'; page: string }
  | { kind: 'none'; why: 'paused' | 'elsewhere' | 'unknown' };

type Facts = Pick<HospitalService, 'linkType' | 'link'> & Partial<Pick<HospitalService, 'status'>>;

const UNKNOWN: ServiceTarget = { kind: 'none', why: 'unknown' };

function foreignPage(link: string): ServiceTarget {
  const href = safeExternal(link);
  return href === undefined ? UNKNOWN : { kind: 'leave', href, host: new URL(href).host };
}

function miniPage(page: string): ServiceTarget {
  if (!page.startsWith('/')) return UNKNOWN;
  return currentHost() === 'miniProgram' ? { kind: 'mini', page } : { kind: 'none', why: 'elsewhere' };
}

/** Decides from the server's link type and what this host can open. Nothing unchecked becomes a link. */
export function targetOfService({ linkType, link, status = 'open' }: Facts): ServiceTarget {
  if (status !== 'open') return { kind: 'none', why: 'paused' };
  if (linkType === 'mini') return miniPage(link);
  if (linkType === 'phone') {
    const href = phoneLink(link);
    return href === undefined ? UNKNOWN : { kind: 'call', href };
  }
  // Who copies a screen's address out of a browser calls it a link.
  const to = internalPath(link);
  if (to !== undefined) return { kind: 'screen', to };
  return linkType === 'url' ? foreignPage(link) : UNKNOWN;
}

/** Says whether only the mini-program opens it. */
export function isElsewhere(target: ServiceTarget): boolean {
  return target.kind === 'none' && target.why === 'elsewhere';
}

type Groups = HospitalServices['groups'];

/** The groups without what the server names no place for that this app knows. */
export function openableGroups(groups: Groups): Groups {
  const isOpenable = (service: HospitalService) => {
    const target = targetOfService(service);
    return target.kind !== 'none' || target.why !== 'unknown';
  };
  return groups
    .map(({ name, items }) => ({ name, items: items.filter(isOpenable) }))
    .filter(({ items }) => items.length > 0);
}
