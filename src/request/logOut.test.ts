import { saveLoginInfo } from '@/session/changeSession';
import { type FakeFetch, installFakeFetch } from './fakeFetch';
import { logOut } from './logOut';

const DONE = { code: 0, msg: '', data: {} };
const toldOf = (server: FakeFetch) =>
  server.requests.map(({ body }) => (body as { expectedUserId?: string }).expectedUserId);

const logIn = (userId: string) => saveLoginInfo({ login_access_token: `token-of-${userId}`, userId });

test('a late answer for who was here before leaves the log-out of the next one to be told', async () => {
  const server = installFakeFetch();
  server.answer({ body: DONE, delayMs: 50 }, 'drop', { body: DONE });
  logIn('U1');
  const first = logOut();
  logIn('U2');
  expect(await logOut()).toBe(false);
  expect(await first).toBe(true);
  window.dispatchEvent(new Event('online'));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(toldOf(server)).toEqual(['U1', 'U2', 'U2']);
});

test('a log-out that could not be told in two tries is told once when there is a network', async () => {
  const server = installFakeFetch();
  server.answer('drop', 'drop', { body: DONE });
  logIn('U1');
  await logOut();
  logIn('U1');
  await logOut();
  window.dispatchEvent(new Event('online'));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(toldOf(server)).toEqual(['U1', 'U1', 'U1']);
});
