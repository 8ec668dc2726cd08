// What the start page shows of the home screen until its code is there: for a guest and a member, in both sizes, before the
// answer to its first call and the cards after it.
import { ownStyle, withSlots } from './drawnParts.mjs';
import { drawScreen } from './drawScreen.mjs';

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

const cardOf = (card, slots) =>
  withSlots(card.outerHTML, slots, ['id', 'name', 'img', 'points']).replaceAll(' loading="lazy"', ' loading="eager"');

const STRIP = 'section[aria-roledescription="轮播"]';

/** The first of the drawn banners, with the marks of a row. */
function bannerOf(document, { SAMPLE_BANNERS, bannerOf: drawn }) {
  const strip = need(document.querySelector(`main ${STRIP}`), STRIP);
  const [first, ...others] = strip.querySelectorAll('li');
  for (const each of others) each.remove();
  need(first && strip.querySelector(':scope > div[aria-hidden]'), 'marks').setAttribute('data-marks', '');
  need(strip.querySelector(':scope > button'), 'way to stop the banners').setAttribute('data-pause', '');
  const { slots } = drawn(SAMPLE_BANNERS, () => true);
  return withSlots(strip.outerHTML, slots, ['title', 'summary', 'img', 'place']);
}

/** One card of each kind, each in an element that names its kinds. */
function kindsOf(cards, { SAMPLES: samples, slotsOf }) {
  if (cards.length !== samples.length) throw new Error(`${cards.length} cards of ${samples.length} are drawn`);
  const kinds = new Map();
  for (const [index, sample] of samples.entries()) {
    const { kind, slots } = slotsOf(sample);
    const html = cardOf(cards[index], slots);
    kinds.set(html, [...(kinds.get(html) ?? []), kind]);
  }
  return [...kinds].map(([html, names]) => `<div data-kinds="${names.join(';')}">${html}</div>`).join('');
}

/** What takes the place of the boxes when the goods are there: the cards, or the list around them. */
function listOf(document, { list, card }, samples) {
  const place = need(document.querySelector(`main ${list}`), list);
  const cards = [...place.querySelectorAll(card)];
  const templates = kindsOf(cards, samples);
  const rows = cards[0].parentElement;
  if (rows === place) return templates;
  rows.setAttribute('data-rows', '');
  rows.removeAttribute('aria-busy');
  const around = place.lastElementChild;
  for (const child of [...around.children]) if (!child.contains(rows)) child.remove();
  rows.innerHTML = templates;
  return around.outerHTML;
}

/** What waits for goods and banners is marked; what only the app can do at once is taken out. */
function coverOf(document, { list, waiting }, stripClass) {
  const main = need(document.querySelector('#root main'), 'main');
  const place = need(main.querySelector(list), list);
  need(place.querySelector(`:scope > ${waiting}:last-child`), waiting).setAttribute('data-wait', '');
  if (stripClass) need(main.querySelector(`.${stripClass}`), 'place for banners').setAttribute('data-banner', '');
  for (const select of main.querySelectorAll('select')) select.remove();
  // Which number it is stands in the host's configuration.
  for (const phone of main.querySelectorAll('a[href^="tel:"]')) phone.removeAttribute('href');
  // The landmark is the app's own.
  return `<div>${main.innerHTML}</div>`;
}

/** The header alone, with what stands around it. */
function topOf(document, html) {
  const top = document.createElement('div');
  top.innerHTML = html;
  for (let part = need(top.querySelector('header'), 'header'); part !== top; part = part.parentElement) {
    for (const other of [...part.parentElement.children]) if (other !== part) other.remove();
  }
  return top.innerHTML;
}

/**
 * `main`: files of the app's main part; `sheets`: style sheets that are in the page as they are; `samples`: what is drawn
 * (goodsSlots.ts, bannerSlots.ts). Gives the templates: those of the screen's head (`tops`), of the screen as it is shown
 * at first (`covers`), both with isElder, and of what comes into it later (`parts`), each { id, html }, and what they need
 * of other sheets.
 */
export async function startTemplates({ dist, main, sheets, path, samples }) {
  const classes = styleClasses();
  const documents = [];
  const covers = [];
  const tops = new Map();
  const parts = [];
  const { SAMPLES: recordList, SAMPLE_BANNERS } = samples;
  const page = { recordList, currentPage: 1, totalPage: 2, totalCount: recordList.length + 1 };
  const answers = { '/mall/goods/list': page, '/bbs/banner/list': SAMPLE_BANNERS };
  const answer = ({ pathname }) => {
    const [, data] = Object.entries(answers).find(([end]) => pathname.endsWith(end)) ?? [];
    return data && { code: 0, msg: '', data, serverTime: 0 };
  };
  const draw = async (visitor, options) => {
    const drawn = await drawScreen({ dist, main, path, visitor, ...options });
    classes.apply(drawn);
    documents.push(drawn);
    return drawn;
  };
  for (const size of SIZES) {
    const hasAll = (document) =>
      [size.card, ...(size.isElder ? [] : [STRIP])].every((each) => document.querySelector(`#root main ${each}`));
    const answered = await draw({ isMember: false, isElder: size.isElder }, { answer, isDone: hasAll });
    const stripClass = answered.querySelector(STRIP)?.className;
    for (const { who, isMember } of VISITORS) {
      const visitor = { isMember, isElder: size.isElder };
      const waiting = await draw(visitor, {
        answer: () => undefined,
        isDone: (document) => document.querySelector(`#root main ${size.list}`) !== null,
      });
      const html = coverOf(waiting, size, stripClass);
      covers.push({ id: `${size.size}-${who}`, isElder: size.isElder, html });
      const top = { id: `${size.size}-top`, isElder: size.isElder, html: topOf(waiting, html) };
      if ((tops.get(top.id) ?? top).html !== top.html) throw new Error('guest and member see another head');
      tops.set(top.id, top);
    }
    if (stripClass) parts.push({ id: `${size.size}-banner`, html: bannerOf(answered, samples) });
    parts.push({ id: `${size.size}-list`, html: listOf(answered, size, samples) });
  }
  const style = ownStyle({ dist, sheets }, documents);
  return { tops: [...tops.values()], covers, parts, style: style + classes.text() };
}
