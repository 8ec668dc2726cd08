// A screen as its own built code draws it, before and after the answer to its first call: the source of what the start page
// shows until that code is there. Runs the built scripts in jsdom; nothing is asked of a server.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM, ResourceLoader, VirtualConsole } from 'jsdom';

const ORIGIN = 'http://localhost';
const PATIENCE_MS = 60_000;
/** What tells the app that a mini-program shows it. */
const MINI_PROGRAM = 'MicroMessenger/8.0.50 miniProgram/wx0000000000000000';

class DistLoader extends ResourceLoader {
  constructor(dist, settings) {
    super(settings);
    this.dist = dist;
  }

  fetch(url) {
    return Promise.resolve(readFileSync(join(this.dist, new URL(url).pathname)));
  }
}

/** What phones have and jsdom lacks, as far as the screens ask for it. */
function fillGaps(window, answer) {
  const ignore = () => {};
  window.fetch = (address) => {
    const body = answer(new URL(address, ORIGIN));
    if (!body) return new Promise(() => {});
    return Promise.resolve(new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } }));
  };
  window.Headers = Headers;
  window.Response = Response;
  window.scrollTo = ignore;
  // On a slow machine the app has time to begin measuring itself.
  window.performance.getEntriesByType = () => [];
  window.matchMedia = (media) => ({
    matches: false,
    media,
    addListener: ignore,
    removeListener: ignore,
    addEventListener: ignore,
    removeEventListener: ignore,
  });
  window.IntersectionObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
}

/** Taps what a selector names. */
function tap(document, selector) {
  for (const type of ['mousedown', 'click']) {
    const event = new document.defaultView.MouseEvent(type, { bubbles: true, cancelable: true });
    document.querySelector(selector).dispatchEvent(event);
  }
}

/**
 * Draws the screen at `path`. `visitor`: isMember, isElder, isInMiniProgram. `answer(url)`: the body of the answer to a call,
 * undefined for one that stays unanswered. `isDone(document)`: says when all that is wanted stands there. `next`: then
 * `selector` is tapped, and its own `isDone` says the same of what comes. `laterMs`: how far the phone's clock is ahead.
 * Gives the document.
 */
export async function drawScreen({ dist, main, path, visitor, answer, isDone, next, laterMs = 0 }) {
  const faults = [];
  const virtualConsole = new VirtualConsole();
  virtualConsole.on('jsdomError', (error) => faults.push(error));
  virtualConsole.on('error', (...words) => faults.push(words));
  const tags = [
    ...main.filter((file) => file.endsWith('.css')).map((file) => `<link rel="stylesheet" href="/${file}">`),
    ...['app-config.js', ...main.filter((file) => file.endsWith('.js'))].map(
      (file) => `<script src="/${file}"></script>`,
    ),
  ];
  const dom = new JSDOM(`<!DOCTYPE html><html lang="zh-CN"><body><div id="root"></div>${tags.join('')}</body></html>`, {
    url: `${ORIGIN}/#${path}`,
    runScripts: 'dangerously',
    pretendToBeVisual: true,
    resources: new DistLoader(dist, visitor.isInMiniProgram ? { userAgent: MINI_PROGRAM } : {}),
    virtualConsole,
    beforeParse(window) {
      fillGaps(window, answer);
      const { now } = window.Date;
      window.Date.now = () => now() + laterMs;
      if (visitor.isElder) window.localStorage.setItem('elderMode', '1');
      if (visitor.isMember)
        window.sessionStorage.setItem('loginInfo', JSON.stringify({ login_access_token: 'drawn', userId: 'drawn' }));
    },
  });
  const { document } = dom.window;
  const until = Date.now() + PATIENCE_MS;
  const wait = async (isReady) => {
    while (!isReady(document) && faults.length === 0 && Date.now() < until) {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return isReady(document);
  };
  let isThere = await wait(isDone);
  if (isThere && next) {
    tap(document, next.selector);
    isThere = await wait(next.isDone);
  }
  const copy = new JSDOM(dom.serialize()).window.document;
  dom.window.close();
  if (!isThere || faults.length > 0) {
    throw new Error(`a screen could not be drawn: ${faults.map(String).join('\n').slice(0, 2000)}`);
  }
  return copy;
}
