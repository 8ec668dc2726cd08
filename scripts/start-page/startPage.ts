// Runs in the head behind the style, before the app's code; scripts/finishHtml.mjs puts it in.
import type { EarlyAnswer } from '@/request/takeEarlyAnswer';
import { LOGIN_PARAMETERS } from '@/session/addressPairs';
import { isSignedIn } from '@/session/loginInfo';
import { raiseCover } from './cover';
import { paintBanner } from './coverBanner';
import { installGuard } from './guard';

declare global {
  interface Window {
    /** The body's templates are there. Gone when it has run. */
    __START_PAGE__?: (() => void) | undefined;
  }
}

window.__START_GUARD__ = installGuard();

const { query, isHome, isElder, has, goods, banners } = window.__START__;

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
