import { noteTaps } from './cover';
import { type Drawn as Part, put } from './drawn-once/jsxRuntime';
import { fill } from './templates';
import { grow, type Twig } from './twigs';

/** A screen as it waits: what it needs of style, its views, and which of them is whose, by size, place and kind. */
export interface Drawn {
  style: string;
  views: readonly (readonly Twig[])[];
  of: Readonly<Record<string, number>>;
}

/** Writes behind the page's own style: the content policy knows no other. */
function addStyle(text: string): void {
  const { sheet } = Array.from(document.querySelectorAll('style')).pop() as HTMLStyleElement;
  sheet?.insertRule(`@media all{${text}}`, sheet.cssRules.length);
}

interface Content {
  /** Which of the views. */
  kind?: string;
  /** What is written into it. */
  slots?: Readonly<Record<string, string>>;
  /** What stands in its places, by their names. */
  parts?: Readonly<Record<string, Part>>;
}

function putIn(page: Element, parts: Readonly<Record<string, Part>>): void {
  for (const place of Array.from(page.querySelectorAll('[data-part]'))) {
    const part = document.createDocumentFragment();
    put(part, parts[place.getAttribute('data-part') ?? '']);
    place.replaceWith(part);
  }
}

/** Shows the screen in place of the words that the page is opening; says no when the app has shown itself already. */
export function paintScreen({ style, views, of }: Drawn, { kind = '', slots = {}, parts = {} }: Content = {}): boolean {
  const cover = window.__START_COVER__;
  const place = document.getElementById('start');
  const { isElder, isInMiniProgram } = window.__START__;
  const name = `${isElder ? 'elder' : 'plain'} ${isInMiniProgram ? 'mini' : 'browser'} ${kind}`.trim();
  const view = views[of[name] ?? -1];
  if (!cover || cover.isLeft || !place || !view) return false;
  if (style !== '') addStyle(style);
  const page = document.createElement('main');
  for (const twig of view) page.appendChild(grow(twig));
  fill(page, slots);
  putIn(page, parts);
  place.textContent = '';
  place.appendChild(page);
  const { remove } = cover;
  const tapAgain = noteTaps(place);
  cover.remove = () => {
    remove();
    tapAgain();
  };
  return true;
}
