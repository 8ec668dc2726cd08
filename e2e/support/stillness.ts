import type { Page } from 'playwright-core';
import { BASE, type Visitor } from './visitor';

/** An address that no screen has: its view shows at once and leaves nothing of the former screen. */
const BETWEEN = '/between';
const PATIENCE_MS = 15_000;
/** A screen that has asked for nothing more for this long is whole. */
const QUIET_MS = 350;
/** The view between two asks for nothing; what the former screen has asked for is to end. */
const BETWEEN_QUIET_MS = 50;
const TURN_MS = 50;

interface Watched {
  shifts: string[];
  underWay: number;
  quietSince: number;
}
type WatchedWindow = Window & { watched: Watched };

/** Lets answers come one after the other, in an order of its own for each turn, and notes what they move. Runs in the page. */
function watchShifts(turn: number): void {
  const watched: Watched = { shifts: [], underWay: 0, quietSince: performance.now() };
  (window as unknown as WatchedWindow).watched = watched;
  const delayOf = (path: string) => {
    let sum = turn * 7919;
    for (let place = 0; place < path.length; place += 1) sum = (sum * 31 + path.charCodeAt(place)) % 65_521;
    return 80 + (sum % 7) * 60;
  };
  const ask = window.fetch;
  window.fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
    if (!pathname.includes('/api/')) return ask(input, init);
    watched.underWay += 1;
    try {
      await new Promise((resolve) => setTimeout(resolve, delayOf(pathname)));
      return await ask(input, init);
    } finally {
      watched.underWay -= 1;
      watched.quietSince = performance.now();
    }
  };
  const nameOf = ({ node, previousRect: from, currentRect: to }: { node: Node | null } & Record<string, DOMRect>) => {
    const element = node instanceof Element ? node : node?.parentElement;
    const words = (element?.textContent ?? '').slice(0, 16);
    return `${element?.tagName ?? 'gone'} "${words}" ${from?.y}+${from?.height} > ${to?.y}+${to?.height}`;
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { sources } = entry as unknown as { sources: Parameters<typeof nameOf>[0][] };
      watched.shifts.push(sources.map(nameOf).join(', '));
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

async function waitUntilQuiet(page: Page, quietMs: number): Promise<void> {
  const until = Date.now() + PATIENCE_MS;
  let isQuiet = false;
  while (!isQuiet && Date.now() < until) {
    await page.waitForTimeout(TURN_MS);
    isQuiet = await page.evaluate((least) => {
      const { underWay, quietSince } = (window as unknown as WatchedWindow).watched;
      return underWay === 0 && performance.now() - quietSince > least;
    }, quietMs);
  }
}

/** Leads one person through addresses and says what moves on each by itself while it comes. */
export async function stillnessOf({ page, context }: Visitor, turn: number) {
  await context.addInitScript(watchShifts, turn);

  const takeShifts = async (at: string): Promise<string[]> => {
    await waitUntilQuiet(page, QUIET_MS);
    const shifts = await page.evaluate(() => (window as unknown as WatchedWindow).watched.shifts.splice(0));
    return shifts.map((shift) => `${at}: ${shift}`);
  };
  const show = (at: string) =>
    page.evaluate((hash) => {
      const { watched } = window as unknown as WatchedWindow;
      watched.shifts.splice(0);
      watched.quietSince = performance.now();
      location.hash = hash;
    }, at);

  return {
    /** The app's code is there; the screen's answers come. */
    onArrival: async (at: string): Promise<string[]> => {
      if (!page.url().startsWith(BASE)) await page.goto(`${BASE}/#${BETWEEN}`);
      await show(BETWEEN);
      await page.getByRole('heading', { name: '页面不存在' }).waitFor();
      await waitUntilQuiet(page, BETWEEN_QUIET_MS);
      await show(at);
      return takeShifts(at);
    },
    /** Nothing is there yet. */
    onLoad: async (at: string): Promise<string[]> => {
      await page.goto('about:blank');
      await page.goto(`${BASE}/#${at}`);
      await page.locator('main').waitFor();
      return takeShifts(at);
    },
  };
}
