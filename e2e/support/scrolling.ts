import type { Page } from 'playwright-core';

export interface Swing {
  frames: number;
  /** Frames that took more than two sixtieths of a second. */
  longFrames: number;
  /** The most elements that the document had on the way. */
  mostNodes: number;
}

/** Scrolls by so many CSS pixels with every frame; answers how that went. Runs in the page. */
function swing({ frames, stepPx }: { frames: number; stepPx: number }): Promise<Swing> {
  const LONG_FRAME_MS = 34;
  const seen: Swing = { frames: 0, longFrames: 0, mostNodes: 0 };
  let last = performance.now();
  return new Promise((resolve) => {
    const next = (now: number) => {
      if (seen.frames > 0 && now - last > LONG_FRAME_MS) seen.longFrames += 1;
      last = now;
      seen.frames += 1;
      seen.mostNodes = Math.max(seen.mostNodes, document.getElementsByTagName('*').length);
      window.scrollBy(0, stepPx);
      if (seen.frames < frames) requestAnimationFrame(next);
      else resolve(seen);
    };
    requestAnimationFrame(next);
  });
}

/** A finger's long swing through a list: 600 frames of a finger's speed. */
export function swingThrough(page: Page, stepPx: number): Promise<Swing> {
  return page.evaluate(swing, { frames: 600, stepPx });
}
