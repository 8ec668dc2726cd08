// What the start page shows of a good and of a campaign until the app's code is there: the screen as its own built code draws
// it while it waits for its answer, for both sizes, in a browser and in the mini-program.
import { JSDOM } from 'jsdom';
import { ownStyle, withSlots } from './drawnParts.mjs';
import { drawScreen } from './drawScreen.mjs';
import { lasting } from './lasting.mjs';

const VISITORS = [false, true].flatMap((isElder) =>
  [false, true].map((isInMiniProgram) => ({ isMember: false, isElder, isInMiniProgram })),
);
const nameOf = ({ isElder, isInMiniProgram }) =>
  `${isElder ? 'elder' : 'plain'} ${isInMiniProgram ? 'mini' : 'browser'}`;

/** An element as data (twigs.ts). */
function twigOf(node) {
  if (node.nodeType === 3) return node.data;
  const attributes = Object.fromEntries([...node.attributes].map(({ name, value }) => [name, value]));
  return [node.localName, attributes, ...[...node.childNodes].map(twigOf)];
}

const twigsOf = (html) => [...JSDOM.fragment(html).children].map(twigOf);

/** Drawn views by name, those that are the same once, and what they need of style; `place`: dist, sheets of the page. */
function packed(place, drawn) {
  const texts = drawn.map(({ twigs }) => JSON.stringify(twigs));
  const views = [...new Set(texts)];
  return {
    style: ownStyle(
      place,
      drawn.map(({ document }) => document),
    ),
    views: views.map((text) => JSON.parse(text)),
    of: Object.fromEntries(drawn.map(({ name }, index) => [name, views.indexOf(texts[index])])),
  };
}

/** What stands in the screen; without the phone of 长辈版, whose number is the host's. */
function mainOf(document) {
  const main = document.querySelector('#root main');
  for (const phone of main.querySelectorAll('a[href^="tel:"]')) phone.remove();
  return main.innerHTML;
}

const CARD = '#root main a[href*="goods-detail"]';

/** A good's screen for who comes from the home screen: with its picture, price and name, by kind of price. */
async function goodsViews({ dist, main, path, samples }, visitor) {
  const drawKind = async (kind, isOfKind, names) => {
    const sample = samples.SAMPLES.find((each) => each.status === 'onSale' && isOfKind(each));
    const data = { recordList: [sample], currentPage: 1, totalPage: 1, totalCount: 1 };
    const hasName = (each) => each.textContent === sample.name;
    const document = await drawScreen({
      dist,
      main,
      path,
      visitor,
      answer: ({ pathname }) =>
        pathname.endsWith('/mall/goods/list') ? { code: 0, msg: '', data, serverTime: 0 } : undefined,
      isDone: (drawn) => drawn.querySelector(CARD) !== null,
      next: { selector: CARD, isDone: (drawn) => [...drawn.querySelectorAll('main h1')].some(hasName) },
    });
    const { slots } = samples.slotsOf(sample);
    const html = withSlots(mainOf(document), slots, names);
    return { name: `${nameOf(visitor)} ${kind}`, twigs: twigsOf(html), document };
  };
  return [
    await drawKind('points', ({ cash }) => cash === 0, ['name', 'img', 'points']),
    await drawKind('both', ({ cash }) => cash > 0, ['name', 'img', 'points', 'cash']),
  ];
}

/** Into another month and, most of the time, another year. */
const LATER_MS = 200 * 86_400_000;

/** A campaign's screen, or a team's: its head is there before any answer. */
async function campaignViews({ dist, main }, path, visitor) {
  const draw = (laterMs) =>
    drawScreen({
      dist,
      main,
      path: `${path}?teamId=drawn`,
      visitor,
      answer: () => undefined,
      isDone: (drawn) => drawn.querySelector('#root main section') !== null,
      laterMs,
    });
  const document = await draw(0);
  const twigs = lasting(twigsOf(mainOf(document)), twigsOf(mainOf(await draw(LATER_MS))));
  return [{ name: nameOf(visitor), twigs, document }];
}

/**
 * `drawing`: the build's folder, files of the main part, sheets of the page, the home screen's address, samples of goods.
 * Gives the data of the files (goodsCover.ts and campaignCover.ts), those of the campaigns by address.
 */
export async function coverFiles(drawing, campaigns) {
  const draw = async (views) => packed(drawing, (await Promise.all(VISITORS.map(views))).flat());
  const goods = await draw((visitor) => goodsViews(drawing, visitor));
  const ofCampaigns = {};
  for (const path of campaigns) ofCampaigns[path] = await draw((visitor) => campaignViews(drawing, path, visitor));
  return { goods, campaigns: ofCampaigns };
}
