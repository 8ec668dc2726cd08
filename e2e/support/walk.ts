import { pageOverflow, toTheTop } from './geometry';
import { faultsOf } from './soundness';
import { enlargeText, hurtTexts, largestText } from './textSize';
import { BASE, type Visitor } from './visitor';

/** An address that no screen has: its view shows at once and leaves nothing of the former screen. */
export const BETWEEN = '/between';
const PATIENCE_MS = 20_000;
const TURN_MS = 40;

/** What is still on its way in the page, and where its panel stands. A part that waits to be seen is scrolled to. */
function unrest(): { isMoving: boolean; panel: string } {
  const isAnimated = document.getAnimations().some((each) => {
    return each.playState === 'running' && each.effect?.getComputedTiming().iterations !== Infinity;
  });
  const isLeft = document.querySelector('h1')?.textContent === '页面不存在';
  const panel = document.querySelector('[role="dialog"]')?.getBoundingClientRect();
  const busy = document.querySelector('[aria-busy="true"]');
  busy?.scrollIntoView();
  return {
    isMoving: isAnimated || isLeft || busy !== null,
    panel: panel ? `${panel.top} ${panel.height}` : '',
  };
}

/**
 * Leads one person through many addresses in one document, and says what is wrong with each view: its words, its sizes, its
 * landmarks and headings.
 */
export function walkerOf({ page, complaints, open }: Visitor) {
  let underWay = 0;
  page.on('request', () => {
    underWay += 1;
  });
  const end = () => {
    underWay -= 1;
  };
  page.on('requestfinished', end);
  page.on('requestfailed', end);

  const settle = async (): Promise<boolean> => {
    const until = Date.now() + PATIENCE_MS;
    let panelBefore = '';
    for (let quietTurns = 0; quietTurns < 2; ) {
      if (Date.now() > until) return false;
      await page.waitForTimeout(TURN_MS);
      const { isMoving, panel } = await page.evaluate(unrest);
      quietTurns = underWay <= 0 && !isMoving && panel === panelBefore ? quietTurns + 1 : 0;
      panelBefore = panel;
    }
    return true;
  };

  const goTo = async (at: string): Promise<boolean> => {
    if (!page.url().startsWith(BASE)) {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(BETWEEN);
    }
    await page.evaluate((hash) => {
      location.hash = hash;
    }, BETWEEN);
    await page.getByRole('heading', { name: '页面不存在' }).waitFor();
    await page.evaluate((hash) => {
      location.hash = hash;
    }, at);
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
