// Runs behind the templates of the home screen, before the rest of the page has come: it shows the one that fits;
// scripts/finishHtml.mjs puts it in.
import { LOGIN_PARAMETERS } from '@/session/addressPairs';
import { isSignedIn } from '@/session/loginInfo';
import { raiseCover } from './cover';

/** Put in by the build: the home screen's address. */
declare const HOME: string;

const { path, query, isElder, isLogin } = window.__START__;

/** Nothing in the address asks for another view of the home screen than its first. */
function isFirstView(): boolean {
  const names = query.split('&').map((pair) => pair.split('=')[0] as string);
  return path === HOME && names.every((name) => name === '' || (LOGIN_PARAMETERS as readonly string[]).includes(name));
}

if (isFirstView()) {
  window.__START_COVER__ = raiseCover(isElder ? 'elder' : 'plain', isLogin || isSignedIn() ? 'member' : 'guest');
}
