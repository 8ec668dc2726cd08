import { cachesKept, isFile, isPage, type Way, wayOf } from './answers';

const SCOPE = 'https://m.example.com/m/';

const WAYS: ReadonlyArray<readonly [string, Way]> = [
  ['', 'network'],
  ['umi.0a1b2c3d.js', 'part'],
  ['umi.0a1b2c3d.js?r=1', 'part'],
  ['umi.0a1b2c3d.css', 'part'],
  ['123.0a1b2c.async.js', 'part'],
  ['123.0a1b2c.chunk.css', 'part'],
  ['static/apricot.0a1b2c3d.webp', 'part'],
  ['app-config.js', 'settings'],
  ['version.json', 'network'],
  ['sw.js', 'network'],
  ['third-party.txt', 'network'],
  ['index.html', 'network'],
  ['api/miniapp/mall/goods/list', 'network'],
  ['api/goods.0a1b2c3d.js', 'network'],
  ['static/api/goods.0a1b2c3d.webp', 'network'],
  ['MP_verify_a1B2c3D4e5F6g7H8.txt', 'network'],
];

test.each(WAYS)('what a page asks for at %s goes the way %s', (file, way) => {
  expect(wayOf({ method: 'GET', mode: 'no-cors', url: SCOPE + file }, SCOPE)).toBe(way);
});

test.each([
  ['', 'page'],
  ['?channelName=a&_v=1#/schedule/member', 'page'],
  ['index.html', 'page'],
  ['third-party.txt', 'network'],
  ['api/miniapp/wxofficial/login/authorization', 'network'],
  ['umi.0a1b2c3d.js', 'network'],
] as const)('a document at %s goes the way %s', (file, way) => {
  expect(wayOf({ method: 'GET', mode: 'navigate', url: SCOPE + file }, SCOPE)).toBe(way);
});

test.each([
  'https://m.example.com/api/miniapp/user/home',
  'https://m.example.com/umi.0a1b2c3d.js',
  'https://m.example.com/',
  'https://m.example.com/m2/app-config.js',
  'https://cdn.example.com/m/umi.0a1b2c3d.js',
  'http://m.example.com/m/umi.0a1b2c3d.js',
])('what lies elsewhere is never touched: %s', (url) => {
  for (const mode of ['navigate', 'no-cors', 'cors'])
    expect(wayOf({ method: 'GET', mode, url }, SCOPE)).toBe('network');
});

test.each(['POST', 'PUT', 'DELETE', 'HEAD'])('%s is never answered from the phone', (method) => {
  for (const file of ['', 'umi.0a1b2c3d.js', 'app-config.js'])
    expect(wayOf({ method, mode: 'navigate', url: SCOPE + file }, SCOPE)).toBe('network');
});

const answer = (type: string, changes: object = {}) => ({
  ok: true,
  redirected: false,
  type: 'basic',
  headers: new Headers({ 'content-type': type }),
  ...changes,
});

test.each([
  ['a script', 'umi.0a1b2c3d.js', answer('application/javascript; charset=utf-8'), true],
  ['a style sheet', 'umi.0a1b2c3d.css', answer('text/css'), true],
  ['a picture', 'static/a.0a1b2c3d.webp', answer('image/webp'), true],
  ['a page in place of a script', 'umi.0a1b2c3d.js', answer('text/html'), false],
  ['a page in place of a picture', 'static/a.0a1b2c3d.webp', answer('text/html'), false],
  ['a script that is not there', 'umi.0a1b2c3d.js', answer('application/javascript', { ok: false }), false],
  ['a script from elsewhere', 'umi.0a1b2c3d.js', answer('application/javascript', { redirected: true }), false],
  [
    'a script that nobody can look into',
    'umi.0a1b2c3d.js',
    answer('application/javascript', { type: 'opaque' }),
    false,
  ],
  ['what says nothing of itself', 'umi.0a1b2c3d.js', answer(''), false],
] as const)('%s is kept or not', (_, file, given, isKept) => {
  expect(isFile(given, SCOPE + file)).toBe(isKept);
});

test('only the page of the own build stands beside its parts', () => {
  const html = '<meta charset="utf-8"><meta name="build" content="abc"><div id="root"></div>';
  expect(isPage(answer('text/html'), html, 'abc')).toBe(true);
  expect(isPage(answer('text/html'), html, 'abd')).toBe(false);
  expect(isPage(answer('text/html'), '<h1>WLAN</h1>', 'abc')).toBe(false);
  expect(isPage(answer('text/html', { redirected: true }), html, 'abc')).toBe(false);
  expect(isPage(answer('text/html', { ok: false }), html, 'abc')).toBe(false);
});

test('beside the own cache the newest other one stays', () => {
  expect(cachesKept(['a', 'b', 'c'], 'c')).toEqual(['b', 'c']);
  expect(cachesKept(['a', 'b', 'c'], 'a')).toEqual(['c', 'a']);
  expect(cachesKept(['a'], 'a')).toEqual(['a']);
});
