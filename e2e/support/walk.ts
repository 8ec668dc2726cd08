import { pageOverflow, toTheTop } from './geometry';
import { faultsOf } from './soundness';
import { enlargeText, hurtTexts, largestText } from './textSize';
import { BASE, type Visitor } from './visitor';

/** An address that no screen has: its view shows at once and leaves nothing of the former screen. */
export const BETWEEN = '/between';
const PATIENCE_MS = 20_000;
const TURN_MS = 40;

/**
 * Waits until nothing in the page is on its way and its panel stands for two looks. A part that waits to be seen is scrolled
 * to. Answers whether that came to be within the time. Runs in the page.
 */
async function rest({ patienceMs, turnMs }: { patienceMs: number; turnMs: number }): Promise<boolean> {
  const isOnTheWay = () => {
    const isAnimated = document.getAnimations().some((each) => {
      return each.playState === 'running' && each.effect?.getComputedTiming().iterations !== Infinity;
    });
    const isLeft = document.querySelector('h1')?.textContent === '页面不存在';
    const busy = document.querySelector('[aria-busy="true"]');
    busy?.scrollIntoView();
    return isAnimated || isLeft || busy !== null;
  };
  const placeOfPanel = () => {
    const panel = document.querySelector('[role="dialog"]')?.getBoundingClientRect();
    return panel ? `${panel.top} ${panel.height}` : '';
  };
  const until = Date.now() + patienceMs;
  let panelBefore = '';
  for (let quietTurns = 0; quietTurns < 2; ) {
    if (Date.now() > until) return false;
    await new Promise((resolve) => setTimeout(resolve, turnMs));
    const panel = placeOfPanel();
    quietTurns = !isOnTheWay() && panel === panelBefore ? quietTurns + 1 : 0;
    panelBefore = panel;
  }
  return true;
}

/** Leads to an address by way of another, whose view has come first. Runs in the page. */
async function leadTo({ between, at, patienceMs }: { between: string; at: string; patienceMs: number }): Promise<void> {
  const until = Date.now() + patienceMs;
  location.hash = between;
  while (document.querySelector('h1')?.textContent !== '页面不存在') {
    if (Date.now() > until) throw new Error(`${between} does not come`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  location.hash = at;
}

/**
 * Leads one person through many addresses in one document, and says what is wrong with each view: its words, its sizes, its
 * landmarks and headings.
 */
export function walkerOf({ page, complaints, open }: Visitor) {
  let underWay = 0;
  let events = 0;
  const count = (by: 1 | -1) => () => {
    underWay += by;
    events += 1;
  };
  page.on('request', count(1));
  page.on('requestfinished', count(-1));
  page.on('requestfailed', count(-1));

  /** Nothing moves in the page, and no request has begun or ended meanwhile. */
  const settle = async (): Promise<boolean> => {
    for (const until = Date.now() + PATIENCE_MS; Date.now() < until; ) {
      const before = events;
      // Without an answer a document has gone meanwhile.
      const isStill = await page.evaluate(rest, { patienceMs: PATIENCE_MS, turnMs: TURN_MS }).catch(() => undefined);
      if (isStill === false) return false;
      if (isStill && underWay <= 0 && events === before) return true;
    }
    return false;
  };

  const goTo = async (at: string): Promise<boolean> => {
    if (!page.url().startsWith(BASE)) {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(BETWEEN);
      await page.getByRole('heading', { name: '页面不存在' }).waitFor();
    }
    await page.evaluate(leadTo, { between: BETWEEN, at, patienceMs: PATIENCE_MS });
    return settle();
  };

  const look = async (at: string): Promise<string[]> => {
    const isSettled = await goTo(at);
    await page.evaluate(toTheTop);
    const faults = isSettled ? await faultsOf(page) : ['loads for ever'];
    if (!page.url().startsWith(`${BASE}/#`)) faults.push(`sent away to ${page.url()}`);
    return [...faults, ...complaints.splice(0)].map((fault) => `${at}: ${fault}`);
  };

  /** What larger text, the phone's largest unless it is said, breaks on the view that stands there: what is too wide, cut or covered. */
  const lookLarge = async (at: string, wanted?: number): Promise<string[]> => {
    const percent = wanted ?? (await page.evaluate(largestText));
    await enlargeText(page, percent);
    await page.evaluate(toTheTop);
    const overflow = await page.evaluate(pageOverflow);
    const faults = [
      ...(overflow > 0 ? [`wider than the screen by ${overflow}`] : []),
      ...(await page.evaluate(hurtTexts)),
      ...complaints.splice(0),
    ];
    await enlargeText(page, 100);
    return faults.map((fault) => `${at} at ${percent} %: ${fault}`);
  };
  return { goTo, look, lookLarge };
}
