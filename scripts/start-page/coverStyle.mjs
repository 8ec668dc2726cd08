// What the covers need of the page's style sheets. It comes with the first packets, ahead of the covers; the sheets follow
// behind them, while their answers are on the way.
import { JSDOM } from 'jsdom';
import { criticalStyle } from './criticalStyle.mjs';

/** `sheets`: texts in their order; `covers`: [{ isElder, html }]. Gives the rules that the covers need, in their order. */
export function coverStyle(sheets, covers) {
  const pages = covers.map(({ isElder, html }) => {
    const mark = isElder ? ' data-elder="true"' : '';
    return `<html${mark}><body><div id="start">${html}</div><div id="root"></div></body></html>`;
  });
  return criticalStyle(
    sheets,
    pages.map((page) => new JSDOM(page).window.document),
  );
}
