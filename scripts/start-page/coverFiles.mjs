// What the start page shows of a good, of a campaign and of screens with their answers until the app's code is there: the
// screen as its own built code draws it while it waits for its answer, for both sizes, in a browser and in the mini-program.
import { answeredScreens } from './answeredScreens.mjs';
import { ownStyle, withSlots } from './drawnParts.mjs';
import { mainOf, nameOf, twigsOf, VISITORS, viewsOf } from './drawnViews.mjs';
import { drawScreen } from './drawScreen.mjs';
import { lasting } from './lasting.mjs';

/** Drawn views with what they need of style; `place`: dist, sheets of the page. */
const packed = (place, drawn) => ({
  style: ownStyle(
    place,
    drawn.map(({ document }) => document),
  ),
  ...viewsOf(drawn),
});

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
 * Gives the data of the files (goodsCover.ts, campaignCover.ts and those of answeredScreens.mjs), all but that of a good by
 * address.
 */
export async function coverFiles(drawing, campaigns) {
  const draw = async (views) => packed(drawing, (await Promise.all(VISITORS.map(views))).flat());
  const goods = await draw((visitor) => goodsViews(drawing, visitor));
  const ofCampaigns = {};
  for (const path of campaigns) ofCampaigns[path] = await draw((visitor) => campaignViews(drawing, path, visitor));
  return { goods, campaigns: ofCampaigns, answered: await answeredScreens(drawing) };
}
