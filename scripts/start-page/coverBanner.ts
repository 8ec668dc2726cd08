import { bannerOf } from './bannerSlots';
import { contentOf, fill } from './templates';

/** As many marks as there are banners; a single one has none. For who wants calm they stand elsewhere: the app's own come. */
function fitMarks(strip: Element, count: number): void {
  const marks = strip.querySelector('[data-marks]');
  if (count < 2 || window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
    marks?.remove();
    strip.querySelector('[data-pause]')?.remove();
    return;
  }
  for (let more = count - 2; more > 0; more -= 1) marks?.appendChild(marks.lastElementChild?.cloneNode() as Element);
}

/**
 * Puts the first banner into its place in the cover, also in place of another one. `answer` is the body of the call for
 * banners, `isScreen` knows the app's addresses.
 */
export function paintBanner(answer: unknown, isScreen: (path: string) => boolean): void {
  const { code, data } = (answer ?? {}) as { code?: unknown; data?: unknown };
  const drawn = code === 0 && Array.isArray(data) ? bannerOf(data, isScreen) : undefined;
  const place = document.querySelector('#start [data-banner]');
  const strip = contentOf('start-plain-banner')?.firstElementChild;
  const words = JSON.stringify(drawn);
  if (!drawn || !place || !strip || place.getAttribute('data-banner') === words) return;
  fill(strip, drawn.slots);
  fitMarks(strip, drawn.count);
  strip.setAttribute('data-banner', words);
  place.replaceWith(strip);
}
