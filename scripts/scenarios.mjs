// npm run scenarios: opens every state of every screen in Chromium at 390 px, checks that it is what shows, without an error
// or an accessibility fault, and makes gallery/index.html of the pictures.
// Options: --only <beginnings of names, with commas>, --elder (in 长辈版 as well; `--elder only`), --no-build, --workers <how many side by
// side>, --port <the first one's>, --base <addresses of running servers, with commas>.
import { cpus } from 'node:os';
import { chromium } from 'playwright-core';
import { ensureBuild, ensureDependencies, findChromium, option, portOr, startUmi, waitFor } from './lib.mjs';
import { openGallery } from './scenarios/gallery.mjs';
import { lookAt, openPhone, wordsOf } from './scenarios/lookAt.mjs';

/** Not 4190, which no browser opens: it is a mail protocol’s. */
const FIRST_PORT = portOr(4210);
/** Many scenarios wait for something that is slow: more of them than processors stand side by side. */
const WORKERS = workersOr(cpus().length + 1);
const has = (name) => process.argv.includes(`--${name}`);

function workersOr(usual) {
  const asked = option('workers') ?? usual;
  if (Number.isInteger(Number(asked)) && Number(asked) > 0) return Number(asked);
  console.error(`--workers ${asked}: it takes a whole number from 1.`);
  process.exit(1);
}

async function serve(port) {
  const server = startUmi(
    ['preview', '--port', String(port)],
    { DID_YOU_KNOW: 'none', NODE_ENV: 'production' },
    () => {},
  );
  const base = `http://localhost:${port}`;
  await waitFor(`${base}/app-config.js`, (answer) => answer.ok);
  return { base, stop: () => server.kill() };
}

async function catalogueOf(base) {
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch(`${base}/api/__mock/qaScenarios`, { method: 'POST', headers, body: '{}' });
  return (await answer.json()).data;
}

/** Every worker has a server of its own, since one mock server has one state, and takes the next scenario when it is free. */
async function lookAtAll({ todo, bases, browser, scenarios, gallery }) {
  const bad = new Set();
  const queue = [...todo];
  const work = async (base) => {
    const phone = await openPhone(browser);
    for (let next = queue.shift(); next; next = queue.shift()) {
      const seen = await lookAt({ phone, base, scenarios, ...next });
      await gallery.add(seen);
      const { scenario, isElder, faults } = seen;
      if (faults.length === 0) continue;
      bad.add(scenario.name);
      console.log(`✗ ${scenario.name}${isElder ? ' (长辈版)' : ''}\n    ${faults.join('\n    ')}`);
    }
  };
  await Promise.all(bases.map(work));
  return bad;
}

ensureDependencies();
if (!has('no-build')) ensureBuild();
const executablePath = findChromium({ install: true });
if (!executablePath) {
  console.error('No Chromium found. Install Chromium or Google Chrome, or set CHROMIUM_PATH to its program file.');
  process.exit(1);
}
const given = option('base');
const servers = given
  ? given.split(',').map((base) => ({ base, stop: () => {} }))
  : await Promise.all(Array.from({ length: WORKERS }, (_, index) => serve(FIRST_PORT + index)));
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
try {
  const bases = servers.map(({ base }) => base);
  const { screens, scenarios } = await catalogueOf(bases[0]);
  const beginnings = (option('only') ?? '').split(',');
  const chosen = scenarios.filter(({ name }) => beginnings.some((each) => name.startsWith(each)));
  if (chosen.length === 0) console.error(`No scenario's name begins with ${option('only')}.`);
  const inElder = option('elder') === 'only' ? [true] : [false, true];
  const sizes = has('elder') ? inElder : [false];
  const todo = chosen
    .flatMap((scenario) => sizes.map((isElder) => ({ scenario, isElder })))
    .filter(({ scenario, isElder }) => wordsOf(scenario, isElder) !== '');
  const begun = Date.now();
  const gallery = openGallery();
  const failed = await lookAtAll({ todo, bases, browser, scenarios, gallery });
  gallery.write(screens, scenarios);
  const seconds = Math.round((Date.now() - begun) / 1000);
  console.log(`gallery/index.html\n${chosen.length} scenarios, ${failed.size} failed, ${seconds} s`);
  process.exitCode = failed.size === 0 && chosen.length > 0 ? 0 : 1;
} finally {
  await browser.close();
  for (const { stop } of servers) stop();
}
