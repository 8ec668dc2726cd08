// Runs in the head, before the app's code, as the first inline script of the page; scripts/finishHtml.mjs puts it in.
import type { EarlyAnswer } from '@/request/takeEarlyAnswer';
import { LOGIN_PARAMETERS } from '@/session/addressPairs';
import { isSignedIn } from '@/session/loginInfo';
import { startPath } from '@/shell/startPath';
import { raiseCover } from './cover';
import { paintBanner } from './coverBanner';
import { askForBanners, askForGoods } from './earlyCalls';
import { installGuard } from './guard';

declare global {
  interface Window {
    /** The body's templates are there. Gone when it has run. */
    __START_PAGE__?: (() => void) | undefined;
  }
}

/** Put in by the build: the home screen's address, what stands before the calls, the files of each screen beyond the main ones. */
declare const HOME: string;
declare const PREFIX: string;
declare const FILES: Readonly<Record<string, readonly string[]>>;

const has = (path: string) => Object.keys(FILES).includes(path);
const [path = '', query = ''] = startPath(location.hash, location.search, { home: HOME, has }).split('?');
const html = document.documentElement;

function readElder(): boolean {
  try {
    return localStorage.getItem('elderMode') === '1';
  } catch {
    return false;
  }
}

function askForCode(): void {
  for (const file of has(path) ? (FILES[path] ?? []) : []) {
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = /\.css$/.test(file) ? 'style' : 'script';
    link.href = `./${file}`;
    document.head.appendChild(link);
  }
}

const isElder = readElder();
window.__SCREEN_FILES__ = FILES;
if (isElder) html.setAttribute('data-elder', 'true');
window.__START_GUARD__ = installGuard();

const isHome = path === HOME;
// First of all that the page asks for: the answer must not wait behind the code.
const canAsk = isHome && query === '' && 'fetch' in window;
const goods = canAsk ? askForGoods(PREFIX, isElder ? 3 : 20) : undefined;
const banners = canAsk && !isElder ? askForBanners(PREFIX) : undefined;
askForCode();

/** Nothing in the address asks for another view of the home screen than its first. */
function isFirstView(): boolean {
  const names = query.split('&').map((pair) => pair.split('=')[0] as string);
  return isHome && names.every((name) => name === '' || (LOGIN_PARAMETERS as readonly string[]).includes(name));
}

function show(early: EarlyAnswer | undefined, paint: (answer: unknown) => void): void {
  early?.answer
    .then((response) => response?.clone().json())
    .then(paint)
    .catch(() => undefined);
}

window.__START_PAGE__ = () => {
  window.__START_PAGE__ = undefined;
  if (!isFirstView()) return;
  const isMember = query !== '' || isSignedIn();
  const cover = raiseCover(isElder ? 'elder' : 'plain', isMember ? 'member' : 'guest');
  window.__START_COVER__ = cover;
  if (!cover) return;
  show(goods, cover.paint);
  show(banners, (answer) => paintBanner(answer, has));
};
