import { researchPath } from '@/shared/lib/researchAddress';

/** The addresses that there are, and the one that the root leads to. */
interface Screens {
  home: string;
  has: (path: string) => boolean;
}

function hasValidEscapes(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/**
 * The router path with which the app starts: always "/…".
 *
 * - no hash, "#" or "#/": the home screen, or the screen that a shared link names in `?to=/path?query` (WeChat may drop
 *   the hash of a link on its first opening);
 * - a hash that starts with /keyan, whatever follows: the recruiting for research with its query;
 * - "#/\x", "#//x", "#foo", broken percent sequences: as a path that no screen has, so that the "not found" screen shows;
 * - anything else: unchanged.
 *
 * Also part of the script that runs in the HTML before the app's code is there. Source: spec §2 (root redirect).
 */
export function startPath(hash: string, search: string, screens: Screens): string {
  const path = hash.replace(/^#/, '');
  if (path === '' || path === '/' || path === 'wechat_redirect') {
    const to = new URLSearchParams(search).get('to') ?? '';
    return screens.has(to.split('?')[0] as string) ? to : screens.home;
  }
  const research = researchPath(hash);
  if (research !== undefined) return research;
  const normal = `/${path.replace(/^[/\\]+/, '').replace(/\\/g, '/')}`;
  return hasValidEscapes(normal) ? normal : normal.replace(/%/g, '%25');
}
