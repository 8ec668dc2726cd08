import { layoutShift } from './layoutShift.mjs';
import { memoryOf, openPhone, pause } from './phone.mjs';

const SLOWEST_MS = 40_000;
/** So long nothing more is asked for: code for the next screens comes when the phone has been idle for a while. */
const QUIET_MS = 2200;

/** What the page and its probe know of the visit so far. Runs in the page. */
const read = () => {
  const { fcp, lcp, shifts, long, content, live } = window.bench;
  const files = performance.getEntriesByType('resource').map(({ name, startTime, encodedBodySize }) => ({
    path: new URL(name).pathname,
    startTime,
    bytes: encodedBodySize,
  }));
  return { fcp, lcp, shifts, long, content, live, files, isLoaded: document.readyState === 'complete' };
};

async function settle(page) {
  const endAt = Date.now() + SLOWEST_MS;
  let seen = { files: [] };
  let quietSince = Date.now();
  while (Date.now() < endAt) {
    await pause(200);
    const now = await page.evaluate(read).catch(() => seen);
    if (now.files.length !== seen.files.length || !now.isLoaded || now.live === null) quietSince = Date.now();
    seen = now;
    if (Date.now() - quietSince > QUIET_MS) return seen;
  }
  return seen;
}

const isScript = ({ path }) => path.endsWith('.js');
const isPicture = ({ path }) => /\.(webp|png|svg|jpe?g)$/.test(path);
const bytesOf = (files) => files.reduce((sum, { bytes }) => sum + bytes, 0);

/** `inPage`: bytes of the code that has come with the page itself. */
function summaryOf({ fcp, lcp, shifts, long, content, live, files }, inPage) {
  const toLive = files.filter(({ startTime }) => startTime < (live ?? Number.POSITIVE_INFINITY));
  return {
    fcp,
    content,
    live,
    lcp,
    shift: layoutShift(shifts),
    moved: [...new Set(shifts.flatMap(({ moved }) => moved))].join(' '),
    longTasks: long.length,
    blocked: long.reduce((sum, { duration }) => sum + duration - 50, 0),
    scripts: inPage + bytesOf(toLive.filter(isScript)),
    requests: toLive.filter((file) => !isPicture(file)).length + 1,
    scriptsInAll: inPage + bytesOf(files.filter(isScript)),
    requestsInAll: files.length + 1,
  };
}

async function tap({ page, devtools }, selector) {
  const target = page.locator(selector).first();
  await target.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await pause(500);
  const { x, y, width, height } = await target.boundingBox();
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  return async () => {
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    // A finger that taps stays for a moment.
    await pause(40);
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
}

/** From the finger to the next screen, in ms; null when it did not come. */
async function routeOnce(phone, route) {
  const { page } = phone;
  const touch = await tap(phone, route.tap);
  await page.evaluate((done) => window.bench.arm(done), route.done);
  await touch();
  await page.waitForFunction(() => window.bench.route.doneAt !== null, undefined, { timeout: 20_000 }).catch(() => {});
  await pause(1500);
  return page.evaluate(() => ({
    took: window.bench.route.doneAt === null ? null : window.bench.route.doneAt - window.bench.route.upAt,
    inp: Math.max(0, ...window.bench.events),
  }));
}

async function bothRoutes(phone, { route }) {
  if (!route) return {};
  const cold = await routeOnce(phone, route);
  await phone.page.evaluate(() => history.back());
  await phone.page.waitForSelector(route.tap);
  await pause(1000);
  const again = await routeOnce(phone, route);
  return { routeCold: cold.took, routeAgain: again.took, inp: Math.max(cold.inp, again.inp) };
}

/** One visit of one subject with a fresh phone: cold, memory, the next screen twice, and the visit after that. */
export async function measure(subject, settings) {
  const { content, live } = subject;
  const inPage = subject.at.startsWith('/#') ? settings.inPage : 0;
  const phone = await openPhone({ ...settings, conf: { content, live } });
  const address = settings.base + subject.at;
  try {
    await phone.page.goto(address, { waitUntil: 'commit' });
    const cold = summaryOf(await settle(phone.page), inPage);
    const { heap } = await memoryOf(phone);
    const routes = await bothRoutes(phone, subject);
    await phone.page.goto('about:blank');
    await phone.page.goto(address, { waitUntil: 'commit' });
    const warm = summaryOf(await settle(phone.page), inPage);
    return { ...cold, heap, ...routes, warm: warm.content };
  } finally {
    await phone.close();
  }
}
