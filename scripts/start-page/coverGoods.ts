import type { StartCover } from '@/shared/lib/startCover';
import { slotsOf } from './goodsSlots';
import { fill, templateOf } from './templates';

/** As many as the app itself draws at first. */
const MOST_CARDS = 4;
/** Cards whose pictures are in sight at first. */
const EAGER_CARDS = 2;

/** Its picture is asked for later. */
function putOff(card: Element): void {
  const picture = card.querySelector('img');
  picture?.setAttribute('data-src', picture.getAttribute('src') ?? '');
  picture?.removeAttribute('src');
}

/** Asks for a picture when it is in sight: one below would come ahead of the code, with which the app asks for it itself. */
function askInSight(pictures: readonly HTMLImageElement[]): void {
  if (!('IntersectionObserver' in window)) return;
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      target.setAttribute('src', target.getAttribute('data-src') ?? '');
    }
  });
  for (const picture of pictures) observer.observe(picture);
}

/** The first cards, up to one of a kind that is not drawn beforehand; `kinds`: the templates of all. */
function cardsOf(rows: readonly unknown[], kinds: readonly Element[]): Element[] {
  const cards: Element[] = [];
  for (const row of rows.slice(0, MOST_CARDS)) {
    const drawn = slotsOf(row);
    const isOfKind = (each: Element) => (each.getAttribute('data-kinds') ?? '').split(';').includes(drawn?.kind ?? '-');
    const template = kinds.find(isOfKind)?.firstElementChild;
    if (!drawn || !template) break;
    const card = document.importNode(template, true);
    if (cards.length >= EAGER_CARDS) putOff(card);
    fill(card, drawn.slots);
    cards.push(card);
  }
  return cards;
}

function rowsOf(answer: unknown): readonly unknown[] {
  const { code, data } = (answer ?? {}) as { code?: unknown; data?: { recordList?: unknown } | null };
  return code === 0 && Array.isArray(data?.recordList) ? data.recordList : [];
}

/** The list with the first goods; undefined when none of them can be drawn. */
function listOf(rows: readonly unknown[], size: string): DocumentFragment | undefined {
  const content = templateOf(`start-${size}-list`);
  if (!content) return undefined;
  const kinds = Array.from(content.querySelectorAll('[data-kinds]'));
  const cards = cardsOf(rows, kinds);
  if (cards.length === 0) return undefined;
  // The templates of all kinds, of which there are many, are not copied.
  for (const kind of kinds) kind.remove();
  const list = document.importNode(content, true);
  const place = list.querySelector('[data-rows]') ?? list;
  for (const card of cards) place.appendChild(card);
  return list;
}

/** Shows the first goods in the cover of this size; `answer` is the body of the home screen's call for them. */
export function paintGoods(cover: StartCover, size: string, answer: unknown): void {
  const waiting = document.querySelector('#start [data-wait]');
  const list = waiting ? listOf(rowsOf(answer), size) : undefined;
  if (!list) return;
  const later = Array.from(list.querySelectorAll<HTMLImageElement>('img[data-src]'));
  waiting?.replaceWith(list);
  askInSight(later);
  cover.isPainted = true;
}
