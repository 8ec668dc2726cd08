import { dropBrowserFiles } from './browserFiles';

export default async function stopServer(): Promise<void> {
  for (const server of globalThis.previewServers ?? []) server.kill();
  dropBrowserFiles();
}
