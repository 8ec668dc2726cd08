// npm run scenarios: opens every state of every screen in Chromium at 390 px, checks that it is what shows, without an error
// or an accessibility fault, and makes gallery/index.html of the pictures.
// Options: --only <beginning of names>, --elder (in 长辈版 as well), --no-build, --base <address of a running server>.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { ensureBuild, ensureDependencies, findChromium, option, ROOT, startUmi, waitFor } from './lib.mjs';
import { galleryOf } from './scenarios/gallery.mjs';
import { lookAt } from './scenarios/lookAt.mjs';

const PORTS = [4197, 4198];
const has = (name) => process.argv.includes(`--${name}`);

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
async function lookAtAll(todo, bases, browser, scenarios) {
  const done = [];
  const queue = [...todo];
  const work = async (base) => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const seen = await lookAt({ browser, base, scenarios, ...next });
      done.push(seen);
      const { scenario, isElder, faults } = seen;
      if (faults.length > 0)
        console.log(`✗ ${scenario.name}${isElder ? ' (长辈版)' : ''}\n    ${faults.join('\n    ')}`);
    }
  };
  await Promise.all(bases.map(work));
  return done;
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
  : await Promise.all(PORTS.map(serve));
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
try {
  const bases = servers.map(({ base }) => base);
  const { screens, scenarios } = await catalogueOf(bases[0]);
  const beginnings = (option('only') ?? '').split(',');
  const chosen = scenarios.filter(({ name }) => beginnings.some((each) => name.startsWith(each)));
  const sizes = has('elder') ? [false, true] : [false];
  const todo = chosen.flatMap((scenario) => sizes.map((isElder) => ({ scenario, isElder })));
  const seen = await lookAtAll(todo, bases, browser, scenarios);
  mkdirSync(join(ROOT, 'gallery'), { recursive: true });
  writeFileSync(join(ROOT, 'gallery/index.html'), await galleryOf(screens, chosen, seen));
  const failed = new Set(seen.filter(({ faults }) => faults.length > 0).map(({ scenario }) => scenario.name));
  console.log(`gallery/index.html\n${chosen.length} scenarios, ${failed.size} failed`);
  process.exitCode = failed.size === 0 && chosen.length > 0 ? 0 : 1;
} finally {
  await browser.close();
  for (const { stop } of servers) stop();
}
