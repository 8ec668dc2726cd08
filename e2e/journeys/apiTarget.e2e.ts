import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ROUTES } from '../../src/shared/config/routes';
import { serveAt } from '../support/startServer';
import { BASE, newVisitor } from '../support/visitor';

/*
 * API_TARGET: the same commands without the mock. The server behind is the one of the other journeys, in another process.
 */

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

let server: ChildProcess;
let base: string;

beforeAll(async () => {
  const port = await freePort();
  base = `http://localhost:${port}`;
  server = await serveAt(port, { API_TARGET: BASE });
});
afterAll(() => server.kill());

test('the app shows what the server behind answers, and the configuration is the file of the build', async () => {
  const { page } = await newVisitor();
  await page.goto(`${base}/#${ROUTES.pointsMall.path}`);
  const answer = await fetch(`${BASE}/api/miniapp/mall/goods/list?appCode=scheduling&platform=wxWap`);
  const { data } = (await answer.json()) as { data: { recordList: { name: string }[] } };
  // Amounts in a name are set in pieces.
  const { name = '' } = data.recordList.find((row) => !row.name.includes('¥')) ?? {};
  expect(name).not.toBe('');
  await page.getByText(name).first().waitFor();
  const config = await fetch(`${base}/app-config.js`);
  expect(await config.text()).toBe(readFileSync('dist/app-config.js', 'utf8'));
});

test('a session that the server behind opens is kept here', async () => {
  const { page } = await newVisitor();
  await page.goto(`${base}/#${ROUTES.pointsMall.path}`);
  await page.request.post(`${base}/api/__mock/login`, { data: { persona: 'member' } });
  const home = await page.request.get(`${base}/api/miniapp/user/home?appCode=scheduling&platform=wxWap`);
  expect(await home.json()).toMatchObject({ code: 0, data: { userId: 'U1002' } });
});
