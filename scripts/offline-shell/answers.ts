/** The part of a request that decides who answers it. */
export interface Asked {
  readonly method: string;
  /** 'navigate' for a document. */
  readonly mode: string;
  readonly url: string;
}

/**
 * network: the worker does not touch it. page: the app's HTML. settings: app-config.js. part: a file with a fingerprint in
 * its name, so that the name says which content it is.
 */
export type Way = 'network' | 'page' | 'settings' | 'part';

const PART = /^(static\/)?[^/]+\.[0-9a-f]{6,8}(\.async|\.chunk)?\.(js|css|webp|svg|png|jpg)$/;

/** The path of a file below the app's address; undefined for anything elsewhere. */
function pathBelow(url: string, scope: string): string | undefined {
  const { origin, pathname } = new URL(url);
  const base = new URL(scope);
  return origin === base.origin && pathname.startsWith(base.pathname)
    ? pathname.slice(base.pathname.length)
    : undefined;
}

/** Who answers. Calls, what other hosts send, and whatever has no place here are never the worker's. */
export function wayOf({ method, mode, url }: Asked, scope: string): Way {
  const path = method === 'GET' ? pathBelow(url, scope) : undefined;
  if (path === undefined) return 'network';
  if (mode === 'navigate') return path === '' || path === 'index.html' ? 'page' : 'network';
  if (path === 'app-config.js') return 'settings';
  return PART.test(path) ? 'part' : 'network';
}

/** The part of an answer that decides whether it is kept. */
export interface Answered {
  readonly ok: boolean;
  readonly redirected: boolean;
  readonly type: string;
  readonly headers: { get(name: string): string | null };
}

const TYPES: Readonly<Record<string, RegExp>> = {
  js: /javascript/,
  css: /^text\/css/,
};

/** Whether an answer is what its name says: a portal of a hotel answers everything, with its own page. */
export function isFile({ ok, redirected, type, headers }: Answered, url: string): boolean {
  const [, ending = ''] = /\.(\w+)$/.exec(new URL(url).pathname) ?? [];
  const expected = TYPES[ending] ?? /^image\//;
  return ok && !redirected && type === 'basic' && expected.test(headers.get('content-type') ?? '');
}

/** Whether a page is the app's, of exactly this build: no other may stand beside this build's parts. */
export function isPage({ ok, redirected, type }: Answered, html: string, build: string): boolean {
  return ok && !redirected && type === 'basic' && html.includes(`<meta name="build" content="${build}">`);
}

/** The caches that stay when `own` has become the worker's: the one before it, for a page that is still open. `names`: oldest first. */
export function cachesKept(names: readonly string[], own: string): readonly string[] {
  return [...names.filter((name) => name !== own).slice(-1), own];
}
