import { history } from 'umi';
import { ROUTES } from '@/shared/config/routes';
import { isSparing } from '@/shared/lib/connection';
import { whenIdle } from '@/shared/lib/whenIdle';
import { beginScreen } from './beginScreen';
import { askForNextAnswers } from './nextAnswers';

declare global {
  interface Window {
    /**
     * The files of each screen beyond the main ones, by address, and of parts that come next, by the name of their chunk; the
     * start page brings them.
     */
    __SCREEN_FILES__?: Readonly<Record<string, readonly string[]>>;
  }
}

const ORDER_PANELS = 'part.orderPanels';

/** Where people go from a screen most often, and what they open on it. */
const LIKELY: Readonly<Record<string, readonly string[]>> = {
  [ROUTES.pointsMall.path]: [ROUTES.goodsDetail.path, ROUTES.member.path, ROUTES.orderList.path],
  [ROUTES.goodsDetail.path]: ['part.checkout', ROUTES.goodsPaySuccess.path],
  [ROUTES.orderList.path]: [ROUTES.orderDetail.path, ORDER_PANELS],
  [ROUTES.orderDetail.path]: [ORDER_PANELS],
  [ROUTES.member.path]: [ROUTES.orderList.path, ROUTES.couponList.path, ROUTES.membershipCard.path],
  [ROUTES.lotteryPlay.path]: [ROUTES.prizeRecord.path],
};

const asked = new Set<string>();
const come = new Set<string>();

/** The start page, or the screen itself, has asked for it. */
const isThere = (file: string) => document.querySelector(`script[src$="${file}"], link[href$="${file}"]`) !== null;

const filesOf = (name: string): readonly string[] => window.__SCREEN_FILES__?.[name] ?? [];

/** On the phone, so that nothing can go wrong with it: what fails loads the page anew, and nobody has opened the screen yet. */
const isOnPhone = (file: string) => come.has(file) || (!asked.has(file) && isThere(file));

function fetchCode(name: string, onCome?: () => void): void {
  if (isSparing()) return;
  for (const file of filesOf(name)) {
    if (asked.has(file) || isThere(file)) continue;
    asked.add(file);
    const link = document.createElement('link');
    // Where there is one, the way that waits for everything else; Safari has only the other one.
    link.rel = link.relList?.supports?.('prefetch') ? 'prefetch' : 'preload';
    link.setAttribute('as', /\.css$/.test(file) ? 'style' : 'script');
    link.setAttribute('fetchpriority', 'low');
    link.href = `./${file}`;
    link.addEventListener('load', () => {
      come.add(file);
      onCome?.();
    });
    document.head.appendChild(link);
  }
}

/** Runs what has come of a screen, and none of what may still fail. */
function beginWhatHasCome(path: string): boolean {
  const isWhole = filesOf(path).every(isOnPhone);
  if (isWhole) beginScreen(path);
  return isWhole;
}

function fetchLikely(): void {
  const { pathname } = history.location;
  const whenStillHere = (work: () => void) =>
    whenIdle(() => {
      if (history.location.pathname === pathname) work();
    });
  const [first, ...others] = LIKELY[pathname] ?? [];
  if (first === undefined) return;
  whenStillHere(() => {
    // The likeliest screen is ready to be drawn, the others are on the phone.
    if (!beginWhatHasCome(first)) fetchCode(first, () => whenStillHere(() => beginWhatHasCome(first)));
    for (const name of others) fetchCode(name);
  });
}

/** The screen, path and query, that a link under the finger leads to. */
function linkedScreen({ target }: Event): string | undefined {
  const href = target instanceof Element ? target.closest('a[href^="#/"]')?.getAttribute('href') : undefined;
  return href?.slice(1);
}

function fetchTouched(event: Event): void {
  const screen = linkedScreen(event);
  if (screen === undefined) return;
  const path = screen.split('?')[0] as string;
  if (!beginWhatHasCome(path)) fetchCode(path);
}

function askForTapped(event: Event): void {
  const screen = linkedScreen(event);
  if (screen !== undefined) askForNextAnswers(screen);
}

/**
 * Asks for the code of screens before they are opened: of those that people go to next when the phone has nothing else to
 * do, and of a link in the moment in which it is touched; what the screen begins with, when it is tapped. What does not come
 * is asked for again by whoever opens it; what has come is run as soon as a finger is on it, the likeliest screen when the
 * phone has time.
 */
export function fetchNextScreens(): void {
  document.addEventListener('touchstart', fetchTouched, { passive: true });
  document.addEventListener('mousedown', fetchTouched);
  // Before the tap opens the screen.
  document.addEventListener('click', askForTapped, true);
  history.listen(fetchLikely);
  fetchLikely();
}
