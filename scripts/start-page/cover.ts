import { afterFrame } from '@/shared/lib/afterFrame';
import type { StartCover } from '@/shared/lib/startCover';
import { contentOf } from './templates';

/** What only the app can do; the number of a link to the phone is the host's, and the app's to know. */
const WAITING = 'button, label, a:not([href])';
const controlAt = (target: Element | null, kinds: string) => target?.closest<HTMLElement>(kinds);

/**
 * Notes the newest tap on what only the app can do. What it gives taps the same control again at the same place, when the
 * app has drawn: before the first frame its router goes nowhere.
 */
export function noteTaps(place: Element): () => void {
  let again = () => {};
  place.addEventListener('click', (event) => {
    const { clientX, clientY, target } = event as MouseEvent;
    const words = controlAt(target as Element, WAITING)?.textContent;
    again = () => {
      const control = controlAt(document.elementFromPoint(clientX, clientY), 'button, label, a');
      if (words !== undefined && control?.textContent === words) control?.click();
    };
  });
  return () => void afterFrame().then(again);
}

/** What was tapped there and waits for the app keeps the look of the touch (global.less) until then, the newest one alone. */
export function keepPressed(place: Element | null): void {
  let pressed: HTMLElement | null | undefined;
  place?.addEventListener('click', ({ target }) => {
    pressed?.style.removeProperty('opacity');
    pressed = controlAt(target as Element, 'button, a:not([href])');
    pressed?.style.setProperty('opacity', '.6');
  });
}

/** Shows a template in place of what stands over the app's place; gives that, undefined where the page has no such template. */
export function showTemplate(name: string): HTMLElement | undefined {
  const place = document.getElementById('start');
  const content = contentOf(`start-${name}`);
  if (!place || !content) return undefined;
  place.textContent = '';
  place.appendChild(content);
  return place;
}

/**
 * Shows the home screen as it looks before its code is there, until the app takes it away: its links lead on, and what needs
 * the app is done then. `size` is plain or elder, `visitor` guest or member. Undefined where the page has no templates.
 */
export function raiseCover(size: string, visitor: string): StartCover | undefined {
  const place = showTemplate(`${size}-${visitor}`);
  if (!place) return undefined;
  const tapAgain = noteTaps(place);
  return {
    isPainted: false,
    remove() {
      place.remove();
      tapAgain();
    },
  };
}
