// Views of a screen as data, for everybody who sees another one.
import { JSDOM } from 'jsdom';
import { twigOf } from './twigOf.mjs';

export const VISITORS = [false, true].flatMap((isElder) =>
  [false, true].map((isInMiniProgram) => ({ isMember: false, isElder, isInMiniProgram })),
);
export const nameOf = ({ isElder, isInMiniProgram }) =>
  `${isElder ? 'elder' : 'plain'} ${isInMiniProgram ? 'mini' : 'browser'}`;

export const twigsOf = (html) => [...JSDOM.fragment(html).children].map(twigOf);

/** Drawn views by name, those that are the same once. */
export function viewsOf(drawn) {
  const texts = drawn.map(({ twigs }) => JSON.stringify(twigs));
  const views = [...new Set(texts)];
  return {
    views: views.map((text) => JSON.parse(text)),
    of: Object.fromEntries(drawn.map(({ name }, index) => [name, views.indexOf(texts[index])])),
  };
}

/** What stands in the screen; without the phone of 长辈版, whose number is the host's. */
export function mainOf(document) {
  const main = document.querySelector('#root main');
  for (const phone of main.querySelectorAll('a[href^="tel:"]')) phone.remove();
  return main.innerHTML;
}
