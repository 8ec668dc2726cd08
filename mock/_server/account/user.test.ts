import { isKnownPath } from '@/shared/config/routes';
import { ask } from '@/testing/ask';
import { deliver, serverClock } from '@/testing/fakeServer';
import { openOrder } from '../membership/orderStore';
import { openSession, SESSION_COOKIE } from '../session';
import { DAY, MINUTE } from '../state';
import { personaUser } from '../users';
import { findUserByMemberCode } from './account';
import { provideCount } from './index';

test.each([
  ['newcomer', { level: 1, points: 0, card: { status: 'none' } }],
  ['member', { level: 3, points: 3280, elderSuggested: false }],
  ['lapsed', { level: 2, points: 260, card: { status: 'expired' } }],
  ['elder', { level: 3, points: 5860, elderSuggested: true }],
] as const)('the home of %s', async (as, expected) => {
  expect((await ask('GET /api/miniapp/user/home', {}, { as })).data).toMatchObject(expected);
});

test('a trial that waits says until when it has to be activated', async () => {
  const now = serverClock.now();
  const reserve = { slot: '2026-12-01', usableFrom: now + DAY, reserveExpireAt: now + 30 * DAY, code: 'TY07' };
  const plan = { planId: 'trial', planName: '7 天体验', days: 7, amountCents: 990 };
  openOrder({ userId: 'U1001', type: 'trial_reserve', status: 'reserved', ...plan, reserve }, now);
  const { data } = await ask('GET /api/miniapp/user/home', {}, { as: 'newcomer' });
  expect(data).toMatchObject({ card: { status: 'reserved', expireAt: reserve.reserveExpireAt } });
  serverClock.set(reserve.reserveExpireAt);
  const { data: after } = await ask('GET /api/miniapp/user/home', {}, { as: 'newcomer' });
  expect(after).toMatchObject({ card: { status: 'none' } });
});

test('the home of a member names nothing unmasked', async () => {
  const { data } = await ask('GET /api/miniapp/user/home', {}, { as: 'member' });
  const { realName, mobile } = personaUser('member');
  expect(JSON.stringify(data)).not.toContain(realName);
  expect(JSON.stringify(data)).not.toContain(mobile);
});

test('a member code lives for 60 seconds and the newest one counts', async () => {
  const first = await ask<{ code: string; expireAt: number }>(
    'GET /api/miniapp/user/member/code',
    {},
    { as: 'member' },
  );
  const second = await ask<{ code: string; expireAt: number }>(
    'GET /api/miniapp/user/member/code',
    {},
    { as: 'member' },
  );
  const now = serverClock.now();
  expect(second.data.code).toMatch(/^\d{18}$/);
  expect(second.data.expireAt - now).toBeLessThanOrEqual(MINUTE);
  expect(findUserByMemberCode(first.data.code, now)).toBeUndefined();
  expect(findUserByMemberCode(second.data.code, now)).toBe('U1002');
  expect(findUserByMemberCode(second.data.code, now + MINUTE)).toBeUndefined();
});

test('settings are kept one by one', async () => {
  const save = (body: Record<string, unknown>) => ask('POST /api/miniapp/user/setting/save', body, { as: 'elder' });
  await save({ elder: true });
  await save({ notify: { activity: true } });
  expect((await ask('GET /api/miniapp/user/home', {}, { as: 'elder' })).data).toMatchObject({
    setting: { elder: true, notify: { order: true, activity: true, right: true } },
  });
  expect((await save({ elder: 'yes' })).code).toBe(400);
  expect((await save({ notify: { order: 1 } })).code).toBe(400);
  expect((await save({ notify: { isAdmin: true } })).code).toBe(400);
  expect((await ask('GET /api/miniapp/user/home', {}, { as: 'member' })).data).toMatchObject({
    setting: { elder: false },
  });
});

test('logging out ends the session on the server, and may be repeated', async () => {
  const cookie = `${SESSION_COOKIE}=${openSession('U1002')}`;
  const home = () => ask('GET /api/miniapp/user/home', {}, { headers: { cookie } });
  expect((await home()).code).toBe(0);
  const answered = await deliver({
    method: 'POST',
    url: '/api/miniapp/user/session/logout',
    headers: { cookie, 'content-type': 'application/json' },
    body: '{}',
  });
  expect(answered.headers['set-cookie']).toMatch(/Max-Age=0/);
  expect((await home()).code).toBe(999);
  expect((await ask('POST /api/miniapp/user/session/logout', {}, { headers: { cookie } })).code).toBe(0);
});

test('banners open and close by the clock of the server, and lead to screens that are there', async () => {
  const { data } = await ask<Array<{ linkType: string; link: string }>>('GET /api/miniapp/bbs/banner/list', {
    position: 'home',
  });
  expect(new Set(data.map((banner) => banner.linkType))).toEqual(new Set(['route']));
  expect(data.filter(({ link }) => !isKnownPath(link.split('?')[0] ?? ''))).toEqual([]);
  expect((await ask<unknown[]>('GET /api/miniapp/bbs/banner/list', { position: 'nowhere' })).data).toEqual([]);
});

test('the activity list: running ones first, in pages', async () => {
  const page = (pageNo: unknown, pageSize: unknown) =>
    ask<Array<{ id: string; status: number }>>('POST /api/demo', { pageNo, pageSize });
  const all = (await page(1, 50)).data;
  const statuses = all.map((activity) => activity.status);
  expect(statuses).toEqual([...statuses].sort((a, b) => [1, 0, 2, 3].indexOf(a) - [1, 0, 2, 3].indexOf(b)));
  expect(new Set(statuses)).toEqual(new Set([1, 0, 2]));
  expect((await page(2, 3)).data).toEqual(all.slice(3, 6));
  expect((await page(9, 3)).data).toEqual([]);
  expect((await page('1', 3)).code).toBe(400);
});

test('the badges come from the areas that own the records', async () => {
  provideCount('prizes', (userId) => (userId === 'U1002' ? 7 : 0));
  expect((await ask('GET /api/miniapp/user/home', {}, { as: 'member' })).data).toMatchObject({ prizeCount: 7 });
  expect((await ask('GET /api/miniapp/user/home', {}, { as: 'elder' })).data).toMatchObject({ prizeCount: 0 });
});
