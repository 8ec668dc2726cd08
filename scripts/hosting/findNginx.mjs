import { spawnSync } from 'node:child_process';
import { knowsBrotli } from './renderSite.mjs';

/**
 * Whether nginx and openssl are there to serve the app as a host does; says how to get them when not. An nginx without its
 * brotli module serves both sites with what it can (`NGINX_BROTLI`, e2e/support/sites.ts), and that is said too.
 */
export function findNginx() {
  // Debian keeps nginx where only root looks.
  process.env.PATH = `${process.env.PATH}:/usr/sbin`;
  const missing = ['nginx', 'openssl'].filter((name) => spawnSync(name, [name === 'nginx' ? '-v' : 'version']).error);
  if (missing.length === 0) {
    process.env.NGINX_BROTLI = knowsBrotli() ? 'on' : 'off';
    if (process.env.NGINX_BROTLI === 'off') console.log('- hosting: without brotli (libnginx-mod-http-brotli-static)');
    return true;
  }
  const packages = 'nginx libnginx-mod-http-brotli-static openssl';
  console.log(`- hosting: skipped, ${missing.join(' and ')} not found (Debian: apt-get install ${packages})`);
  return false;
}
