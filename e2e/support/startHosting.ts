import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { keepBrowserFiles } from './browserFiles';
import {
  addressOf,
  folderOf,
  MARK,
  MOCK_PORT,
  OLD_CHUNK,
  OLD_PICTURES,
  PICTURES,
  PLACE,
  SITES,
  type Site,
} from './sites';
import { serveAt } from './startServer';
import stopHosting from './stopHosting';
import { ask } from './webServer';

declare global {
  var webServers: ChildProcess[] | undefined;
}

const TRIES = 100;
const PAUSE_MS = 100;

const certificate = join(PLACE, 'certificate.pem');
const key = join(PLACE, 'key.pem');

function makeCertificate(): void {
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const files = ['-keyout', key, '-out', certificate];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...subject, ...files], {
    stdio: 'ignore',
  });
}

/** An operator's app-config.js that lets pictures of one host in. */
function configWith(host: string): string {
  const file = join(PLACE, `${host}.js`);
  const built = readFileSync('dist/app-config.js', 'utf8');
  writeFileSync(file, built.replace('pictures: []', `pictures: ['${host}']`));
  return file;
}

/** One release, by the command that operators use. Answers its folder. */
function release(site: Site, pictures: string): string {
  const options = {
    site: folderOf(site),
    config: configWith(pictures),
    name: 'localhost',
    prefix: site.prefix,
    listen: `127.0.0.1:${site.port}`,
    api: `http://127.0.0.1:${MOCK_PORT}`,
    run: folderOf(site),
    brotli: site.brotli,
    certificate,
    key,
  };
  const words = Object.entries(options).map(([name, value]) => `--${name}=${value}`);
  execFileSync(process.execPath, ['scripts/release.mjs', ...words], { stdio: ['ignore', 'ignore', 'inherit'] });
  return join(folderOf(site), 'current/files');
}

/** Two releases: of the earlier one, a file is left that the present one has not. */
async function releaseTwice(site: Site): Promise<void> {
  writeFileSync(join(release(site, OLD_PICTURES), OLD_CHUNK), '// old');
  // A release is named after its second.
  await new Promise((resolve) => setTimeout(resolve, 1100));
  release(site, PICTURES);
  writeFileSync(join(folderOf(site), 'verify', MARK), 'a1B2c3D4e5F6g7H8');
}

async function startNginx(site: Site): Promise<void> {
  const log = openSync(join(folderOf(site), 'nginx.log'), 'w');
  const server = spawn('nginx', ['-c', join(folderOf(site), 'nginx.conf')], { stdio: ['ignore', log, log] });
  globalThis.webServers = [...(globalThis.webServers ?? []), server];
  for (let tries = 0; tries < TRIES && server.exitCode === null; tries += 1) {
    const answer = await ask(addressOf(site)).catch(() => undefined);
    if (answer?.status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  throw new Error(`nginx did not start:\n${readFileSync(join(folderOf(site), 'nginx.log'), 'utf8')}`);
}

/** Serves the production build by nginx, under a prefix and at the root, and the mock behind it. */
export default async function startHosting(): Promise<void> {
  keepBrowserFiles();
  rmSync(PLACE, { recursive: true, force: true });
  mkdirSync(PLACE, { recursive: true });
  makeCertificate();
  await Promise.all([serveAt(MOCK_PORT), ...SITES.map(releaseTwice)]);
  await Promise.all(SITES.map(startNginx)).catch(async (error: unknown) => {
    await stopHosting();
    throw error;
  });
  const [first] = SITES;
  if (!first) return;
  process.env.E2E_BASE = addressOf(first).replace(/\/$/, '');
  process.env.E2E_MOCK = `http://localhost:${MOCK_PORT}`;
  const { headers } = await ask(addressOf(first));
  process.stdout.write(`GET ${addressOf(first)}\n`);
  for (const [name, value] of Object.entries(headers)) process.stdout.write(`  ${name}: ${String(value)}\n`);
}
