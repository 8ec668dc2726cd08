// Runs in the head behind the style, before the app's code; scripts/finishHtml.mjs puts it in.
import { LOGIN_PARAMETERS } from '@/session/addressPairs';
import { isSignedIn } from '@/session/loginInfo';
import { raiseCover } from './cover';
import { paintBanner } from './coverBanner';
import { installGuard } from './guard';
import { raiseOpening } from './opening';

declare global {
  interface Window {
    /** The body's templates are there. Gone when it has run. */
    __START_PAGE__?: (() => void) | undefined;
  }
}

window.__START_GUARD__ = installGuard();

/** Put in by the build: the home screen's address, and the title of each screen. */
declare const HOME: string;
declare const TITLES: Readonly<Record<string, string>>;

const { path, query, isElder, isLogin, isInMiniProgram, has, early } = window.__START__;
const isHome = path === HOME;
const title = TITLES[path];
if (title) document.title = title;

/** Nothing in the address asks for another view of the home screen than its first. */
function isFirstView(): boolean {
  const names = query.split('&').map((pair) => pair.split('=')[0] as string);
  return isHome && names.every((name) => name === '' || (LOGIN_PARAMETERS as readonly string[]).includes(name));
}

/** Paints with the answer of this call, once it is there. */
function show(path: string, paint: (answer: unknown) => void): void {
  early
    .find(({ key }) => key.includes(path))
    ?.answer.then((came) => came && paint(JSON.parse(came.body)))
    .catch(() => undefined);
}

window.__START_PAGE__ = () => {
  window.__START_PAGE__ = undefined;
  if (!isFirstView()) {
    window.__START_COVER__ = raiseOpening(isHome || isInMiniProgram ? undefined : title);
    return;
  }
  const isMember = isLogin || isSignedIn();
  const cover = raiseCover(isElder ? 'elder' : 'plain', isMember ? 'member' : 'guest');
  window.__START_COVER__ = cover;
  if (!cover) return;
  show('/mall/goods/list', cover.paint);
  show('/bbs/banner/list', (answer) => paintBanner(answer, has));
};
