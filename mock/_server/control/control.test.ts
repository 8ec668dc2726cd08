import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ask } from '@/testing/ask';
import { contractCalls } from '@/testing/contracts';
import { callsTo, deliver, failNext, serverClock } from '@/testing/fakeServer';
import { findRoute, mockRoutes } from '@/testing/mockRoutes';
import { DAY } from '../state';
import { onControl } from './index';

const JSON_TYPE = { 'content-type': 'application/json' };
const control = (name: string, body: Record<string, unknown>) => ask(`POST /api/__mock/${name}`, body);

test('login as a persona opens a session by cookie', async () => {
  const answered = await deliver({
    method: 'POST',
    url: '/api/__mock/login',
    headers: JSON_TYPE,
    body: JSON.stringify({ persona: 'elder' }),
  });
  expect(JSON.parse(answered.body)).toMatchObject({ code: 0, data: { userId: 'U1004' } });
  const setCookie = answered.headers['set-cookie'] ?? '';
  expect(setCookie).toMatch(/HttpOnly/);
  const home = await ask('GET /api/miniapp/user/home', {}, { headers: { cookie: setCookie.split(';')[0] ?? '' } });
  expect(home.data).toMatchObject({ userId: 'U1004', mobileMasked: '186****9931' });
});

test.each(['admin', '', 7, null, '__proto__'])('there is no persona %p', async (persona) => {
  expect((await control('login', { persona })).code).toBe(400);
});

test('an ordered fault happens as often as ordered, to its path only', async () => {
  const path = '/api/miniapp/points/summary';
  await control('fault', { path, kind: '500', times: 2 });
  const statuses = [];
  for (let turn = 0; turn < 3; turn += 1) {
    const { status } = await deliver({ method: 'GET', url: path });
    statuses.push(status);
  }
  expect(statuses).toEqual([500, 500, 200]);
  expect(callsTo(path)).toBe(3);
});

test('a fault for every path does not lock QA out', async () => {
  await control('fault', { path: '*', kind: 'unauthorized', times: -1 });
  expect((await ask('GET /api/miniapp/user/app/config')).code).toBe(999);
  expect((await control('reset', {})).code).toBe(0);
  expect((await ask('GET /api/miniapp/user/app/config')).code).toBe(0);
});

test('what is ordered for one path happens although something else is ordered for all', async () => {
  const path = '/api/miniapp/points/summary';
  await control('fault', { path: '*', kind: '404', times: -1 });
  await control('fault', { path, kind: '500' });
  const statusOf = async (url: string) => (await deliver({ method: 'GET', url })).status;
  expect([await statusOf(path), await statusOf(path), await statusOf('/api/miniapp/mall/home')]).toEqual([
    500, 404, 404,
  ]);
});

test.each([
  [{ path: '/api/x', kind: 'earthquake' }],
  [{ path: 'https://evil.example', kind: '500' }],
  [{ path: '/api/x?tab=all', kind: '500' }],
  [{ path: '/api/', kind: '500' }],
  [{ path: '/api/x', kind: '500', times: 1.5 }],
  [{ path: '/api/x', kind: '500', times: 0 }],
  [{ path: '/api/x', kind: '500', times: -2 }],
  [{ path: '/api/x', kind: '500', times: Number.MAX_SAFE_INTEGER }],
  [{ path: '/api/x', kind: '500', times: null }],
  [{ kind: '500' }],
])('a fault like %j is refused', async (order) => {
  expect((await control('fault', order)).code).toBe(400);
});

test('the clock moves for every rule and can be put back', async () => {
  const now = Date.now() + 40 * DAY;
  await control('clock', { now });
  const config = await ask<{ serverTime: number }>('GET /api/miniapp/user/app/config');
  expect(Math.abs(config.data.serverTime - now)).toBeLessThan(1000);
  await control('clock', { now: null });
  expect(Math.abs(serverClock.now() - Date.now())).toBeLessThan(1000);
});

test.each([
  'tomorrow',
  0,
  -1,
  1.5,
  undefined,
  Math.floor(Date.now() / 1000),
  Date.now() * 1000,
  8_640_000_000_000_001,
  '9'.repeat(13),
])('the clock is not set to %p', async (now) => {
  expect((await control('clock', { now })).code).toBe(400);
  expect(Math.abs(serverClock.now() - Date.now())).toBeLessThan(1000);
});

test('a repeated write says so beside its data, where a list has a place for it too', async () => {
  const asked = { pageNo: 1, pageSize: 10, clientToken: 'once' };
  const ledger = await Promise.all([ask('POST /api/demo', asked), ask('POST /api/demo', asked)]);
  expect(ledger.map(({ replayed }) => replayed)).toEqual([undefined, true]);
  expect(ledger[1]?.data).toEqual(ledger[0]?.data);
  const sign = await ask('POST /api/miniapp/points/sign/do', { clientToken: 'x' }, { as: 'newcomer' });
  const again = await ask('POST /api/miniapp/points/sign/do', { clientToken: 'x' }, { as: 'newcomer' });
  expect([sign.replayed, again.replayed]).toEqual([undefined, true]);
});

test('reset brings the seed back', async () => {
  await ask('POST /api/miniapp/points/sign/do', {}, { as: 'newcomer' });
  await control('reset', {});
  expect((await ask('GET /api/miniapp/points/summary', {}, { as: 'newcomer' })).data).toMatchObject({ available: 0 });
});

test('an area adds its own control; an unknown one is refused', async () => {
  onControl('double', ({ number }) => ({ number: Number(number) * 2 }));
  expect((await control('double', { number: 21 })).data).toEqual({ number: 42 });
  expect((await control('launchMissiles', {})).code).toBe(2010);
});

test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', ''])(
  'a form of another site cannot post: content type %p is 415',
  async (type) => {
    const { status } = await ask('POST /api/__mock/reset', {}, { headers: { 'content-type': type } });
    expect(status).toBe(415);
  },
);

test('a request from another site is 403', async () => {
  const headers = { 'sec-fetch-site': 'cross-site' };
  expect((await ask('POST /api/__mock/login', { persona: 'member' }, { headers })).status).toBe(403);
  expect((await ask('GET /api/miniapp/points/summary', {}, { as: 'member', headers })).status).toBe(403);
});

const BROKEN_BODIES = ['{"a":', 'null', '[]', '7', '"text"', '{"clientToken":7}', 'x'.repeat(100_000)];

test('no call of any area crashes or answers outside the envelope on broken input', async () => {
  const calls = [...contractCalls().keys()].filter((route) => mockRoutes().some((mock) => mock.route === route));
  for (const route of calls) {
    for (const rawBody of route.startsWith('POST') ? BROKEN_BODIES : ['']) {
      const [method = '', url = ''] = route.split(' ');
      const query = '?currentPage=-1&pageSize=1e99&currentPage=NaN&id[]=x&__proto__[x]=1';
      const answered = await deliver(
        method === 'POST' ? { method, url, headers: JSON_TYPE, body: rawBody } : { method, url: url + query },
      );
      const { code, msg } = JSON.parse(answered.body) as { code: unknown; msg: unknown };
      expect({ route, rawBody: rawBody.slice(0, 20), types: [typeof code, typeof msg], isCrash: code === 500 }).toEqual(
        {
          route,
          rawBody: rawBody.slice(0, 20),
          types: ['number', 'string'],
          isCrash: false,
        },
      );
    }
  }
});

test('the same broken input from a member', async () => {
  const posts = mockRoutes().filter(({ method, route }) => method === 'POST' && route.includes('/api/miniapp/'));
  for (const { route } of posts) {
    for (const rawBody of ['{"a":', '[]', '{"clientToken":7,"num":"1","points":-1}']) {
      const answered = await ask(route as `POST ${string}`, {}, { as: 'member', rawBody });
      expect({ route, rawBody, code: answered.code }).not.toEqual({ route, rawBody, code: 500 });
    }
  }
});

test('a rule that fails answers 500 in the envelope', async () => {
  onControl('explode', () => {
    throw new Error('boom');
  });
  const answered = await control('explode', {});
  expect(answered).toMatchObject({ status: 200, code: 500 });
  expect(JSON.stringify(answered)).not.toContain('boom');
});

test('a cut connection is cut, a lost answer has done its work', async () => {
  const sign = { method: 'POST', url: '/api/miniapp/points/sign/do', headers: JSON_TYPE, body: '{}' };
  failNext(sign.url, 'drop');
  expect((await deliver(sign)).isCut).toBe(true);
  failNext(sign.url, 'lost');
  await expect(ask('POST /api/miniapp/points/sign/do', {}, { as: 'newcomer' })).rejects.toThrow();
  expect((await ask('GET /api/miniapp/points/summary', {}, { as: 'newcomer' })).data).toMatchObject({ available: 10 });
});

test.each(['missing.webp', '.webp', 'pictures.json'])(
  'no file but a picture leaves the art folder: %s',
  async (file) => {
    const answered = await deliver({ method: 'GET', url: `/api/__mock/art/${file}` });
    expect(answered).toMatchObject({ status: 404, body: '' });
  },
);

test.each(['..%2Fusers.ts', '%2e%2e%2fusers.ts', 'goods-lotion.webp%00.ts', '%E0%A4%A', '../users.ts'])(
  'nobody answers for the picture %s',
  (file) => {
    expect(findRoute('GET', `/api/__mock/art/${file}`)).toBeUndefined();
  },
);

test('pictures that the seeds name exist', async () => {
  const banners = await ask<Array<{ img: string }>>('GET /api/miniapp/bbs/banner/list', { position: 'home' });
  const activities = await ask<Array<{ cover: string }>>('POST /api/demo', { pageNo: 1, pageSize: 10 });
  const names = [...banners.data.map((banner) => banner.img), ...activities.data.map((activity) => activity.cover)];
  const missing = names.filter((name) => !existsSync(join(__dirname, '..', 'art', name.split('/').at(-1) ?? '')));
  expect(missing).toEqual([]);
});

test.each([
  [undefined, 200, undefined],
  ['bytes=0-', 206, /^bytes 0-(\d+)\//],
  ['bytes=100-199', 206, /^bytes 100-199\//],
  ['bytes=9-3', 200, undefined],
  ['bytes=999999999-', 200, undefined],
])('the film of a lesson comes by parts: %p', async (range, status, part) => {
  const headers: Record<string, string> = range === undefined ? {} : { range };
  const answered = await deliver({ method: 'GET', url: '/api/__mock/media/lesson.mp4', headers });
  expect(answered.status).toBe(status);
  expect(answered.headers['content-type']).toBe('video/mp4');
  if (part) expect(answered.headers['content-range']).toMatch(part);
  else expect(answered.headers['content-range']).toBeUndefined();
});

test('its captions are there, other files are not', async () => {
  const captions = await deliver({ method: 'GET', url: '/api/__mock/media/lesson.vtt' });
  expect(captions.body).toMatch(/^WEBVTT/);
  expect((await deliver({ method: 'GET', url: '/api/__mock/media/lesson.txt' })).status).toBe(404);
});
