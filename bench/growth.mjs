// npm run bench:growth: what becomes of it when it lasts, and when many come. See README.md.
import { execFileSync } from 'node:child_process';
import { ensureBuild, ensureDependencies, findChromium } from '../scripts/lib.mjs';
import { memoryOf, openPhone, pause } from './phone.mjs';
import { startMock } from './servers.mjs';
import { GOODS_CALL } from './subjects.mjs';

const CHANGES = 400;
const LOOK_EVERY = 80;
/** What may be added between the first look and the last, as a share. */
const MOST_GROWTH = { heap: 0.25, nodes: 0.2, listeners: 0.1 };
const ROWS = 1000;
const VISITORS = 100;
const RUSH_MS = 15_000;

const HOME = '/schedule/points-mall';
const WAY = [
  `${HOME}/goods-detail?goodsId=G1001`,
  `${HOME}/order-list`,
  '/schedule/record',
  '/schedule/member',
  '/coupon-list',
  '/membership-card',
  '/activity/nursing-care/play',
  '/schedule/notice',
  '/course-list',
  HOME,
];
const CALLS = [
  GOODS_CALL,
  '/api/miniapp/mall/home',
  '/api/miniapp/mall/goods/detail?goodsId=G1001',
  '/api/miniapp/mall/order/list?tab=all&currentPage=1&pageSize=20',
  '/api/miniapp/points/ledger?currentPage=1&pageSize=20',
  '/api/miniapp/points/summary',
];

const problems = [];
const megabytes = (bytes) => (bytes / 1e6).toFixed(1);
const rssOf = (pid) => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) * 1024;

async function openMember(mock, program, slowdown) {
  const session = await mock.control('login', { persona: 'member' });
  const phone = await openPhone({ program, fingerprint: '', base: mock.base, session, slowdown });
  return { ...phone, open: (path) => phone.page.goto(`${mock.base}/#${path}`) };
}

/** From screen to screen, always the same round; looks at what is kept each time on the home screen. */
async function changeRoutes(mock, program) {
  const phone = await openMember(mock, program, 1);
  const looks = [];
  console.log(
    `\n${CHANGES} changes of screen:\n\n| changes | heap MB | nodes | listeners |\n| --: | --: | --: | --: |`,
  );
  try {
    await phone.open(HOME);
    for (let change = 1; change <= CHANGES; change += 1) {
      await phone.page.evaluate(
        (path) => {
          location.hash = path;
        },
        WAY[(change - 1) % WAY.length],
      );
      await pause(350);
      if (change % LOOK_EVERY !== 0) continue;
      await pause(1000);
      const look = await memoryOf(phone);
      looks.push(look);
      console.log(`| ${change} | ${megabytes(look.heap)} | ${look.nodes} | ${look.listeners} |`);
    }
  } finally {
    await phone.close();
  }
  const [first, last] = [looks[0], looks[looks.length - 1]];
  for (const [name, most] of Object.entries(MOST_GROWTH)) {
    const growth = last[name] / first[name] - 1;
    if (growth > most)
      problems.push(`${name} grows by ${Math.round(growth * 100)} % in ${CHANGES - LOOK_EVERY} changes`);
  }
}

/** Runs in the page: the longest time between two frames, and how many came late, until it is asked. */
const watchFrames = () => {
  const gaps = [];
  let last = performance.now();
  const next = (now) => {
    gaps.push(now - last);
    last = now;
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
  window.gaps = gaps;
};

/** A long ledger to its end, then up and down as with a thumb, on a slow phone. */
async function scrollLedger(mock, program) {
  await mock.control('ledger', { persona: 'member', count: ROWS });
  const phone = await openMember(mock, program, 4);
  const count = () => phone.page.evaluate(() => document.querySelectorAll('main b').length);
  try {
    await phone.open('/schedule/record');
    await phone.page.waitForSelector('main b');
    const startAt = Date.now();
    for (let rows = 0; rows < ROWS && Date.now() - startAt < 300_000; rows = await count()) {
      await phone.page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await pause(200);
    }
    const rows = await count();
    const memory = await memoryOf(phone);
    await phone.page.evaluate(watchFrames);
    for (const yDistance of [4000, 4000, -4000, -4000]) {
      await phone.devtools.send('Input.synthesizeScrollGesture', { x: 200, y: 400, yDistance, speed: 4000 });
    }
    const gaps = await phone.page.evaluate(() => window.gaps);
    const late = gaps.filter((gap) => gap > 34).length;
    const share = ((late / gaps.length) * 100).toFixed(1);
    console.log(
      `\nLedger, ${rows} rows: ${memory.nodes} nodes, heap ${megabytes(memory.heap)} MB; scrolling ${share} % of the frames late, the longest ${Math.round(Math.max(...gaps))} ms.`,
    );
    if (rows < ROWS) problems.push(`the ledger shows ${rows} of ${ROWS} rows`);
  } finally {
    await phone.close();
  }
}

/** One visitor who asks one thing after the other, without a pause. */
async function visit(base, cookie, endAt, times) {
  let failures = 0;
  for (let turn = 0; Date.now() < endAt; turn += 1) {
    const path = CALLS[turn % CALLS.length];
    const askedAt = performance.now();
    const answer = await fetch(base + path, { headers: cookie ? { cookie } : {} }).catch(() => undefined);
    const body = await answer?.json().catch(() => undefined);
    times.push(performance.now() - askedAt);
    // A guest is told so where something belongs to a member.
    if (body?.code !== 0 && !(body?.code === 999 && !cookie)) failures += 1;
  }
  return failures;
}

async function rush(mock) {
  const personas = [undefined, 'member', 'newcomer', 'elder'];
  const visitors = Array.from({ length: VISITORS }, (_, place) => personas[place % personas.length]);
  const cookies = await Promise.all(
    visitors.map(async (persona) => persona && (await mock.control('login', { persona })).cookie),
  );
  const before = rssOf(mock.pid);
  const times = [];
  const endAt = Date.now() + RUSH_MS;
  const failures = await Promise.all(cookies.map((cookie) => visit(mock.base, cookie, endAt, times)));
  const failed = failures.reduce((sum, each) => sum + each, 0);
  times.sort((a, b) => a - b);
  const at = (share) => Math.round(times[Math.floor(times.length * share)]);
  console.log(
    `\nMock, ${VISITORS} visitors at once: ${Math.round(times.length / (RUSH_MS / 1000))} answers a second (120 ms of each are waited on purpose), ` +
      `half within ${at(0.5)} ms, 95 % within ${at(0.95)} ms, 99 % within ${at(0.99)} ms; ${failed} failed; ` +
      `memory ${megabytes(before)} MB before, ${megabytes(rssOf(mock.pid))} MB after.`,
  );
  if (failed > 0) problems.push(`${failed} of ${times.length} calls failed`);
}

ensureDependencies();
if (!process.argv.includes('--no-build')) ensureBuild();
const program = findChromium({ install: true });
if (!program) throw new Error('No Chromium found. Install Chromium or Google Chrome, or set CHROMIUM_PATH.');
const mock = await startMock();
try {
  await mock.control('reset');
  await rush(mock);
  await changeRoutes(mock, program);
  await scrollLedger(mock, program);
} finally {
  await mock.control('reset').catch(() => {});
  mock.stop();
}
for (const problem of problems) console.error(`✗ ${problem}`);
process.exit(problems.length === 0 ? 0 : 1);
