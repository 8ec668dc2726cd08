// What an app-config.js says of hosts, as far as the web server has to know it.
import { runInNewContext } from 'node:vm';

const HOST = /^(\*\.)?([a-z0-9-]+\.)+[a-z]{2,}(:\d{1,5})?$/i;

function read(source) {
  const window = {};
  runInNewContext(source, { window }, { timeout: 1000 });
  const config = window.__APP_CONFIG__;
  if (typeof config !== 'object' || config === null) throw new Error('app-config.js sets no window.__APP_CONFIG__');
  return config;
}

function picturesOf({ hosts }) {
  const named = hosts?.pictures ?? [];
  const unfit = [named].flat().filter((host) => typeof host !== 'string' || !HOST.test(host));
  if (!Array.isArray(named) || unfit.length > 0) {
    throw new Error(`hosts.pictures of app-config.js takes names like 'cdn.example.com', not ${JSON.stringify(named)}`);
  }
  return named.map((host) => `https://${host.toLowerCase()}`);
}

/** What stands before the calls, their path on the own host, and the foreign origin that takes them where there is one. */
function callsOf({ urlPrefix = '' }) {
  const prefix = String(urlPrefix).trim().replace(/\/+$/, '');
  if (/^https?:\/\//i.test(prefix)) {
    const { origin, pathname } = new URL(prefix);
    return { prefix: origin + pathname.replace(/\/+$/, ''), apiPath: '/api/', calls: [origin] };
  }
  if (!/^(\/[\w.-]+)*$/.test(prefix))
    throw new Error(`urlPrefix of app-config.js is no path and no address: ${prefix}`);
  return { prefix, apiPath: `${prefix}/api/`, calls: [] };
}

/**
 * `prefix`: `urlPrefix` as the page takes it; `apiPath`: where the web server hands calls on; `calls` and `pictures`: foreign
 * origins for the content policy.
 */
export function hostsOf(source) {
  const config = read(source);
  return { ...callsOf(config), pictures: picturesOf(config) };
}

/** Whether phones may keep the app's shell. */
export const keepsShell = (source) => read(source).offlineShell === true;
