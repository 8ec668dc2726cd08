// What is taken out of drawn screens: their HTML with slots, and their style.
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { criticalStyle } from './criticalStyle.mjs';

/** HTML in which the slots stand as {name}; those of `needed` must be in it. */
export function withSlots(drawn, slots, needed) {
  const html = Object.entries(slots)
    .filter(([, text]) => text !== '')
    .reduce((text, [name, value]) => text.replaceAll(value, `{${name}}`), drawn);
  for (const name of needed) if (!html.includes(`{${name}}`)) throw new Error(`what is drawn has no ${name}`);
  return html;
}

/** What the documents need of the style sheets that they have loaded, in their order, beside those of the page. */
export function ownStyle({ dist, sheets }, documents) {
  const links = documents.flatMap((each) => [...each.querySelectorAll('link[rel="stylesheet"]')]);
  const files = new Set(links.map((link) => basename(link.getAttribute('href'))));
  const own = [...files].filter((file) => !sheets.includes(file));
  return criticalStyle(
    own.map((file) => readFileSync(join(dist, file), 'utf8')),
    documents,
  );
}
