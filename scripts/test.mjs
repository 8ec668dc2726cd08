// npm test: everything that must hold. Prints `N passed, N failed` as its last line.
// npm run test:wide (--wide): the same, with every view for everybody (docs/decisions/149-what-every-change-is-tested-with.md).
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { findNginx } from './hosting/findNginx.mjs';
import { bin, browsersForTests, ensureDependencies, ROOT } from './lib.mjs';

if (process.argv.includes('--wide')) process.env.WIDE = '1';
ensureDependencies();
const browsers = browsersForTests();
const reports = `${ROOT}node_modules/.cache/test-reports`;
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

/** Files with failures that get a second run; more of them are no accident. */
const RUN_AGAIN = 8;

let passed = 0;
let failed = 0;

function count(label, isGood) {
  if (isGood) passed += 1;
  else failed += 1;
  console.log(`${isGood ? '✓' : '✗'} ${label}`);
}

const secondsSince = (start) => Math.round((Date.now() - start) / 1000);

/** A command that is one check. */
function check(label, command, args) {
  const startedAt = Date.now();
  return new Promise((resolve) => {
    execFile(command, args, { cwd: ROOT, maxBuffer: 64 * 1024 * 1024 }, (error, stdout, stderr) => {
      if (error) console.log(`${stdout}${stderr}`);
      count(`${label} (${secondsSince(startedAt)} s)`, !error);
      resolve(!error);
    });
  });
}

/** Checks that do not touch each other, one after the other. */
async function checkAll(checks) {
  for (const each of checks) await check(...each);
}

/** One run of jest. Answers its report, or null where there is none. */
async function runJest(label, args, env) {
  const report = `${reports}/${label}.json`;
  const run = spawn(bin('jest'), [...args, '--json', '--outputFile', report], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...env },
  });
  const [status] = await once(run, 'close');
  if (!existsSync(report)) return null;
  const result = JSON.parse(readFileSync(report, 'utf8'));
  const files = result.testResults.filter((file) => file.status === 'failed');
  // A file that does not load counts as one failure; so does a run that fails although no test did.
  const broken = result.numFailedTests + result.numRuntimeErrorTestSuites;
  return { files, passed: result.numPassedTests, failed: broken === 0 && status !== 0 ? 1 : broken };
}

const namesOf = (files) =>
  files.flatMap((file) => {
    const names = file.assertionResults.filter((test) => test.status === 'failed').map((test) => test.fullName);
    return (names.length > 0 ? names : ['(did not load)']).map((name) => `${file.name.slice(ROOT.length)} › ${name}`);
  });

/** The files of a run that failed, once more and one at a time. Answers the tests that fail again. */
async function runAgain(label, args, env, files) {
  const again = await runJest(
    `${label}-again`,
    [
      ...args.filter((each) => !each.startsWith('--maxWorkers')),
      '--runInBand',
      '--runTestsByPath',
      ...files.map((file) => file.name),
    ],
    env,
  );
  if (!again) return null;
  const still = new Set(namesOf(again.files));
  for (const name of namesOf(files)) if (!still.has(name)) console.log(`↻ unsteady: ${name}`);
  return again.failed;
}

/**
 * A jest run whose tests are counted one by one. Files with a failure, as long as they are few, run once more by
 * themselves: a test that passes then counts as passed and is named as unsteady (docs/decisions/116-unsteady-tests.md).
 */
async function tests(label, args, env = {}) {
  const startedAt = Date.now();
  const run = await runJest(label, args, env);
  if (!run) return count(`${label}: did not run`, false);
  const isRepeated = run.files.length > 0 && run.files.length <= RUN_AGAIN;
  const missed = (isRepeated ? await runAgain(label, args, env, run.files) : null) ?? run.failed;
  const held = run.passed + run.failed - missed;
  passed += held;
  failed += missed;
  console.log(
    `${missed === 0 ? '✓' : '✗'} ${label}: ${held} tests passed, ${missed} failed (${secondsSince(startedAt)} s)`,
  );
}

// The long form prints the sentence of the rule that was broken.
const CRUISE = ['--config', '.dependency-cruiser.cjs', '--output-type', 'err-long', 'src', 'mock'];
/** Copies of the project, in which a campaign goes and another comes, and a screen: each uses one core. */
const copies = [
  check('Campaigns come and go', process.execPath, ['scripts/checkCampaigns.mjs']),
  check('A new screen stands at once', process.execPath, ['scripts/checkNewScreen.mjs']),
];
const CHECKS = [
  ['TypeScript', process.execPath, ['node_modules/typescript-7/bin/tsc', '--noEmit']],
  ['Biome: lint and format', bin('biome'), ['check', '.']],
  ['Dependency rules', bin('depcruise'), CRUISE],
  ['The API contract', process.execPath, ['scripts/contract.mjs']],
  ['No unused files, exports or dependencies', bin('knip'), []],
  ['Stylesheets', process.execPath, ['scripts/lintStyles.mjs']],
];
await Promise.all(copies);
// What uses less than its share of the processor runs beside what uses more. A screen's test waits for a fifth of its time.
const [isBuilt] = await Promise.all([
  checkAll(CHECKS).then(() => check('Production build and its checks', process.execPath, ['scripts/build.mjs'])),
  tests('jest', [`--maxWorkers=${Math.ceil(1.5 * availableParallelism())}`]),
]);
if (!browsers) {
  console.log('No Chromium found. Install Chromium or Google Chrome, or set CHROMIUM_PATH to its program file.');
  count('End-to-end tests in Chromium', false);
} else if (isBuilt) {
  await Promise.all([
    tests('e2e', ['-c', 'jest.e2e.config.ts'], browsers),
    findNginx() && tests('hosting', ['-c', 'jest.hosting.config.ts'], browsers),
  ]);
}

console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
