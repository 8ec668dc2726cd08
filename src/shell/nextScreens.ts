import { history } from 'umi';
import { ROUTES } from '@/shared/config/routes';
import { whenIdle } from '@/shared/lib/whenIdle';

declare global {
  interface Window {
    /** The files of each screen beyond the main ones, by address; the start page brings them. */
    __SCREEN_FILES__?: Readonly<Record<string, readonly string[]>>;
  }
}

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Where people go from a screen most often. */
const LIKELY: Readonly<Record<string, readonly string[]>> = {
  [ROUTES.pointsMall.path]: [ROUTES.goodsDetail.path, ROUTES.member.path, ROUTES.orderList.path],
  [ROUTES.goodsDetail.path]: [ROUTES.goodsPaySuccess.path],
  [ROUTES.orderList.path]: [ROUTES.orderDetail.path],
  [ROUTES.member.path]: [ROUTES.orderList.path, ROUTES.couponList.path, ROUTES.membershipCard.path],
  [ROUTES.lotteryPlay.path]: [ROUTES.prizeRecord.path],
};

const asked = new Set<string>();

/** The start page, or the screen itself, has asked for it. */
const isThere = (file: string) => document.querySelector(`script[src$="${file}"], link[href$="${file}"]`) !== null;

/** Nothing is fetched beforehand where the phone saves data, or where it would stand in the way of what is wanted now. */
function isSparing(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}

function fetchCode(path: string): void {
  if (isSparing()) return;
  for (const file of window.__SCREEN_FILES__?.[path] ?? []) {
    if (asked.has(file) || isThere(file)) continue;
    asked.add(file);
    const link = document.createElement('link');
    // Where there is one, the way that waits for everything else; Safari has only the other one.
    link.rel = link.relList?.supports?.('prefetch') ? 'prefetch' : 'preload';
    link.setAttribute('as', /\.css$/.test(file) ? 'style' : 'script');
    link.setAttribute('fetchpriority', 'low');
    link.href = `./${file}`;
    document.head.appendChild(link);
  }
}

function fetchLikely(): void {
  const { pathname } = history.location;
  whenIdle(() => {
    if (history.location.pathname === pathname) for (const path of LIKELY[pathname] ?? []) fetchCode(path);
  });
}

function fetchTouched({ target }: Event): void {
  const href = target instanceof Element ? target.closest('a[href^="#/"]')?.getAttribute('href') : undefined;
  if (href) fetchCode(href.slice(1).split('?')[0] as string);
}

/**
 * Asks for the code of screens before they are opened: of those that people go to next when the phone has nothing else to
 * do, and of a link in the moment in which it is touched. What does not come is asked for again by whoever opens it.
 */
export function fetchNextScreens(): void {
  document.addEventListener('touchstart', fetchTouched, { passive: true });
  document.addEventListener('mousedown', fetchTouched);
  history.listen(fetchLikely);
  fetchLikely();
}
