// The screens that the start page shows with their answers (paintAnswers.ts): what stands around these.
import { mainOf, nameOf, twigsOf, VISITORS, viewsOf } from './drawnViews.mjs';
import { drawScreen } from './drawScreen.mjs';

const content = (main) => ({ content: main.querySelector('[aria-busy]') });

/** By address: what draws the answers, and their places in the screen as it waits; `query`: what it does not wait without. */
const SCREENS = {
  '/schedule/record': {
    entry: 'ledgerCover.tsx',
    placesOf: (main) => ({
      head: main.querySelector('section[aria-label="我的积分"]'),
      filters: main.querySelector('select')?.closest('div'),
      list: main.querySelector('[aria-busy]'),
    }),
  },
  '/schedule/points-mall/order-list': {
    entry: 'ordersCover.tsx',
    placesOf: (main) => ({
      tabs: main.querySelector('[role="tablist"]'),
      list: main.querySelector('[aria-busy]'),
    }),
  },
  '/schedule/points-mall/order-detail': {
    entry: 'orderCover.tsx',
    placesOf: content,
    query: 'orderNo=drawn',
  },
  '/coupon-list': {
    entry: 'couponsCover.tsx',
    placesOf: (main) => ({
      tabs: main.querySelector('[role="tablist"][aria-label="我的券"]'),
      list: main.querySelector('[aria-busy]'),
    }),
  },
  '/prize-record': {
    entry: 'prizesCover.tsx',
    placesOf: (main) => ({
      tabs: main.querySelector('[role="tablist"]'),
      list: main.querySelector('[aria-busy]'),
    }),
  },
  '/schedule/member': {
    entry: 'memberCover.tsx',
    placesOf: (main) => {
      const [orders, entries, help] = main.querySelectorAll('nav[aria-label="我的资产"] ~ section');
      return {
        head: main.querySelector('header'),
        card: main.querySelector('section[aria-label="会员卡"]'),
        assets: main.querySelector('nav[aria-label="我的资产"]'),
        orders,
        entries,
        // Names a phone and a member: nothing stands for them.
        help,
        foot: main.querySelector('footer'),
      };
    },
  },
  '/membership-card': {
    entry: 'cardCover.tsx',
    placesOf: content,
  },
  '/activity/nursing-care/play': {
    entry: 'lotteryCover.tsx',
    placesOf: content,
  },
};

/** A screen as it waits, with places for what its file draws out of the answers. */
async function answeredViews({ dist, main }, at, placesOf, visitor) {
  const mainIn = (document) => document.querySelector('#root main');
  // Without a heading it is what stands for the screen until its code is there.
  const isThere = (found) => found?.querySelector('h1') && Object.values(placesOf(found)).every(Boolean);
  const document = await drawScreen({
    dist,
    main,
    path: at,
    visitor: { ...visitor, isMember: true },
    answer: () => undefined,
    isDone: (drawn) => isThere(mainIn(drawn)),
  });
  for (const [name, place] of Object.entries(placesOf(mainIn(document)))) {
    const part = document.createElement('div');
    part.setAttribute('data-part', name);
    place.replaceWith(part);
  }
  return { name: nameOf(visitor), twigs: twigsOf(mainOf(document)) };
}

/** By address: the file that draws the answers, and the views that it draws them into. */
export async function answeredScreens(drawing) {
  const screens = {};
  for (const [path, { entry, placesOf, query }] of Object.entries(SCREENS)) {
    const views = await Promise.all(
      VISITORS.map((visitor) => answeredViews(drawing, query ? `${path}?${query}` : path, placesOf, visitor)),
    );
    screens[path] = { entry, drawn: { style: '', ...viewsOf(views) } };
  }
  return screens;
}
