// Runs in the head, before the app's code, as the one inline script of the page; scripts/finishHtml.mjs puts it in.
import { startPath } from '@/shell/startPath';
import { askForGoods } from './earlyGoods';
import { installGuard } from './guard';

/** Put in by the build: the home screen's address, and the files of each screen beyond the main ones. */
declare const HOME: string;
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
if (isElder) html.setAttribute('data-elder', 'true');
html.setAttribute('data-start', path === HOME && query.indexOf('tab=') < 0 ? 'home' : 'other');
window.__START_GUARD__ = installGuard();

// The calls need the configuration: with it, or when it does not come.
function begin(event: Event): void {
  const { src = '' } = event.target as Partial<HTMLScriptElement>;
  if (!/\/app-config\.js(\?|$)/.test(src)) return;
  document.removeEventListener('load', begin, true);
  document.removeEventListener('error', begin, true);
  if (path === HOME && query === '') askForGoods(isElder ? 3 : 20);
  askForCode();
}
document.addEventListener('load', begin, true);
document.addEventListener('error', begin, true);
