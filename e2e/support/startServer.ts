import { type ChildProcess, spawn } from 'node:child_process';
import { dropBrowserFiles, keepBrowserFiles } from './browserFiles';

declare global {
  var previewServers: ChildProcess[] | undefined;
}

const FIRST_PORT = 4199;
const TRIES = 240;
const FREE_TRIES = 20;
const PAUSE_MS = 250;

/** Where the server of one of jest's workers listens: each worker has its own, since one mock server has one state. */
export const portOf = (workerId: number): number => FIRST_PORT + workerId - 1;

async function isUp(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://localhost:${port}/app-config.js`)).ok;
  } catch {
    return false;
  }
}

/** What answers there already may be another build; the server of the run before gets the time to end. */
async function waitUntilFree(port: number): Promise<void> {
  for (let tries = 0; await isUp(port); tries += 1) {
    if (tries === FREE_TRIES) throw new Error(`port ${port}: another server answers there`);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

/** Starts the production build with the mock, or with another server behind it (API_TARGET). */
export async function serveAt(port: number, more: { API_TARGET?: string } = {}): Promise<ChildProcess> {
  await waitUntilFree(port);
  const server = spawn(process.execPath, ['node_modules/umi/bin/umi.js', 'preview', '--port', String(port)], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DID_YOU_KNOW: 'none', NODE_ENV: 'production', ...more },
  });
  globalThis.previewServers = [...(globalThis.previewServers ?? []), server];
  for (let tries = 0; tries < TRIES && server.exitCode === null; tries += 1) {
    if (await isUp(port)) return server;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  throw new Error('the preview server did not start');
}

/** Serves the production build with the mock, or leaves nothing running. E2E_BASE names a server that already runs. */
export default async function startServer({ maxWorkers }: { maxWorkers: number }): Promise<void> {
  keepBrowserFiles();
  if (process.env.E2E_BASE) return;
  const starts = await Promise.allSettled(Array.from({ length: maxWorkers }, (_, index) => serveAt(portOf(index + 1))));
  const failed = starts.find((start) => start.status === 'rejected');
  if (!failed) return;
  // Nobody is asked to stop them when a run does not begin.
  for (const server of globalThis.previewServers ?? []) server.kill();
  dropBrowserFiles();
  throw failed.reason;
}
