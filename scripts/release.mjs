// npm run release -- --site DIR …: puts the build down as a release that nginx serves, with the configuration of its host.
// npm run release -- --site DIR --back [ID]: back to the release before it, or to that one. See docs/operate.md.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { addRelease, currentOf, releaseBefore, serveRelease } from './hosting/releaseTree.mjs';
import { knowsBrotli } from './hosting/renderSite.mjs';
import { option, ROOT } from './lib.mjs';

/** All that the command line takes. */
const OPTIONS = 'site config name prefix api certificate key listen at run brotli trusted-types back'.split(' ');

/** What nginx takes of them: a release that it refuses would push one that pages still ask out of `kept`. */
const FORMS = {
  name: [/^[\w.*-]+( [\w.*-]+)*$/, 'a host name, for example m.example.com'],
  api: [/^https?:\/\/[^\s;{}]+$/, 'an address, for example http://127.0.0.1:9000'],
  listen: [/^([\w.*-]+:|\[[\da-f:]+\]:)?\d{1,5}$/i, 'a port, or address and port'],
  at: [/^\/[^\s;{}]*$/, 'a path from the root, for example /srv/h5'],
};

function stop(words) {
  console.error(words);
  process.exit(1);
}

/** A misspelt option would make a release with the usual value, and say nothing. */
function refuseWrong() {
  const names = process.argv.slice(2).flatMap((each) => /^--([^=]*)/.exec(each)?.[1] ?? []);
  const unknown = names.find((name) => !OPTIONS.includes(name));
  if (unknown !== undefined) stop(`There is no option --${unknown}; those that there are stand in docs/operate.md.`);
  // As from a variable of a script that holds nothing: without it the usual value would go out.
  const empty = names.find((name) => name !== 'back' && !option(name));
  if (empty !== undefined) stop(`--${empty} says nothing: docs/operate.md has what it takes.`);
  for (const [name, [form, words]] of Object.entries(FORMS)) {
    const text = option(name);
    if (text !== undefined && !form.test(text)) stop(`--${name} takes ${words}, not ${text}`);
  }
}

/** Prefix with a slash at both ends. */
function prefixOf(text) {
  const prefix = `/${text}/`.replace(/\/+/g, '/');
  if (!/^\/([\w-]+\/)*$/.test(prefix)) stop(`--prefix takes letters, digits and -, not ${text}`);
  return prefix;
}

/** A switch of the command line; undefined when it is not said. */
function switchOf(name) {
  const text = option(name);
  if (text !== undefined && text !== 'on' && text !== 'off') stop(`--${name} takes on or off`);
  return text === undefined ? undefined : text === 'on';
}

function optionsOf(site) {
  const [certificate, key] = [option('certificate'), option('key')];
  if (Boolean(certificate) !== Boolean(key)) stop('--certificate and --key belong together');
  return {
    site,
    at: option('at') ?? site,
    config: resolve(option('config') ?? `${ROOT}dist/app-config.js`),
    name: option('name') ?? '_',
    prefix: prefixOf(option('prefix') ?? '/'),
    listen: option('listen') ?? (certificate ? '443' : '8080'),
    api: option('api'),
    run: option('run') ?? '/tmp',
    brotli: switchOf('brotli') ?? knowsBrotli(),
    isTrusting: switchOf('trusted-types') === false,
    tls: { certificate, key },
  };
}

/** When, and what: two releases of the same second and content are the same. */
function newId() {
  const when = new Date().toISOString().replace(/[-:]/g, '').slice(0, 15);
  const what = createHash('sha256')
    .update(readFileSync(`${ROOT}dist/index.html`))
    .digest('hex')
    .slice(0, 7);
  return `${when}-${what}`;
}

const noneBefore = (present) =>
  present ? `There is no release before ${present}.` : 'No release is served there yet.';

refuseWrong();
const back = process.argv.slice(2).some((each) => /^--back(=|$)/.test(each));
const site = resolve(option('site') ?? stop('Say where: npm run release -- --site DIR (docs/operate.md)'));

try {
  if (back) {
    const id = option('back') ?? releaseBefore(site) ?? stop(noneBefore(currentOf(site)));
    serveRelease(site, id);
    console.log(`${site} serves ${id} once nginx is reloaded.`);
  } else {
    if (!existsSync(`${ROOT}dist/index.html`)) stop('There is no build: npm run build');
    const [options, id] = [optionsOf(site), newId()];
    const policy = addRelease(ROOT, { ...options, id });
    const gone = serveRelease(site, id);
    console.log(`Release ${id} in ${site}; brotli ${options.brotli ? 'on' : 'off'}.`);
    console.log(`Content policy: ${policy}`);
    if (gone.length > 0) console.log(`Taken away: ${gone.join(', ')}`);
    console.log('Test and reload: nginx -t && nginx -s reload');
  }
} catch (error) {
  stop(error.message);
}
