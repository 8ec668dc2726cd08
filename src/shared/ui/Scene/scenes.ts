import antenna from '@/shared/art/antenna.webp';
import apricot from '@/shared/art/apricot.webp';
import basket from '@/shared/art/basket.webp';
import bell from '@/shared/art/bell.webp';
import books from '@/shared/art/books.webp';
import calendar from '@/shared/art/calendar.webp';
import daisy from '@/shared/art/daisy.webp';
import gift from '@/shared/art/gift.webp';
import glass from '@/shared/art/glass.webp';
import herb from '@/shared/art/herb.webp';
import hourglass from '@/shared/art/hourglass.webp';
import house from '@/shared/art/house.webp';
import key from '@/shared/art/key.webp';
import lock from '@/shared/art/lock.webp';
import mailbox from '@/shared/art/mailbox.webp';
import packageBox from '@/shared/art/package.webp';
import peach from '@/shared/art/peach.webp';
import plug from '@/shared/art/plug.webp';
import speech from '@/shared/art/speech.webp';
import ticket from '@/shared/art/ticket.webp';
import trophy from '@/shared/art/trophy.webp';
import truck from '@/shared/art/truck.webp';

interface SceneArt {
  main: string;
  prop: string;
  tone: 'leaf' | 'apricot' | 'sky';
}

/** What stands on the stage of an empty state, by subject. */
const SCENES = {
  orders: { main: basket, prop: peach, tone: 'apricot' },
  goods: { main: basket, prop: daisy, tone: 'leaf' },
  coupons: { main: ticket, prop: apricot, tone: 'apricot' },
  points: { main: apricot, prop: daisy, tone: 'apricot' },
  prizes: { main: gift, prop: daisy, tone: 'apricot' },
  rank: { main: trophy, prop: daisy, tone: 'leaf' },
  address: { main: house, prop: herb, tone: 'leaf' },
  express: { main: truck, prop: packageBox, tone: 'sky' },
  messages: { main: mailbox, prop: bell, tone: 'sky' },
  comments: { main: speech, prop: daisy, tone: 'leaf' },
  courses: { main: books, prop: herb, tone: 'leaf' },
  search: { main: glass, prop: herb, tone: 'sky' },
  broken: { main: plug, prop: herb, tone: 'leaf' },
  offline: { main: antenna, prop: herb, tone: 'sky' },
  locked: { main: lock, prop: key, tone: 'leaf' },
  signIn: { main: key, prop: herb, tone: 'leaf' },
  notStarted: { main: calendar, prop: bell, tone: 'sky' },
  ended: { main: hourglass, prop: daisy, tone: 'sky' },
  soldOut: { main: packageBox, prop: daisy, tone: 'apricot' },
} as const satisfies Record<string, SceneArt>;

export type SceneName = keyof typeof SCENES;

/** Gives a stage its colours and its two pictures. */
export function dressStage(stage: HTMLElement, name: SceneName): void {
  const { main, prop, tone } = SCENES[name];
  stage.dataset.tone = tone;
  // A relative address in a property would be looked for beside the style sheet.
  const link = (picture: string) => `url("${new URL(picture, document.baseURI).href}")`;
  stage.style.setProperty('--main', link(main));
  stage.style.setProperty('--prop', link(prop));
}
