import { currentHost } from '@/bridge/environment';
import { internalPath } from '@/shared/lib/navigation';
import { phoneLink, safeExternal } from '@/shared/lib/safeUrl';
import type { HospitalService } from './contract';

/** Where a service opens; `none` carries the reason that its tile shows. */
export type ServiceTarget =
  | { kind: 'link'; href: string }
  | { kind: 'leave'; href: string; host: string }
  | { kind: 'mini'; page: string }
  | { kind: 'none'; reason: string };

type Facts = Pick<HospitalService, 'linkType' | 'link' | 'status' | 'reasonText'>;

/** Decides from the server's link type and what this host can open. Nothing unchecked becomes a link. */
export function targetOfService({ linkType, link, status, reasonText }: Facts): ServiceTarget {
  if (status !== 'open') return { kind: 'none', reason: reasonText || '暂停服务' };
  if (linkType === 'route') {
    const path = internalPath(link);
    return path === undefined ? { kind: 'none', reason: '暂未开放' } : { kind: 'link', href: `#${path}` };
  }
  if (linkType === 'phone') {
    const href = phoneLink(link);
    return href === undefined ? { kind: 'none', reason: '暂未开放' } : { kind: 'link', href };
  }
  if (linkType === 'url') {
    const href = safeExternal(link);
    return href === undefined
      ? { kind: 'none', reason: '暂未开放' }
      : { kind: 'leave', href, host: new URL(href).host };
  }
  return currentHost() === 'miniProgram' ? { kind: 'mini', page: link } : { kind: 'none', reason: '小程序内打开' };
}
