// What the commands share: installing what is missing, running a step, finding a browser and a free port.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));

const INSTALL_MARK = `${ROOT}node_modules/.installed-lock`;

function lockHash() {
  return createHash('sha256')
    .update(readFileSync(`${ROOT}package-lock.json`))
    .digest('hex');
}

/** Installs the dependencies from the lock file when they are missing or of another lock file. */
export function ensureDependencies() {
  const wanted = lockHash();
  const installed = existsSync(INSTALL_MARK) ? readFileSync(INSTALL_MARK, 'utf8') : '';
  if (installed !== wanted) {
    console.log('Installing dependencies from the lock file (once; a few minutes) …');
    run('npm', ['ci', '--loglevel=error', '--no-audit', '--no-fund'], { label: 'npm ci' });
    mkdirSync(`${ROOT}node_modules`, { recursive: true });
    writeFileSync(INSTALL_MARK, wanted);
  }
  if (!existsSync(`${ROOT}src/.umi`)) run(process.execPath, ['scripts/setup.mjs'], { label: 'umi setup' });
}

/** Runs a command to its end; stops the whole script when it fails. */
export function run(command, args, { label = command, ...options } = {}) {
  const done = spawnSync(command, args, {
    cwd: ROOT,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    ...options,
  });
  if (done.status !== 0) {
    console.error(`${label} failed`);
    process.exit(done.status ?? 1);
  }
}

function newestChange(path) {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  const entries = readdirSync(path).filter((name) => !name.startsWith('.umi'));
  return Math.max(stat.mtimeMs, ...entries.map((name) => newestChange(`${path}/${name}`)));
}

/** Builds when there is no build, or when something it is made of has changed since. */
export function ensureBuild() {
  const sources = ['src', 'public', 'scripts', '.umirc.ts', 'plugin.ts', 'package-lock.json'];
  const builtAt = existsSync(`${ROOT}dist/index.html`) ? statSync(`${ROOT}dist/index.html`).mtimeMs : 0;
  if (sources.some((name) => newestChange(ROOT + name) > builtAt)) {
    run(process.execPath, ['scripts/build.mjs'], { label: 'build' });
  }
}

/** Path of one of the project's own tools. */
export function bin(name) {
  return `${ROOT}node_modules/.bin/${name}`;
}

export const UMI = `${ROOT}node_modules/umi/bin/umi.js`;

/** Starts Umi in the background, its output handed to `onLine`. */
export function startUmi(args, env, onLine) {
  const child = spawn(process.execPath, [UMI, ...args], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8');
    stream.on('data', (text) => {
      for (const line of text.split('\n')) if (line.trim() !== '') onLine(line);
    });
  }
  return child;
}

/** The value of `--name value` or `--name=value` on the command line; another option behind it is none. */
export function option(name) {
  const args = process.argv.slice(2);
  const at = args.findIndex((arg) => arg === `--${name}` || arg.startsWith(`--${name}=`));
  if (at < 0) return undefined;
  const [flag] = args[at].split('=', 1);
  if (flag !== args[at]) return args[at].slice(flag.length + 1);
  return args[at + 1]?.startsWith('--') ? undefined : args[at + 1];
}

/** The port that was asked for: `--port`, then `PORT` of the environment as Umi takes it, then the usual one. */
export function portOr(usual) {
  const asked = option('port') || process.env.PORT || usual;
  const port = Number(asked);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  console.error(`${asked} is no port: it takes a number from 1 to 65535.`);
  process.exit(1);
}

export function isPortFree(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}

/** Waits until `url` answers with what `isReady` accepts. */
export async function waitFor(url, isReady, limitMs = 600_000) {
  const endAt = Date.now() + limitMs;
  while (Date.now() < endAt) {
    try {
      // A server that begins to listen may leave the first connection without an answer.
      const answer = await fetch(url, { signal: AbortSignal.timeout(10_000) });
      if (await isReady(answer)) return;
    } catch {
      // Not listening yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(`${url} did not become ready within ${limitMs / 1000} s`);
}

/** A Chromium on this machine: on the PATH, else Debian's package when it can be installed, else undefined. */
export function findChromium({ install = false } = {}) {
  const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
  const onPath = process.env.CHROMIUM_PATH ?? names.map(which).find(Boolean);
  if (onPath) {
    if (install && !hasChineseFont() && !installPackages(['fonts-noto-cjk']))
      console.log('No Chinese font found: words have other sizes than on a phone, and tests of sizes and lines fail.');
    return onPath;
  }
  if (!install) return undefined;
  return installPackages(['chromium', 'fonts-noto-cjk']) ? which('chromium') : undefined;
}

/**
 * What the environment of the journeys says of their browsers: CHROMIUM_PATH, and HEADLESS_SHELL_PATH where there is the
 * same browser without its windows, which costs two thirds of the processor (docs/decisions/133-journeys-side-by-side.md).
 * Undefined without any. A browser that CHROMIUM_PATH names is used for all of them.
 */
export function browsersForTests() {
  const isNamed = Boolean(process.env.CHROMIUM_PATH);
  const chromium = findChromium({ install: true });
  if (!chromium) return undefined;
  const shell = isNamed ? undefined : findHeadlessShell();
  return { CHROMIUM_PATH: chromium, ...(shell && { HEADLESS_SHELL_PATH: shell }) };
}

function findHeadlessShell() {
  const name = 'chromium-headless-shell';
  const isDebians = spawnSync('dpkg', ['-s', 'chromium'], { stdio: 'ignore' }).status === 0;
  if (!which(name) && isDebians) installPackages([name]);
  return which(name);
}

/** Where nobody can tell, there is one. */
function hasChineseFont() {
  const listed = spawnSync('fc-list', [':lang=zh'], { encoding: 'utf8' });
  return Boolean(listed.error) || listed.stdout.trim() !== '';
}

/** Debian's packages, as far as this user may install some. Says whether it was tried. */
function installPackages(names) {
  if (!which('apt-get') || process.getuid?.() !== 0) return false;
  console.log(`Installing ${names.join(' and ')} from the Debian packages (once) …`);
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return true;
}

function which(name) {
  const found = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' });
  return found.status === 0 ? found.stdout.trim() : undefined;
}

/** The address to put a path behind, or a sentence that says why the text is none. */
export function targetOf(text) {
  const url = URL.canParse(text ?? '') ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol))
    return { wrong: 'is no address of a server: it begins with http:// or https://' };
  if (url.username !== '' || url.password !== '')
    return { wrong: 'must not hold a name and a password; a session is handed over as a cookie' };
  if (url.search !== '' || url.hash !== '') return { wrong: 'must end before a ? or a #' };
  return { base: `${url.origin}${url.pathname.replace(/\/$/, '')}` };
}

/** Where API_TARGET sends the calls of this run, or undefined without it; a wrong one ends the command. */
export function apiTarget() {
  const { API_TARGET } = process.env;
  if (!API_TARGET) return undefined;
  const { base, wrong } = targetOf(API_TARGET);
  if (wrong) {
    console.error(`API_TARGET ${wrong}`);
    process.exit(1);
  }
  return base;
}

/** What a command says of the server behind the app. */
export const serverWords = (target) =>
  target ? `calls go to ${target}; no mock server; configuration: public/app-config.js` : 'mock server included';
