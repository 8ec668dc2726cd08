// What the start page shows of a good until the app's code is there: its screen as its own built code draws it for who comes
// from the home screen, before the answer to its call.
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { JSDOM } from 'jsdom';
import { criticalStyle } from './criticalStyle.mjs';
import { drawHome } from './drawHome.mjs';

/** An element as data (twigs.ts). */
function twigOf(node) {
  if (node.nodeType === 3) return node.data;
  const attributes = Object.fromEntries([...node.attributes].map(({ name, value }) => [name, value]));
  return [node.localName, attributes, ...[...node.childNodes].map(twigOf)];
}

function withSlots(html, slots) {
  for (const [name, value] of slots)
    if (!html.includes(value)) throw new Error(`what is drawn of a good has no ${name}`);
  return slots.reduce((text, [name, value]) => text.replaceAll(value, `{${name}}`), html);
}

/** `samples`: see samples.ts. Gives the bar, the screen by kind of price, and what it needs beside `sheets` of style. */
export async function goodsTemplates({ dist, main, sheets, path, samples }) {
  const documents = [];
  const draw = async (isOfKind, names) => {
    const sample = samples.SAMPLES.find((each) => each.status === 'onSale' && isOfKind(each));
    const page = { recordList: [sample], currentPage: 1, totalPage: 1, totalCount: 1 };
    const isList = ({ pathname }) => pathname.endsWith('/mall/goods/list');
    const drawn = await drawHome({
      dist,
      main,
      path,
      visitor: { isMember: false, isElder: false },
      answer: (url) => (isList(url) ? { code: 0, msg: '', data: page, serverTime: 0 } : undefined),
      isDone: (document) => document.querySelector('#root main a[data-bench]') !== null,
      next: {
        selector: '#root main a[data-bench]',
        isDone: (document) =>
          [...document.querySelectorAll('main h1')].some((each) => each.textContent === sample.name),
      },
    });
    documents.push(drawn);
    const { slots } = samples.slotsOf(sample);
    const html = withSlots(
      drawn.querySelector('#root main').innerHTML,
      names.map((name) => [name, slots[name]]),
    );
    return [...JSDOM.fragment(html).children].map(twigOf);
  };
  const [bar, ...points] = await draw(({ cash }) => cash === 0, ['name', 'img', 'points']);
  const [, ...both] = await draw(({ cash }) => cash > 0, ['name', 'img', 'points', 'cash']);
  const links = documents.flatMap((each) => [...each.querySelectorAll('link[rel="stylesheet"]')]);
  const files = new Set(links.map((link) => basename(link.getAttribute('href'))));
  const style = criticalStyle(
    [...files].filter((file) => !sheets.includes(file)).map((file) => readFileSync(join(dist, file), 'utf8')),
    documents,
  );
  return { style, bar, kinds: { points, both } };
}
