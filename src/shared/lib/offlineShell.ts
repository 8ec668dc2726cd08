/*
 * What the worker (scripts/offline-shell) and the page have to know alike of the app's shell that is kept on a phone.
 */

/** With this every name of a cache of the app at this address begins; another app of the same host has another address. */
export function shellRoom(scope: string): string {
  return `shell:${new URL(scope).pathname}:`;
}

/** Deletes what is kept of the shell, but for the caches named. */
export async function forgetShell(scope: string, kept: readonly string[] = []): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(shellRoom(scope)) && !kept.includes(name));
  await Promise.all(names.map((name) => caches.delete(name)));
}
