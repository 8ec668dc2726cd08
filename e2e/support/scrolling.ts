import type { Page } from 'playwright-core';

export interface Swing {
  /** What the page's main thread worked for longest without a pause, in ms of its own processor time. */
  longestTaskMs: number;
  /** The most elements that the document had on the way. */
  mostNodes: number;
}

/** Events of a browser's trace, as far as they are read here. `tdur` is the thread's own time in microseconds. */
interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  tdur?: number;
  args?: { name?: string };
}

/** Scrolls by so many CSS pixels with every frame; answers the most elements there were. Runs in the page. */
function swing({ frames, stepPx }: { frames: number; stepPx: number }): Promise<number> {
  let mostNodes = 0;
  let left = frames;
  return new Promise((resolve) => {
    const next = () => {
      mostNodes = Math.max(mostNodes, document.getElementsByTagName('*').length);
      window.scrollBy(0, stepPx);
      left -= 1;
      if (left > 0) requestAnimationFrame(next);
      else resolve(mostNodes);
    };
    requestAnimationFrame(next);
  });
}

function longestTaskMs(events: TraceEvent[]): number {
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const pages = new Set(
    events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain').map(threadOf),
  );
  const times = events
    .filter((event) => event.name.endsWith('RunTask') && pages.has(threadOf(event)))
    .map(({ tdur = 0 }) => tdur / 1000);
  const longest = Math.max(...times);
  if (!(longest > 0)) throw new Error('the trace has no work of the page');
  return longest;
}

/**
 * What was left lying before the swing is no work of the swing: after 500 pages are read, the browser cleans up once,
 * 80 ms long, whenever it likes.
 */
async function collectGarbage(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  await session.detach();
}

/**
 * A finger's long swing through a list: so many frames of a finger's speed. What the page worked is counted, not how long a
 * frame took: beside other work of the machine a page that does nothing loses frames, too.
 */
export async function swingThrough(page: Page, stepPx: number, frames: number): Promise<Swing> {
  const browser = page.context().browser();
  if (!browser) throw new Error('the page belongs to no browser');
  await collectGarbage(page);
  await browser.startTracing(page, { categories: ['toplevel', '__metadata'] });
  const mostNodes = await page.evaluate(swing, { frames, stepPx });
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  return { longestTaskMs: longestTaskMs(trace.traceEvents), mostNodes };
}
