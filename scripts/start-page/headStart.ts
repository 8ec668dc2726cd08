// Runs first of all in the head, ahead of the style: it asks for the home screen's answers and for the screen's code while
// the rest of the page is still on its way; scripts/finishHtml.mjs puts it in.
import type { EarlyAnswer } from '@/request/takeEarlyAnswer';
import { startPath } from '@/shell/startPath';
import { askForBanners, askForGoods } from './earlyCalls';

/** What the page is opened for, and what has been asked for. */
export interface Start {
  query: string;
  isHome: boolean;
  isElder: boolean;
  has: (path: string) => boolean;
  goods: EarlyAnswer | undefined;
  banners: EarlyAnswer | undefined;
}

declare global {
  interface Window {
    __START__: Start;
  }
}

/** Put in by the build: the home screen's address, what stands before the calls, the files of each screen beyond the main ones. */
declare const HOME: string;
declare const PREFIX: string;
declare const FILES: Readonly<Record<string, readonly string[]>>;

const has = (path: string) => Object.keys(FILES).includes(path);
const [path = '', query = ''] = startPath(location.hash, location.search, { home: HOME, has }).split('?');

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
const isHome = path === HOME;
// Before anything else: the answers must not wait behind the code.
const canAsk = isHome && query === '' && 'fetch' in window;
const goods = canAsk ? askForGoods(PREFIX, isElder ? 3 : 20) : undefined;
const banners = canAsk && !isElder ? askForBanners(PREFIX) : undefined;
askForCode();

if (isElder) document.documentElement.setAttribute('data-elder', 'true');
window.__SCREEN_FILES__ = FILES;
window.__START__ = { query, isHome, isElder, has, goods, banners };
