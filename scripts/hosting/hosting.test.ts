import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { callsMeta } from './callsPrefix.mjs';
import { policyIn, policyOfBuild, policyOfHost, withPolicy } from './contentPolicy.mjs';
import { hostsOf } from './hostsOf.mjs';
import { addRelease, currentOf, releaseBefore, releasesOf, serveRelease } from './releaseTree.mjs';

const configOf = (fields: object) => `window.__APP_CONFIG__ = ${JSON.stringify(fields)};`;

test.each([
  ['nothing', {}, '', '/api/', [], []],
  ['a path before the calls', { urlPrefix: '/m/' }, '/m', '/m/api/', [], []],
  [
    'a foreign host for the calls',
    { urlPrefix: 'https://api.example.com/v1' },
    'https://api.example.com/v1',
    '/api/',
    ['https://api.example.com'],
    [],
  ],
  [
    'hosts of pictures',
    { hosts: { pictures: ['A.example.com', '*.b.example.com'] } },
    '',
    '/api/',
    [],
    ['https://a.example.com', 'https://*.b.example.com'],
  ],
] as const)('app-config.js says %s', (_, fields, prefix, apiPath, calls, pictures) => {
  expect(hostsOf(configOf(fields))).toEqual({ prefix, apiPath, calls, pictures });
});

test.each([
  { hosts: { pictures: 'cdn.example.com' } },
  { hosts: { pictures: ['https://cdn.example.com'] } },
  { hosts: { pictures: ['cdn.example.com; script-src *'] } },
  { hosts: { pictures: ['*'] } },
  { urlPrefix: 'm' },
  { urlPrefix: '/m;}' },
])('%j is refused before it reaches the web server', (fields) => {
  expect(() => hostsOf(configOf(fields))).toThrow(/app-config\.js/);
});

test('a host’s policy names hosts in place of all of https', () => {
  const built = policyOfBuild(['p{}'], ['one', 'two']);
  expect(built).toContain("connect-src 'self' https:;");
  const policy = policyOfHost(built, { calls: ['https://api.example.com'], pictures: ['https://cdn.example.com'] });
  expect(policy).not.toMatch(/https:(;|$)| https: /);
  expect(policy).toContain("connect-src 'self' https://api.example.com;");
  expect(policy).toContain("media-src 'self' https://cdn.example.com;");
  expect(policy.match(/'sha256-[^']+'/g)).toEqual(built.match(/'sha256-[^']+'/g));
  const html = `<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${built}"><style>`;
  expect(policyIn(withPolicy(html, policy))).toBe(policy);
});

test('what comes ahead of the next screen is allowed, and nothing else by default', () => {
  const built = policyOfBuild(['p{}'], ['one']);
  expect(built).toContain("default-src 'self';");
  for (const kind of ['script', 'style', 'img', 'font', 'connect', 'media', 'worker', 'frame', 'object'])
    expect(built).toMatch(new RegExp(`; ${kind}-src `));
});

test('Trusted Types can be left out for one host', () => {
  const built = policyOfBuild(['p{}'], ['one']);
  const hosts = { calls: [], pictures: [] };
  expect(policyOfHost(built, hosts)).toContain("require-trusted-types-for 'script'; trusted-types app#webpack");
  expect(policyOfHost(built, hosts, true)).not.toContain('trusted-types');
});

describe('a site’s folder', () => {
  let place = '';
  const site = () => join(place, 'site');
  const options = {
    at: '/srv/h5',
    name: 'm.example.com',
    prefix: '/m/',
    listen: '8080',
    api: 'http://127.0.0.1:9000',
    run: '/tmp',
    brotli: true,
    tls: {},
  };

  beforeEach(() => {
    place = mkdtempSync(join(tmpdir(), 'release-'));
    mkdirSync(join(place, 'dist'));
    mkdirSync(join(place, 'deploy'));
    for (const name of readdirSync('deploy').filter((each) => each.endsWith('.template')))
      writeFileSync(join(place, 'deploy', name), readFileSync(`deploy/${name}`));
    const policy = policyOfBuild(['p{}'], ['one', 'two']);
    writeFileSync(
      join(place, 'dist/index.html'),
      `<meta http-equiv="Content-Security-Policy" content="${policy}">${callsMeta('')}<script>`,
    );
    writeFileSync(join(place, 'app-config.js'), configOf({ hosts: { pictures: ['cdn.example.com'] } }));
    writeFileSync(join(place, 'dist/app-config.js.br'), 'of the build');
    for (const name of ['sw.js', 'sw.js.gz']) writeFileSync(join(place, 'dist', name), 'the worker');
    for (const name of ['sw-off.js', 'sw-off.js.gz']) writeFileSync(join(place, 'dist', name), 'the tombstone');
  });

  afterEach(() => rmSync(place, { recursive: true }));

  const add = (id: string) => addRelease(place, { ...options, site: site(), id, config: join(place, 'app-config.js') });

  test('a release has its files, its configuration and the web server’s, with one policy', () => {
    const policy = add('1');
    serveRelease(site(), '1');
    const conf = readFileSync(join(site(), 'current/site.conf'), 'utf8');
    expect(conf).toContain(`"${policy}; frame-ancestors 'none'"`);
    expect(conf).not.toMatch(/\$\{/);
    expect(policyIn(readFileSync(join(site(), 'current/files/index.html'), 'utf8'))).toBe(policy);
    expect(readdirSync(join(site(), 'current/files')).sort()).toEqual([
      'app-config.js',
      'index.html',
      'index.html.br',
      'index.html.gz',
      'sw.js',
      'sw.js.gz',
    ]);
    expect(() => add('1')).toThrow(/there already/);
  });

  test.each([
    [{}, ''],
    [{ urlPrefix: '/m/' }, '/m'],
    [{ urlPrefix: 'https://api.example.com' }, 'https://api.example.com'],
    [{ urlPrefix: 'https://api.example.com/v1/"><script>/' }, 'https://api.example.com/v1/%22%3E%3Cscript%3E'],
  ])('of a host that says %j the page asks ahead at %p', (fields, prefix) => {
    writeFileSync(join(place, 'app-config.js'), configOf(fields));
    add('1');
    const html = readFileSync(join(site(), 'releases/1/files/index.html'), 'utf8');
    expect(html).toContain(`${callsMeta(prefix)}<script>`);
  });

  test.each([
    [{ offlineShell: true }, 'the worker'],
    [{ offlineShell: false }, 'the tombstone'],
    [{}, 'the tombstone'],
  ])('of a host that says %j phones get %s', (fields, expected) => {
    writeFileSync(join(place, 'app-config.js'), configOf(fields));
    add('1');
    for (const name of ['sw.js', 'sw.js.gz'])
      expect(readFileSync(join(site(), 'releases/1/files', name), 'utf8')).toBe(expected);
  });

  test('the files of three earlier releases stay, also when one of them is served again', () => {
    for (const id of ['1', '2', '3', '4', '5']) {
      add(id);
      serveRelease(site(), id);
    }
    expect(releasesOf(site())).toEqual(['5', '4', '3', '2']);
    expect([currentOf(site()), releaseBefore(site())]).toEqual(['5', '4']);
    serveRelease(site(), '4');
    expect([currentOf(site()), releaseBefore(site())]).toEqual(['4', '3']);
    const kept = readdirSync(join(site(), 'kept')).map((name) => realpathSync(join(site(), 'kept', name)));
    expect(kept).toEqual(['5', '4', '3', '2'].map((id) => realpathSync(join(site(), 'releases', id, 'files'))));
    expect(existsSync(join(site(), 'current.new'))).toBe(false);
    expect(() => serveRelease(site(), '1')).toThrow(/there is no release 1/);
  });

  test('a release that nginx serves until the reload stays, however far back it is', () => {
    for (const id of ['1', '2', '3', '4']) {
      add(id);
      serveRelease(site(), id);
    }
    serveRelease(site(), '1');
    add('5');
    expect(serveRelease(site(), '5')).toEqual(['2']);
    expect(releasesOf(site())).toEqual(['5', '4', '3', '1']);
    const kept = readdirSync(join(site(), 'kept')).map((name) => realpathSync(join(site(), 'kept', name)));
    expect(kept).toContain(realpathSync(join(site(), 'releases/1/files')));
  });

  test('a release whose making was interrupted is none: no way leads back to it, and the next one takes it away', () => {
    add('1');
    serveRelease(site(), '1');
    mkdirSync(join(site(), 'releases/2/files'), { recursive: true });
    add('3');
    expect(serveRelease(site(), '3')).toEqual(['2']);
    expect(releaseBefore(site())).toBe('1');
    mkdirSync(join(site(), 'releases/4/files'), { recursive: true });
    expect(() => serveRelease(site(), '4')).toThrow(/there is no release 4/);
  });

  test.each([
    ['--site', '--back'],
    ['--back', '--site'],
  ])('the way back is found with %s %s in any order', (...flags) => {
    for (const id of ['1', '2']) {
      add(id);
      serveRelease(site(), id);
    }
    const args = flags.flatMap((flag) => (flag === '--site' ? [flag, site()] : [flag]));
    const { stdout, stderr } = spawnSync(process.execPath, ['scripts/release.mjs', ...args], { encoding: 'utf8' });
    expect([stdout, stderr]).toEqual([`${site()} serves 1 once nginx is reloaded.\n`, '']);
  });

  test.each([
    [['--back'], /No release is served there yet/],
    [['--listne', '443'], /There is no option --listne/],
    [['--brotil=off'], /There is no option --brotil/],
    [['--api', '--name', 'm.example.com'], /--api says nothing/],
    [['--name='], /--name says nothing/],
    [['--api', '127.0.0.1:9000'], /--api takes an address/],
    [['--name', 'm.example.com;'], /--name takes a host name/],
    [['--listen', 'https'], /--listen takes a port/],
    [['--at', 'srv/h5'], /--at takes a path from the root/],
  ])('%s is refused in words', (flags, words) => {
    const args = ['scripts/release.mjs', '--site', site(), ...flags];
    const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    expect([status, stderr]).toEqual([1, expect.stringMatching(words)]);
    expect(existsSync(site())).toBe(false);
  });

  test.each([
    ['with TLS of its own', { certificate: 'a.pem', key: 'b.pem' }, '443', '$scheme'],
    ['behind something that has TLS', {}, '8080', '$h5_scheme'],
  ])('%s nginx tells the server behind how a call has come', (_, tls, listen, scheme) => {
    const config = join(place, 'app-config.js');
    addRelease(place, { ...options, tls, listen, site: site(), id: '1', config });
    const conf = readFileSync(join(site(), 'releases/1/site.conf'), 'utf8');
    expect(conf).toContain(`proxy_set_header X-Forwarded-Proto ${scheme};`);
    // Every server block says no version, the one that only leads to TLS as well.
    expect(conf.match(/server_tokens off;/g)).toHaveLength(conf.match(/^server \{/gm)?.length ?? 0);
  });
});
