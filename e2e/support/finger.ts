import type { Page } from 'playwright-core';

interface Pull {
  x: number;
  fromY: number;
  toY: number;
}

const STEPS = 8;
const STEP_MS = 20;
/** A finger that rests before it is lifted has not thrown anything. */
const REST_MS = 120;

/** One finger goes from one height to another and is lifted. */
export async function pullFinger(page: Page, { x, fromY, toY }: Pull): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x, y }] });
  await touch('touchStart', fromY);
  for (let step = 1; step <= STEPS; step += 1) {
    await touch('touchMove', fromY + ((toY - fromY) * step) / STEPS);
    await page.waitForTimeout(STEP_MS);
  }
  await page.waitForTimeout(REST_MS);
  await touch('touchMove', toY);
  await touch('touchEnd');
  await session.detach();
}
