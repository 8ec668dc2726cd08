// Runs behind the templates of the home screen, before the rest of the page has come: it shows the one that fits;
// scripts/finishHtml.mjs puts it in.
import { LOGIN_PARAMETERS } from '@/session/addressPairs';
import { isSignedIn } from '@/session/loginInfo';
import { raiseCover } from './cover';
import { isFirstView } from './firstView';

/** Put in by the build: the home screen's address. */
declare const HOME: string;

const { path, isElder, isLogin } = window.__START__;

if (path === HOME && isFirstView(LOGIN_PARAMETERS)) {
  window.__START_COVER__ = raiseCover(isElder ? 'elder' : 'plain', isLogin || isSignedIn() ? 'member' : 'guest');
}
