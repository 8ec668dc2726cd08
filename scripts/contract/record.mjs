// Asks the mock server anew for the examples: every test runs, and what it has asked and been answered is chosen from.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { bin, option, ROOT } from '../lib.mjs';
import { checkerOf } from './checker.cjs';
import { closed } from './closed.mjs';
import { compose } from './compose.mjs';
import { chooseExamples, readExamples, writeExamples } from './examples.mjs';
import { CACHE } from './stamp.mjs';

function runTests() {
  const file = join(CACHE, 'recorded.jsonl');
  mkdirSync(CACHE, { recursive: true });
  rmSync(file, { force: true });
  spawnSync(bin('jest'), process.argv.slice(process.argv.indexOf('--record') + 1), {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, CONTRACT_RECORD: file },
  });
  return file;
}

/** `--from FILE` takes what a run has kept already; anything else behind `--record` names the tests to run. */
export async function record() {
  const file = option('from') ?? runTests();
  if (!existsSync(file)) throw new Error(`${file}: nothing was recorded`);
  const recorded = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const former = readExamples();
  const check = checkerOf(closed(await compose([...former, ...recorded])));
  const misfits = new Set(recorded.map(({ route, answer }) => check.answer(route, answer)).filter(Boolean));
  for (const misfit of misfits) console.log(`not taken: ${misfit}`);
  writeExamples(chooseExamples(former, recorded, check));
}
