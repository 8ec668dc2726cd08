// A file of its own, which only the page of a good asks for (startPage.ts): from the early answer it shows the good's picture,
// name and price in the boxes of the screen, until the app's code is there; scripts/start-page/goodsTemplates.mjs draws them.
import { noteTaps } from './cover';
import { seedOf } from './goodsSeed';
import { fill } from './templates';
import { grow, type Twig } from './twigs';

/** Put in by the build: the screen as it waits, by kind of price, with its bar apart; and what it needs of style. */
declare const DRAWN: { style: string; bar: Twig; kinds: Readonly<Record<'points' | 'both', readonly Twig[]>> };

const { early, query, isInMiniProgram } = window.__START__;

/** What the address may say without asking for a panel or a choice. */
const NAMES = ['goodsId', 'from'];
const asked = new URLSearchParams(query);
const isFirstView = Array.from(asked.keys()).every((name) => NAMES.includes(name));

/** Writes into the page's own sheet: the content policy knows no others. */
function addStyle(text: string): void {
  const { sheet } = document.querySelector('style:not([data-href])') as HTMLStyleElement;
  sheet?.insertRule(`@media all{${text}}`, sheet.cssRules.length);
}

/** Shows the good in place of the words that the page is opening; nothing once the app has shown itself. */
function paint(answer: unknown): void {
  const cover = window.__START_COVER__;
  const place = document.getElementById('start');
  const drawn = seedOf(answer, asked.get('goodsId'));
  if (!cover || !place || !drawn) return;
  addStyle(DRAWN.style);
  const twigs = isInMiniProgram ? DRAWN.kinds[drawn.kind] : [DRAWN.bar, ...DRAWN.kinds[drawn.kind]];
  const page = document.createElement('div');
  for (const twig of twigs) page.appendChild(grow(twig));
  fill(page, drawn.slots);
  place.textContent = '';
  place.appendChild(page);
  // What the app draws while it waits is the same.
  window.__START_GOODS__ = drawn.seed;
  const { remove } = cover;
  const tapAgain = noteTaps(place);
  cover.remove = () => {
    remove();
    tapAgain();
  };
}

if (isFirstView) early[0]?.answer.then((came) => came && paint(JSON.parse(came.body))).catch(() => undefined);
