import type { Page } from 'playwright-core';

/** One run of the wheel's light, by the page's own clock. */
export interface Spin {
  durationMs: number;
  frames: number;
  /** Frames that took more than two sixtieths of a second. */
  longFrames: number;
  /** What changed inside the wheel while the light ran, for example "style transform". */
  changes: string[];
  layoutShift: number;
}

/** Presses the draw button and watches the light until the result is there. Runs in the page. */
function record(): Promise<Spin> {
  const LONG_FRAME_MS = 34;
  const board = document.querySelector('section[aria-label="抽奖九宫格"]') as HTMLElement;
  const wheel = board.querySelector('ul')?.parentElement as HTMLElement;
  const spin: Spin = { durationMs: 0, frames: 0, longFrames: 0, changes: [], layoutShift: 0 };
  const isRunning = () => board.querySelector('i[style]') !== null && board.querySelector('h2') === null;
  const namesOf = ({ target, attributeName, type }: MutationRecord) =>
    attributeName === 'style'
      ? [...(target as HTMLElement).style].map((name) => `style ${name}`)
      : [`${type} ${attributeName ?? ''}`];
  let startedAt: number | undefined;
  let last = 0;

  const shifts = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) spin.layoutShift += (entry as PerformanceEntry & { value: number }).value;
  });
  const changes = new MutationObserver((records) => {
    if (startedAt !== undefined && isRunning()) spin.changes.push(...records.flatMap(namesOf));
  });
  const count = (now: number) => {
    if (startedAt === undefined) startedAt = now;
    else spin.frames += 1;
    if (now - last > LONG_FRAME_MS && spin.frames > 0) spin.longFrames += 1;
    last = now;
  };
  shifts.observe({ type: 'layout-shift' });
  changes.observe(wheel, { attributes: true, childList: true, characterData: true, subtree: true });
  (board.querySelector('button') as HTMLElement).click();

  return new Promise((resolve) => {
    const watch = (now: number) => {
      if (isRunning()) count(now);
      if (startedAt === undefined || isRunning()) return requestAnimationFrame(watch);
      shifts.disconnect();
      changes.disconnect();
      return resolve({ ...spin, durationMs: now - startedAt, changes: [...new Set(spin.changes)] });
    };
    requestAnimationFrame(watch);
  });
}

export function watchSpin(page: Page): Promise<Spin> {
  return page.evaluate(record);
}

/** Presses the draw button; answers the words of the cell on which the light came to rest. Runs in the page. */
function findRest(): Promise<string> {
  const board = document.querySelector('section[aria-label="抽奖九宫格"]') as HTMLElement;
  const lightBox = () => board.querySelector('i[style]')?.getBoundingClientRect();
  const cellAt = (light: DOMRect) =>
    [...board.querySelectorAll('li')].find((each) => {
      const { x, y, height } = each.getBoundingClientRect();
      return Math.abs(x - light.x) < 2 && Math.abs(y - light.y) < 2 && Math.abs(height - light.height) < 2;
    });
  (board.querySelector('button') as HTMLElement).click();
  return new Promise((resolve) => {
    let words = '';
    const watch = () => {
      if (board.querySelector('h2')) return resolve(words);
      const light = lightBox();
      if (light) words = cellAt(light)?.textContent ?? 'no cell';
      return requestAnimationFrame(watch);
    };
    requestAnimationFrame(watch);
  });
}

export function watchRest(page: Page): Promise<string> {
  return page.evaluate(findRest);
}

/** Stops everything that waits for the next frame, such as the light. The returned function lets it go on. */
export async function holdFrames(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const native = window.requestAnimationFrame.bind(window);
    const held: FrameRequestCallback[] = [];
    window.requestAnimationFrame = (callback) => held.push(callback);
    Object.assign(window, {
      releaseFrames: () => {
        window.requestAnimationFrame = native;
        held.forEach((callback) => {
          native(callback);
        });
      },
    });
  });
  return () => page.evaluate(() => (window as unknown as { releaseFrames: () => void }).releaseFrames());
}
