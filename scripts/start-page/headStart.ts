// Runs first of all in the head, ahead of everything: it asks for what the screen begins with while the rest of the page is
// still on its way; scripts/finishHtml.mjs puts it in.
import { currentHost } from '@/bridge/environment';
import type { EarlyAnswer } from '@/request/askEarly';
import { askFirst, type FirstCalls } from '@/request/askFirst';
import { LOGIN_PARAMETERS } from '@/session/addressPairs';
import { isSignedIn } from '@/session/loginInfo';
import { isTextEnlarged } from '@/shared/lib/hostTextScale';
import { startPath } from '@/shell/startPath';

/** What the page is opened for, and what has been asked for. */
export interface Start {
  path: string;
  query: string;
  isElder: boolean;
  /** Somebody is signed in, or the address brings a login. */
  isMember: boolean;
  isInMiniProgram: boolean;
  has: (path: string) => boolean;
  early: readonly EarlyAnswer[];
}

declare global {
  interface Window {
    __START__: Start;
  }
}

/** Put in by the build: the home screen's address, and the first calls of each screen. */
declare const HOME: string;
declare const FIRST: FirstCalls;

const has = (path: string) => Object.keys(FIRST).includes(path);
const [path = '', query = ''] = startPath(location.hash, location.search, { home: HOME, has }).split('?');

function readElder(): boolean {
  let choice: string | null = null;
  try {
    choice = localStorage.getItem('elderMode');
  } catch {
    // A phone that keeps nothing has no choice.
  }
  return choice ? choice === '1' : isTextEnlarged(location.search);
}

const isElder = readElder();
const names = new URLSearchParams(`${query}&${location.search.slice(1)}`);
const isLogin = LOGIN_PARAMETERS.some((name) => names.has(name));
// Of the host's configuration, which is still on its way: npm run release writes it into the page.
const prefix = document.querySelector('meta[name=calls]')?.getAttribute('content') ?? '';
// Whose the answers would be is not known before the login.
const canAsk = !isLogin && 'fetch' in window;
const isMember = isLogin || isSignedIn();
const opening = { query, isMember, isElder, prefix, nowMs: Date.now() };
const early = canAsk ? askFirst(FIRST[path] ?? [], opening) : [];

if (isElder) document.documentElement.setAttribute('data-elder', 'true');
window.__FIRST_CALLS__ = FIRST;
window.__START__ = {
  path,
  query,
  isElder,
  isMember,
  isInMiniProgram: currentHost() === 'miniProgram',
  has,
  early,
};
