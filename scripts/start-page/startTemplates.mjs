// What the start page shows of the home screen until its code is there: for a guest and a member, in both sizes, before the
// answer to its first call and the cards after it.
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { criticalStyle } from './criticalStyle.mjs';
import { drawHome } from './drawHome.mjs';

const SIZES = [
  { size: 'plain', isElder: false, list: 'section[aria-label="商品"]', waiting: '[aria-busy]', card: 'a[data-bench]' },
  { size: 'elder', isElder: true, list: 'section:last-of-type', waiting: 'div', card: 'article' },
];
const VISITORS = [
  { who: 'guest', isMember: false },
  { who: 'member', isMember: true },
];

function need(found, what) {
  if (!found) throw new Error(`the drawn home screen has no ${what}`);
  return found;
}

/** The content policy refuses style attributes in HTML: they become classes of the inline style. */
function styleClasses() {
  const names = new Map();
  return {
    apply(root) {
      for (const element of root.querySelectorAll('[style]')) {
        const text = element.getAttribute('style');
        if (!names.has(text)) names.set(text, `st${names.size}`);
        element.classList.add(names.get(text));
        element.removeAttribute('style');
      }
    },
    text: () => [...names].map(([text, name]) => `.${name}.${name}{${text}}`).join(''),
  };
}

/** A card's HTML in which the slots stand as {name}. */
function templateOf(card, slots) {
  const html = Object.entries(slots)
    .filter(([, text]) => text !== '')
    .reduce((text, [name, value]) => text.replaceAll(value, `{${name}}`), card.outerHTML)
    .replaceAll(' loading="eager"', ' loading="lazy"');
  for (const name of ['id', 'name', 'img', 'points'])
    if (!html.includes(`{${name}}`)) throw new Error(`a card without ${name}`);
  return html;
}

/** One card of each kind, each in an element that names its kinds. */
function kindsOf(cards, samples, slotsOf) {
  if (cards.length !== samples.length) throw new Error(`${cards.length} cards of ${samples.length} are drawn`);
  const kinds = new Map();
  for (const [index, sample] of samples.entries()) {
    const { kind, slots } = slotsOf(sample);
    const html = templateOf(cards[index], slots);
    kinds.set(html, [...(kinds.get(html) ?? []), kind]);
  }
  return [...kinds].map(([html, names]) => `<div data-kinds="${names.join(';')}">${html}</div>`).join('');
}

/** What takes the place of the boxes when the goods are there: the cards, or the list around them. */
function listOf(document, { list, card }, samples, slotsOf) {
  const place = need(document.querySelector(`main ${list}`), list);
  const cards = [...place.querySelectorAll(card)];
  const templates = kindsOf(cards, samples, slotsOf);
  const rows = cards[0].parentElement;
  if (rows === place) return templates;
  rows.setAttribute('data-rows', '');
  rows.removeAttribute('aria-busy');
  const around = place.lastElementChild;
  for (const child of [...around.children]) if (!child.contains(rows)) child.remove();
  rows.innerHTML = templates;
  return around.outerHTML;
}

/** What waits for goods is marked; what only the app can do at once is taken out. */
function coverOf(document, { list, waiting }) {
  const main = need(document.querySelector('#root main'), 'main');
  const place = need(main.querySelector(list), list);
  need(place.querySelector(`:scope > ${waiting}:last-child`), waiting).setAttribute('data-wait', '');
  for (const select of main.querySelectorAll('select')) select.remove();
  // The landmark is the app's own.
  return `<div>${main.innerHTML}</div>`;
}

/** The style sheets that the drawn screens have loaded, in their order. */
function sheetsOf(documents) {
  const links = documents.flatMap((each) => [...each.querySelectorAll('link[rel="stylesheet"]')]);
  return [...new Set(links.map((link) => basename(link.getAttribute('href'))))];
}

/** `main`: files of the app's main part. Gives the templates as HTML, and the style that they need. */
export async function startTemplates({ dist, main, path, samples, slotsOf }) {
  const classes = styleClasses();
  const documents = [];
  const templates = [];
  const page = { recordList: samples, currentPage: 1, totalPage: 2, totalCount: samples.length + 1 };
  const answer = (url) =>
    url.pathname.endsWith('/mall/goods/list') ? { code: 0, msg: '', data: page, serverTime: 0 } : undefined;
  const draw = async (visitor, options) => {
    const drawn = await drawHome({ dist, main, path, visitor, ...options });
    classes.apply(drawn);
    documents.push(drawn);
    return drawn;
  };
  for (const size of SIZES) {
    for (const { who, isMember } of VISITORS) {
      const visitor = { isMember, isElder: size.isElder };
      const waiting = await draw(visitor, {
        answer: () => undefined,
        isDone: (document) => document.querySelector(`#root main ${size.list}`) !== null,
      });
      templates.push(`<template id="start-${size.size}-${who}">${coverOf(waiting, size)}</template>`);
    }
    const answered = await draw(
      { isMember: false, isElder: size.isElder },
      { answer, isDone: (document) => document.querySelector(`#root main ${size.card}`) !== null },
    );
    templates.push(`<template id="start-${size.size}-list">${listOf(answered, size, samples, slotsOf)}</template>`);
  }
  const style = criticalStyle(
    sheetsOf(documents).map((file) => readFileSync(join(dist, file), 'utf8')),
    documents,
  );
  return { html: templates.join(''), style: style + classes.text() };
}
