import { execFileSync, fork } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { ROOT, startUmi, waitFor } from '../scripts/lib.mjs';

const CACHE = `${ROOT}node_modules/.cache/bench`;

/** A certificate for this machine, made once, and its fingerprint: Chromium believes in exactly this one. */
export function certificate() {
  const [key, cert] = [`${CACHE}/key.pem`, `${CACHE}/cert.pem`];
  if (!existsSync(cert)) {
    mkdirSync(CACHE, { recursive: true });
    const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '3650'];
    const names = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1'];
    execFileSync('openssl', ['req', '-x509', ...kind, '-keyout', key, '-out', cert, ...names], { stdio: 'ignore' });
  }
  const tls = { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') };
  const spki = new X509Certificate(tls.cert).publicKey.export({ type: 'spki', format: 'der' });
  return { tls, fingerprint: createHash('sha256').update(spki).digest('base64') };
}

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

/** The mock (with the built app, on plain HTTP). Answers its address and how to stop it. */
export async function startMock() {
  const port = await freePort();
  const server = startUmi(
    ['preview', '--port', String(port)],
    { DID_YOU_KNOW: 'none', NODE_ENV: 'production' },
    () => {},
  );
  const base = `http://127.0.0.1:${port}`;
  await waitFor(`${base}/app-config.js`, (answer) => answer.ok, 120_000);
  const control = async (name, body = {}) => {
    const answer = await fetch(`${base}/api/__mock/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const { data } = await answer.json();
    return { data, cookie: (answer.headers.get('set-cookie') ?? '').split(';')[0] };
  };
  return { port, base, control, pid: server.pid, stop: () => server.kill() };
}

/** The server of one run with a fresh link before it. */
export async function startOrigin(settings) {
  const child = fork(fileURLToPath(new URL('origin.mjs', import.meta.url)));
  child.send(settings);
  const { port } = await new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', () => reject(new Error('the server of the run did not start')));
  });
  return { base: `https://127.0.0.1:${port}`, stop: () => child.kill() };
}
