import { type ChildProcess, spawn } from 'node:child_process';

declare global {
  var previewServer: ChildProcess | undefined;
}

export const PORT = 4199;

async function isUp(): Promise<boolean> {
  try {
    return (await fetch(`http://localhost:${PORT}/app-config.js`)).ok;
  } catch {
    return false;
  }
}

/** Serves the production build with the mock. E2E_BASE names a server that already runs. */
export default async function startServer(): Promise<void> {
  if (process.env.E2E_BASE) return;
  const server = spawn(process.execPath, ['node_modules/umi/bin/umi.js', 'preview', '--port', String(PORT)], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DID_YOU_KNOW: 'none', NODE_ENV: 'production' },
  });
  globalThis.previewServer = server;
  for (let tries = 0; tries < 240; tries += 1) {
    if (await isUp()) return;
    if (server.exitCode !== null) break;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error('the preview server did not start');
}
