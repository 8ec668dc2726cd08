import { afterFrame } from '@/shared/lib/afterFrame';
import type { StartCover } from '@/shared/lib/startCover';
import { type Slots, slotsOf } from './goodsSlots';
import { fill, templateOf } from './templates';

/** As many as the app itself draws at first. */
const MOST_CARDS = 4;
/** Cards that are in sight at first: they come a frame ahead of the others. */
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
      target.removeAttribute('data-src');
    }
  });
  for (const picture of pictures) observer.observe(picture);
}

/** A card, and in words all that it shows. */
interface Drawn {
  words: string;
  card: Element;
}

/** The cards in the cover, and the templates of all kinds. */
let shown: readonly Drawn[] = [];
let kinds: readonly Element[] = [];
/** What is to be shown. */
let newest: readonly unknown[] = [];

function cardOf(template: Element, slots: Slots, place: number): Element {
  const card = document.importNode(template, true);
  if (place >= EAGER_CARDS) putOff(card);
  fill(card, slots);
  return card;
}

/** A card for each of the first goods, up to one of a kind that is not drawn beforehand; one that shows the same stays. */
function cardsOf(rows: readonly unknown[]): Drawn[] {
  const cards: Drawn[] = [];
  for (const row of rows) {
    const drawn = slotsOf(row);
    const isOfKind = (each: Element) => (each.getAttribute('data-kinds') ?? '').split(';').includes(drawn?.kind ?? '-');
    const template = kinds.find(isOfKind)?.firstElementChild;
    if (!drawn || !template) break;
    const words = JSON.stringify(drawn);
    const former = shown[cards.length];
    cards.push(former?.words === words ? former : { words, card: cardOf(template, drawn.slots, cards.length) });
  }
  return cards;
}

function rowsOf(answer: unknown): readonly unknown[] {
  const { code, data } = (answer ?? {}) as { code?: unknown; data?: { recordList?: unknown } | null };
  return code === 0 && Array.isArray(data?.recordList) ? data.recordList : [];
}

/** A list with the cards in place of the boxes. */
function replaceBoxes(boxes: Element, content: DocumentFragment, cards: readonly Drawn[]): void {
  // There are many templates of kinds: they are not copied.
  for (const kind of kinds) kind.remove();
  const list = document.importNode(content, true);
  const rows = list.querySelector('[data-rows]') ?? list;
  for (const { card } of cards) rows.appendChild(card);
  boxes.replaceWith(list);
}

/** Puts the cards in the places of those that stand there. */
function change(rows: Element | null | undefined, cards: readonly Drawn[]): void {
  for (const [place, each] of cards.entries()) {
    const former = shown[place]?.card;
    if (!former) rows?.appendChild(each.card);
    else if (former !== each.card) former.replaceWith(each.card);
  }
  for (const { card } of shown.slice(cards.length)) card.remove();
}

function paintCards(start: Element, content: DocumentFragment, rows: readonly unknown[]): boolean {
  const boxes = start.querySelector('[data-wait]');
  const cards = cardsOf(rows);
  if (cards.length === 0) return false;
  if (boxes) replaceBoxes(boxes, content, cards);
  else change(shown[0]?.card.parentElement, cards);
  shown = cards;
  askInSight(cards.flatMap(({ card }) => Array.from(card.querySelectorAll<HTMLImageElement>('img[data-src]'))));
  return true;
}

/**
 * Shows the first goods in the cover of this size, also in place of others; `answer` is the body of the home screen's call
 * for them. Where none can be drawn everything stays as it is.
 */
export function paintGoods(cover: StartCover, size: string, answer: unknown): void {
  const start = document.getElementById('start');
  const content = templateOf(`start-${size}-list`);
  if (!start || !content) return;
  if (start.querySelector('[data-wait]')) {
    kinds = Array.from(content.querySelectorAll('[data-kinds]'));
    shown = [];
  }
  const rows = rowsOf(answer).slice(0, MOST_CARDS);
  newest = rows;
  if (!paintCards(start, content, rows.slice(0, Math.max(EAGER_CARDS, shown.length)))) return;
  cover.isPainted = true;
  void afterFrame().then(() => newest === rows && start.isConnected && paintCards(start, content, rows));
}
