// Runs behind all templates, ahead of the largest part of the page: puts the style sheets in, guards the app's start, says
// when its code is asked for, names the screen, and shows what was asked for ahead; scripts/finishHtml.mjs puts it in.
import { keepPressed } from './cover';
import { paintBanner } from './coverBanner';
import { paintGoods } from './coverGoods';
import { installGuard } from './guard';
import { leftBy } from './lastVisit';
import { followLinks, raiseOpening } from './opening';
import { askForCode, askForSheets } from './screenCode';
import { screenFiles } from './screenFiles.mjs';
import { startAfter } from './startAfter';
import { contentOf } from './templates';

/** Put in by the build: the home screen's address, and each screen's files beyond the main ones and its title. */
declare const HOME: string;
declare const SHORT_FILES: Readonly<Record<string, string>>;
declare const TITLES: Readonly<Record<string, string>>;
/** Addresses of the screens that do not have their title in a bar. */
declare const UNTITLED: readonly string[];
/** Addresses of the screens that a file shows ahead of the app, in the order of the files, and the fingerprint of these. */
declare const COVERED: readonly string[];
declare const COVERS: string;
/** So many of them, the first ones, draw with the screen's own style sheets. */
declare const ANSWERED: number;

// Ahead of every sheet that comes: of two rules for the same the later one decides. What has stood for them is in them.
const sheets = contentOf('sheets');
if (sheets) {
  for (const part of Array.from(document.querySelectorAll('style[data-href=ahead]'))) part.remove();
  document.head.appendChild(sheets);
}
window.__START_GUARD__ = installGuard();

const { path, query, isElder, isInMiniProgram, has, early } = window.__START__;
const files = screenFiles(SHORT_FILES);
window.__SCREEN_FILES__ = files;
const main = document.querySelector('meta[name=code]')?.getAttribute('content')?.split(' ') ?? [];
const size = isElder ? 'elder' : 'normal';
// The home screen's files are among the main ones; two of its views are parts of their own.
const own = path === HOME ? `part.${query.includes('tab=service') ? 'service' : size}` : path;
askForCode(main, files[own] ?? [], early[0]?.askedAt);

const title = TITLES[path];
if (title) document.title = title;
const titleInBar = (to: string) => (isInMiniProgram || UNTITLED.includes(to) ? undefined : TITLES[to]);
followLinks(path, titleInBar);
keepPressed(document.getElementById('start'));

/** Paints with what the last visit has left of this call, and with its answer once it is there. */
function show(call: string, paint: (answer: unknown) => void): void {
  const left = leftBy(
    window.__FIRST_CALLS__?.[path]?.find(({ path: of, mode = size }) => of.endsWith(call) && mode === size),
  );
  if (left !== undefined) paint(left);
  early
    .find(({ key }) => key.includes(call))
    ?.answer.then((came) => came && paint(JSON.parse(came.body)))
    .catch(() => undefined);
}

const cover = window.__START_COVER__;
if (cover) {
  show('/mall/goods/list', (answer) => paintGoods(cover, isElder ? 'elder' : 'plain', answer));
  show('/bbs/banner/list', (answer) => paintBanner(answer, has));
} else {
  window.__START_COVER__ = raiseOpening(titleInBar(path));
  const place = COVERED.indexOf(path);
  if (place >= 0 && place < ANSWERED) askForSheets(files[path] ?? []);
  if (place >= 0) import(`./cover${place}.${COVERS}.js`).catch(() => undefined);
}

window.__START_REACT__ = startAfter(window.__START_COVER__);
