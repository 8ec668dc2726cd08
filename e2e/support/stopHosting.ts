import { rmSync } from 'node:fs';
import { PLACE } from './sites';
import stopServer from './stopServer';

export default async function stopHosting(): Promise<void> {
  for (const server of globalThis.webServers ?? []) server.kill();
  await stopServer();
  rmSync(PLACE, { recursive: true, force: true });
}
