import { isKnownPath, ROUTES } from '@/shared/config/routes';

/**
 * The hash with which the router may start: always "#/…".
 *
 * - no hash, "#" or "#/": the points mall, or the screen that a shared link names in `?to=/path` (WeChat may drop the
 *   hash of a link on its first opening);
 * - "#/\x", "#//x", "#foo", broken percent sequences: as a path that no screen has, so that the "not found" screen shows;
 * - anything else: unchanged.
 *
 * Source: spec §2 (root redirect).
 */
export function startHash(hash: string, search: string): string {
  const path = hash.replace(/^#/, '');
  if (path === '' || path === '/' || path === 'wechat_redirect') {
    const to = new URLSearchParams(search).get('to') ?? '';
    return `#${isKnownPath(to) ? to : ROUTES.pointsMall.path}`;
  }
  const normal = `/${path.replace(/^[/\\]+/, '').replace(/\\/g, '/')}`;
  return `#${hasValidEscapes(normal) ? normal : normal.replace(/%/g, '%25')}`;
}

function hasValidEscapes(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
