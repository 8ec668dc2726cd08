import { spawnSync } from 'node:child_process';

/** Whether nginx and openssl are there to serve the app as a host does; says how to get them when not. */
export function findNginx() {
  // Debian keeps nginx where only root looks.
  process.env.PATH = `${process.env.PATH}:/usr/sbin`;
  const missing = ['nginx', 'openssl'].filter((name) => spawnSync(name, [name === 'nginx' ? '-v' : 'version']).error);
  if (missing.length === 0) return true;
  const packages = 'nginx libnginx-mod-http-brotli-static openssl';
  console.log(`- hosting: skipped, ${missing.join(' and ')} not found (Debian: apt-get install ${packages})`);
  return false;
}
