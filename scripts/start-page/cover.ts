import type { StartCover } from '@/shared/lib/startCover';
import { slotsOf } from './goodsSlots';
import { contentOf, fill } from './templates';

/** Cards that may be in sight at first, with some in reserve. */
const MOST_CARDS = 8;
/** Cards whose pictures are in sight at first. */
const EAGER_CARDS = 2;

/** The first cards, up to one of a kind that is not drawn beforehand. */
function cardsOf(rows: readonly unknown[], kinds: readonly Element[]): Element[] {
  const cards: Element[] = [];
  for (const row of rows.slice(0, MOST_CARDS)) {
    const drawn = slotsOf(row);
    const isOfKind = (each: Element) => (each.getAttribute('data-kinds') ?? '').split(';').includes(drawn?.kind ?? '-');
    const card = kinds.find(isOfKind)?.firstElementChild?.cloneNode(true) as Element | undefined;
    if (!drawn || !card) break;
    fill(card, drawn.slots);
    if (cards.length < EAGER_CARDS) card.querySelector('img')?.setAttribute('loading', 'eager');
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
  const list = contentOf(`start-${size}-list`);
  if (!list) return undefined;
  const kinds = Array.from(list.querySelectorAll('[data-kinds]'));
  const cards = cardsOf(rows, kinds);
  for (const kind of kinds) kind.remove();
  const place = list.querySelector('[data-rows]') ?? list;
  for (const card of cards) place.appendChild(card);
  return cards.length > 0 ? list : undefined;
}

const controlAt = (target: Element | null) => target?.closest<HTMLElement>('button, label');

/** Notes the newest tap on what only the app can do; what it gives taps the same control again at the same place. */
function noteTaps(place: Element): () => void {
  let again = () => {};
  place.addEventListener('click', (event) => {
    const { clientX, clientY, target } = event as MouseEvent;
    const words = controlAt(target as Element)?.textContent;
    again = () => {
      const control = controlAt(document.elementFromPoint(clientX, clientY));
      if (words !== undefined && control?.textContent === words) control?.click();
    };
  });
  return () => again();
}

/**
 * Shows the home screen as it looks before its code is there, over the app's place, until the app takes it away: its links
 * lead on, and what needs the app is done then. `size` is plain or elder, `visitor` guest or member. Undefined where the
 * page has no templates.
 */
export function raiseCover(size: string, visitor: string): StartCover | undefined {
  const place = document.getElementById('start');
  const content = contentOf(`start-${size}-${visitor}`);
  if (!place || !content) return undefined;
  let isPainted = false;
  place.appendChild(content);
  const tapAgain = noteTaps(place);
  return {
    isPainted: () => isPainted,
    paint(answer) {
      const waiting = place.querySelector('[data-wait]');
      const list = waiting ? listOf(rowsOf(answer), size) : undefined;
      if (!list) return;
      waiting?.replaceWith(list);
      isPainted = true;
    },
    remove() {
      place.remove();
      tapAgain();
    },
  };
}
