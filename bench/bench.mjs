// npm run bench: the first view and the next screen on a slow phone, beside pages that do nothing else. See README.md.
//   --runs 5      visits of every subject; the medians are printed
//   --only a,b    subjects by their keys (with the floors that their ratios need)
//   --no-build    takes dist as it is
//   --frames      takes pictures of the first second instead, to docs/first-second.webp
import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { brotli } from '../scripts/bytes/compress.mjs';
import { ensureBuild, ensureDependencies, findChromium, option, ROOT } from '../scripts/lib.mjs';
import { floorPages } from './floors.mjs';
import { drawFrames, takeFrames } from './frames.mjs';
import { QUIET_LOAD } from './goals.mjs';
import { measure } from './measure.mjs';
import { certificate, startMock, startOrigin } from './servers.mjs';
import { GOODS_CALL, subjectsWith } from './subjects.mjs';
import { figures, goals, mediansOf, misses } from './table.mjs';

const LINK = { rttMs: 150, downKbps: 1638.4, upKbps: 750 };
const SLOWDOWN = 4;
const FRAMES = ['vanilla', 'guest', 'member'];

const has = (flag) => process.argv.includes(flag);

ensureDependencies();
if (!has('--no-build')) ensureBuild();
const program = findChromium({ install: true });
if (!program) {
  console.error('No Chromium found. Install Chromium or Google Chrome, or set CHROMIUM_PATH to its program file.');
  process.exit(1);
}
const { tls, fingerprint } = certificate();
const mock = await startMock();
await mock.control('reset');
const goods = (await (await fetch(mock.base + GOODS_CALL)).json()).data.recordList;

/** The member's order that is on its way: what a service message opens. */
async function orderOnTheWay() {
  const { cookie } = await mock.control('login', { persona: 'member' });
  const list = '/api/miniapp/mall/order/list?tab=receive&currentPage=1&pageSize=1&appCode=scheduling&platform=wxWap';
  return (await (await fetch(mock.base + list, { headers: { cookie } })).json()).data.recordList[0].orderNo;
}

const pages = floorPages(goods, GOODS_CALL);
const all = subjectsWith(goods[0], await orderOnTheWay());
const only = option('only')?.split(',');
const subjects = has('--frames')
  ? all.filter(({ key }) => FRAMES.includes(key))
  : all.filter(({ key }) => !only || only.includes(key));

/** The largest script that stands in the page, which is React, as if it were a file: kilobytes of code are counted wherever they come. */
function bytesInPage() {
  const scripts = [...readFileSync(`${ROOT}dist/index.html`, 'utf8').matchAll(/<script>([\s\S]*?)<\/script>/g)];
  return brotli(scripts.map(([, text]) => text).sort((a, b) => b.length - a.length)[0]).length;
}
const inPage = bytesInPage();

/** One visit with a link, a server and a phone of its own. */
async function visit(subject, work) {
  const origin = await startOrigin({ dist: `${ROOT}dist`, pages, mockPort: mock.port, tls, link: LINK });
  const session = subject.persona ? await mock.control('login', { persona: subject.persona }) : undefined;
  try {
    return await work(subject, { program, fingerprint, base: origin.base, session, slowdown: SLOWDOWN, inPage });
  } finally {
    origin.stop();
  }
}

/** Of the whole machine, while it was measured. */
let load = 0;

async function measureAll(runs) {
  const found = Object.fromEntries(subjects.map(({ key }) => [key, []]));
  for (let run = 1; run <= runs; run += 1) {
    for (const subject of subjects) {
      const result = await visit(subject, measure);
      found[subject.key].push(result);
      const { fcp, content, live, lcp, shift, moved } = result;
      const times = [fcp, content, live, lcp].map((time) => Math.round(time)).join(' ');
      const shifts = shift > 0 ? `shift ${shift.toFixed(3)} (${moved})` : 'no shift';
      load = Math.max(load, loadavg()[0]);
      console.log(`${run}/${runs} ${subject.key}: ${times}, ${shifts}, load ${loadavg()[0].toFixed(1)}`);
    }
  }
  return Object.fromEntries(Object.entries(found).map(([key, list]) => [key, mediansOf(list)]));
}

let problems = [];
try {
  if (has('--frames')) {
    const rows = [];
    for (const subject of subjects) rows.push(await visit(subject, takeFrames));
    await drawFrames(rows, `${ROOT}docs/first-second.webp`);
  } else {
    const runs = Number(option('runs') ?? 5);
    const results = await measureAll(runs);
    console.log(`\nMedians of ${runs}, ms:\n\n${figures(subjects, results)}\n\n${goals(results)}\n`);
    problems = misses(results, load);
    if (load > QUIET_LOAD) console.log(`The machine was busy (load ${load.toFixed(1)}): only layout shift is judged.`);
  }
} finally {
  mock.stop();
}
for (const problem of problems) console.error(`✗ ${problem}`);
process.exit(problems.length === 0 ? 0 : 1);
