import { tabNotes } from '@/shared/lib/deviceStorage';
import { freshAddress, madeFreshAt } from '@/shared/lib/freshAddress';
import { isOffline } from '@/shared/lib/online';

const MARK = 'chunkReloadAt';
/** The app loads the document anew by itself at most once in this time: longer than any wait for code. */
const ONCE_IN_MS = 600_000;
const PROBE_LIMIT_MS = 8000;

/** What somebody types words of his own into; a search finds them in the address again. */
const FIELD = 'textarea, input:not([type="search"]):not([type="radio"]):not([type="checkbox"])';

let isAskedFor = false;

/** The member has asked for another try: the document may be loaded anew once more. */
export function allowFreshPage(): void {
  isAskedFor = true;
}

/** Loads the document under an address that no cache holds, keeping path, query and hash. */
export function openFreshPage(): void {
  location.replace(freshAddress(location, Date.now()));
}

function hasRecentMark(now: number): boolean {
  const marks = [Number(tabNotes.read(MARK)), madeFreshAt(location.search)];
  // One of a phone whose clock was ahead would hold until then, also in a link that was passed on.
  return marks.some((markedAt) => Math.abs(now - markedAt) < ONCE_IN_MS);
}

/** Names and numbers are kept nowhere: a new document would take them away. */
function isTypedInto(): boolean {
  return [...document.querySelectorAll<HTMLInputElement>(FIELD)].some(({ value }) => value !== '');
}

/** Says whether the server answers with the app's page, under an address that keeps the mark of its freshness. */
async function isPageThere(address: string): Promise<boolean> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), PROBE_LIMIT_MS);
  try {
    const answer = await fetch(address, { cache: 'no-store', signal: controller.signal });
    const isOurs = answer.ok && (await answer.text()).includes('id="root"');
    return isOurs && (!answer.redirected || madeFreshAt(answer.url) > 0);
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Loads the document anew, since its HTML may be of an older release than the server's code. True when it does, and then
 * nothing more happens here.
 *
 * It cannot go in a circle: it happens once in ten minutes, and not where something was typed, unless the member asks for
 * it. The mark of that stands in the address, so that it holds where the phone keeps no storage; a server that would take
 * the mark away is not asked. And it does not happen while the page is out of reach, which would take the app away from the
 * member.
 */
export async function replacePageOnce(): Promise<boolean> {
  const now = Date.now();
  if (isOffline() || (!isAskedFor && (hasRecentMark(now) || isTypedInto()))) return false;
  const address = freshAddress({ pathname: location.pathname, search: location.search, hash: '' }, now);
  if (!(await isPageThere(address))) return false;
  isAskedFor = false;
  tabNotes.write(MARK, String(now));
  openFreshPage();
  return true;
}
