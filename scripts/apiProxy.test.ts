import { execFile } from 'node:child_process';
import { createServer, type RequestListener, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setImmediate } from 'node:timers';
import { apiProxy } from './apiProxy';

/*
 * API_TARGET: the development server hands calls on by Umi's own proxy, here with a real server behind it.
 */

type Middleware = (req: unknown, res: unknown, next: () => void) => void;
type App = RequestListener & { use: (middleware: Middleware) => void };

// Express needs it, and jsdom hides it.
Object.assign(globalThis, { setImmediate });

const UTILS = join(process.cwd(), 'node_modules/@umijs/bundler-utils');
const express = require(join(UTILS, 'compiled/express')) as () => App;
const { createProxy } = require(join(UTILS, 'dist/proxy')) as { createProxy: (proxy: object, app: App) => void };

const open: Server[] = [];

async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  open.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

afterEach(async () => {
  for (const server of open.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

interface Told {
  status: number | undefined;
  text: string;
  cookies: readonly string[] | undefined;
}

function get(url: string, headers: Record<string, string> = {}): Promise<Told> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { headers }, async (res) => {
      let text = '';
      for await (const part of res) text += String(part);
      resolve({ status: res.statusCode, text, cookies: res.headers['set-cookie'] });
    });
    sent.on('error', reject);
    sent.end();
  });
}

/** A server far away that tells what it was asked, and the address of the proxy before it. */
async function proxied(env: Record<string, string> = {}, path = '') {
  const target = await listen((req, res) => {
    res.setHeader('Set-Cookie', 'session=s1; Domain=h5.example.com; Path=/; HttpOnly; Secure; SameSite=None');
    res.end(JSON.stringify({ url: req.url, host: req.headers.host, cookie: req.headers.cookie ?? '' }));
  });
  const app = express();
  createProxy(apiProxy({ NODE_ENV: 'test', ...env, API_TARGET: target + path }) ?? {}, app);
  return { target, base: await listen(app) };
}

test('without a target there is no proxy: the mock answers', () => {
  expect(apiProxy({ NODE_ENV: 'test' })).toBeUndefined();
  expect(apiProxy({ NODE_ENV: 'test', API_TARGET: '' })).toBeUndefined();
});

test('a call reaches the server under its own host, with query and cookie, and nothing else does', async () => {
  const { base, target } = await proxied({}, '/m');
  const { text } = await get(`${base}/api/miniapp/mall/home?appCode=scheduling`, { cookie: 'session=own' });
  expect(JSON.parse(text)).toEqual({
    url: '/m/api/miniapp/mall/home?appCode=scheduling',
    host: target.replace('http://', ''),
    cookie: 'session=own',
  });
  expect((await get(`${base}/app-config.js`)).status).toBe(404);
});

test('a session that the server opens becomes one of this host', async () => {
  const { base } = await proxied();
  const { cookies } = await get(`${base}/api/miniapp/user/home`);
  expect(cookies).toEqual(['session=s1; Path=/; HttpOnly; SameSite=Lax']);
});

test('a session from API_COOKIE goes with every call', async () => {
  const { base } = await proxied({ API_COOKIE: 'session=given' });
  const { text } = await get(`${base}/api/miniapp/user/home`);
  expect(JSON.parse(text)).toMatchObject({ cookie: 'session=given' });
});

test.each([
  'nonsense',
  'h5.example.com',
  'ftp://h5.example.com',
  'http://a:b@h5.example.com',
  'http://h5.example.com/?a=1',
])('a target that is none ends npm start with one line: %s', async (target) => {
  const env = { ...process.env, API_TARGET: target };
  const said = await new Promise<{ code: unknown; words: string }>((resolve) => {
    execFile(process.execPath, ['scripts/start.mjs'], { env }, (error, stdout, stderr) =>
      resolve({ code: error?.code, words: stdout + stderr }),
    );
  });
  expect(said).toEqual({ code: 1, words: expect.stringMatching(/^API_TARGET (is no address|must) [^\n]+\n$/) });
});
