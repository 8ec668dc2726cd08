import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { addressOf, folderOf, MARK, OLD_CHUNK, originOf, SITES, type Site } from '../support/sites';
import { ask } from '../support/webServer';

const EACH = SITES.map((site) => [site.name, site] as const);
const FOREVER = 'public, max-age=31536000, immutable';
const BROWSER = { 'accept-encoding': 'gzip, deflate, br' };
/** The best that a site's nginx sends. */
const PACKING = { on: 'br', off: 'gzip' } as const;
/** What the build has compressed beforehand. */
const PACKED = /\.(html|js|css|svg)$/;
const TYPES: Readonly<Record<string, string>> = {
  js: 'application/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
  webp: 'image/webp',
};

const files = readdirSync('dist', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name).slice('dist/'.length));
const hashed = files.filter((file) => /[.-][0-9a-f]{6,8}\.|^[0-9a-f]{32}\./.test(file));
const main = files.find((file) => /^umi\..*\.js$/.test(file)) ?? '';

const unpack = (encoding: string | undefined, body: Buffer): Buffer => {
  if (encoding === 'br') return brotliDecompressSync(body);
  return encoding === 'gzip' ? gunzipSync(body) : body;
};

/** An answer as far as the web server decides it. */
async function seen(site: Site, file: string) {
  const { status, headers, body } = await ask(addressOf(site) + file, BROWSER);
  return {
    file,
    status,
    type: headers['content-type'],
    kept: headers['cache-control'],
    sent: headers['content-encoding'],
    isSame: unpack(headers['content-encoding'], body).equals(readFileSync(`dist/${file}`)),
  };
}

const wanted = (site: Site, file: string) => ({
  file,
  status: 200,
  type: TYPES[file.split('.').pop() ?? ''],
  kept: hashed.includes(file) ? FOREVER : 'no-cache',
  sent: PACKED.test(file) ? PACKING[site.brotli] : undefined,
  isSame: true,
});

test.each(EACH)('%s: every file of the build comes as it is, compressed and kept as said', async (_, site) => {
  expect(hashed.length).toBeGreaterThan(200);
  const unserved = ['app-config.js', 'sw-off.js'];
  const served = files.filter((file) => /\.(js|css|svg|webp)$/.test(file) && !unserved.includes(file));
  for (const file of served) expect(await seen(site, file)).toEqual(wanted(site, file));
});

test.each(EACH)('%s: who takes no compression, or gzip alone, gets the same', async (_, site) => {
  const plain = await ask(addressOf(site) + main);
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.headers.vary).toBe('Accept-Encoding');
  const packed = await ask(addressOf(site) + main, { 'accept-encoding': 'gzip' });
  expect(packed.headers['content-encoding']).toBe('gzip');
  expect(packed.body).toEqual(readFileSync(`dist/${main}.gz`));
});

test.each(EACH)('%s: the page and what says which version it is are asked for anew', async (_, site) => {
  // Where the build writes no such file yet.
  const version = join(folderOf(site), 'current/files/version.json');
  if (!files.includes('version.json')) writeFileSync(version, '{}');
  for (const file of ['', 'index.html', 'app-config.js', 'version.json', 'sw.js']) {
    const first = await ask(addressOf(site) + file, BROWSER);
    expect([file, first.status, first.headers['cache-control']]).toEqual([file, 200, 'no-cache']);
    const etag = String(first.headers.etag);
    const again = await ask(addressOf(site) + file, { ...BROWSER, 'if-none-match': etag });
    expect([file, again.status, again.body.length]).toEqual([file, 304, 0]);
    expect(again.headers['cache-control']).toBe('no-cache');
  }
});

test.each(EACH)('%s: app-config.js is what the operator has just written', async (_, site) => {
  const file = join(folderOf(site), 'current/files/app-config.js');
  const before = await ask(`${addressOf(site)}app-config.js`, BROWSER);
  const source = readFileSync(file, 'utf8');
  writeFileSync(file, source.replace('400-000-0000', '400-111-2222'));
  const after = await ask(`${addressOf(site)}app-config.js`, {
    ...BROWSER,
    'if-none-match': String(before.headers.etag),
  });
  writeFileSync(file, source);
  expect(after.status).toBe(200);
  expect(unpack(after.headers['content-encoding'], after.body).toString()).toContain('400-111-2222');
});

const MISSING = [
  'nothing',
  'umi.00000000.js',
  'sw-off.js',
  '1.000000.async.js',
  'static/',
  'static',
  'p/q/r',
  'index.html/',
  '%E4%BD%A0',
];

test.each(EACH)('%s: what is missing is missing, and nobody keeps that', async (_, site) => {
  for (const file of MISSING) {
    const { status, headers, body } = await ask(addressOf(site) + file, BROWSER);
    expect([file, status, headers['cache-control']]).toEqual([file, 404, 'no-store']);
    const page = unpack(headers['content-encoding'], body).toString();
    expect(page).not.toContain('id="root"');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page).toContain('<h1>页面不存在</h1>');
    expect(page).toContain(`<a href="${site.prefix}">返回首页</a>`);
  }
});

const OUTSIDE = ['/releases/', '/current/site.conf', '/nginx.conf', '/kept/1/index.html', '/verify/', '/nginx.log'];
const HIDDEN = [
  `${main}.map`,
  `${main}.br`,
  `${main}.gz`,
  'index.html.br',
  '.git/config',
  '.env',
  'static/.hidden',
  'package.json',
  'src/app.tsx',
  'src/.umi/umi.ts',
  'mock/mall.ts',
  'mock/_server/routes.ts',
  'openapi.json',
  'site.conf',
  '../site.conf',
  '..%2fsite.conf',
  '%2e%2e/site.conf',
  'static/../../site.conf',
];

/** Express, behind which a mock stands, takes a path in any case. */
const STEERING = ['/api/__mock/problems', '/api/__mock/docs', '/api/__MOCK/docs', '/api//x/../__Mock/docs'];

test.each(EACH)('%s: no source, no map, no mock, nothing of the site’s own folder', async (_, site) => {
  const paths = [...OUTSIDE, ...HIDDEN.map((file) => site.prefix + file), ...STEERING];
  for (const path of paths) {
    const { status, body } = await ask(addressOf(site), BROWSER, 'GET', path);
    expect([path, status >= 400 && status < 500]).toEqual([path, true]);
    expect(body.toString()).not.toMatch(/server_name|id="root"/);
  }
  for (const name of ['__mock', '__MOCK', '%5f_mock']) {
    expect((await ask(`${originOf(site)}/api/${name}/reset`, {}, 'POST')).status).toBe(404);
  }
});

test.each(EACH)('%s: files are read, nothing else', async (_, site) => {
  for (const method of ['POST', 'PUT', 'DELETE', 'TRACE']) {
    for (const file of ['', main]) expect((await ask(addressOf(site) + file, {}, method)).status).toBe(405);
  }
  expect((await ask(addressOf(site) + main, {}, 'HEAD')).status).toBe(200);
});

test.each(EACH)('%s: the messaging app finds the file that says whose the domain is', async (_, site) => {
  for (const place of [`${originOf(site)}/`, addressOf(site)]) {
    const { status, headers, body } = await ask(place + MARK);
    expect([status, body.toString()]).toEqual([200, 'a1B2c3D4e5F6g7H8']);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect((await ask(`${place}WW_verify_0000000000000000.txt`)).status).toBe(404);
  }
});

test.each(EACH)('%s: a page that was opened before the release still gets its code', async (_, site) => {
  const { status, headers } = await ask(addressOf(site) + OLD_CHUNK);
  expect([status, headers['cache-control']]).toEqual([200, FOREVER]);
});

test('without the slash at the end the prefix leads to the app', async () => {
  const [site] = SITES;
  if (!site) throw new Error('no site');
  const { status, headers } = await ask(`${originOf(site)}${site.prefix.slice(0, -1)}?channelName=a`);
  expect([status, headers.location]).toEqual([301, '/m/?channelName=a']);
});

test.each(EACH)('%s: calls reach the server, and its answers keep their own headers', async (_, site) => {
  const { status, headers, body } = await ask(`${originOf(site)}/api/miniapp/mall/goods/list?currentPage=1&pageSize=2`);
  expect([status, JSON.parse(body.toString()).code]).toEqual([200, 0]);
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['x-powered-by']).toBeUndefined();
  expect(headers['x-content-type-options']).toBe('nosniff');
});
