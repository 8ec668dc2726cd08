import { ask } from '@/testing/ask';
import type { Holding } from '../../../src/features/rights/contract';
import { DAY, resetServer, serverNow, setServerNow } from '../state';
import { type PersonaKey, personaUser } from '../users';
import { provideHoldings } from './sources';

const BASE = '/api/miniapp/right';

beforeEach(() => resetServer());

const detailOf = async (rightId: string, as: PersonaKey = 'member') =>
  (await ask(`GET ${BASE}/detail`, { rightId }, { as })).data;
const createCode = (rightId: string, extra: Record<string, unknown> = {}, as: PersonaKey = 'member') =>
  ask(`POST ${BASE}/code/create`, { rightId, ...extra }, { as });
const mine = async (query: Record<string, unknown> = {}) =>
  (await ask(`GET ${BASE}/mine`, query, { as: 'member' })).data;

test.each([
  ['member', 'R-wound', 'available'],
  ['member', 'R-checkup', 'notYet'],
  ['member', 'R-ship', 'usedUp'],
  ['member', 'R-old', 'expired'],
  ['member', 'R-massage', 'paused'],
  ['newcomer', 'R-home', 'locked'],
  ['lapsed', 'R-home', 'locked'],
  ['lapsed', 'R-care', 'available'],
] as const)('for %s %s is %s, with a reason unless it can be used', async (persona, rightId, status) => {
  if (rightId === 'R-ship') setServerNow(Date.parse('2026-11-21T12:00:00+08:00'));
  const detail = await detailOf(rightId, persona);
  expect(detail.status).toBe(status);
  expect(detail.reasonText === undefined).toBe(status === 'available');
});

test('a guest sees a right as locked, with the way to the card', async () => {
  const { data } = await ask(`GET ${BASE}/detail`, { rightId: 'R-home' });
  expect(data).toMatchObject({
    status: 'locked',
    operate: [{ enabled: false, reasonAction: { route: '/membership-card' } }],
  });
});

test.each([
  ['elder', 'R-visit'],
  ['elder', 'R-massage'],
  ['newcomer', 'R-wound'],
  ['lapsed', 'R-checkup'],
] as const)('%s is not sent to the card for %s, which no card gives', async (persona, rightId) => {
  const detail = await detailOf(rightId, persona);
  expect(detail).toMatchObject({
    status: 'locked',
    reasonText: '抽奖或护理套餐可以得到这项权益',
    holderName: '抽奖或护理套餐',
    operate: [
      { enabled: false, reasonText: '您没有这项权益', reasonAction: { route: '/schedule/equity-aggregation' } },
    ],
  });
});

test('a right of the middle level names both ways to it and leads to the levels', async () => {
  expect(await detailOf('R-care', 'newcomer')).toMatchObject({
    reasonText: '成长值满 1,000 或开通金杏会员后可用',
    holderName: '杏花、金杏',
    operate: [{ reasonText: '还不能用', reasonAction: { route: '/schedule/member-rights-center' } }],
  });
});

test('the same right of a level and of a card is one row that shows both ends', async () => {
  const { holders } = await detailOf('R-care');
  expect(holders).toEqual([
    { name: '杏花', validTo: null },
    { name: '金杏会员', validTo: expect.any(Number) },
  ]);
});

test('a code takes one use off, once, and the page hears of it', async () => {
  const before = (await detailOf('R-wound')).remaining as number;
  const { data } = await createCode('R-wound');
  expect((await ask('POST /api/__mock/use', { code: data.code })).data).toMatchObject({
    kind: 'right',
    refId: 'R-wound',
  });
  const status = await ask(`GET ${BASE}/code/status`, { rightId: 'R-wound', code: data.code }, { as: 'member' });
  expect(status.data).toMatchObject({ used: true, store: expect.any(String) });
  expect((await ask('POST /api/__mock/use', { code: data.code })).code).toBe(2012);
  expect((await detailOf('R-wound')).remaining).toBe(before - 1);
});

test('two open codes of one right are worth one use', async () => {
  const [first, second] = [await createCode('R-wound'), await createCode('R-wound')];
  await ask('POST /api/__mock/use', { code: first.data.code });
  expect((await ask('POST /api/__mock/use', { code: second.data.code })).code).toBe(2012);
});

test('the page that shows a newer code by now hears of the use of the one before it', async () => {
  const [first, second] = [await createCode('R-wound'), await createCode('R-wound')];
  const forMother = await createCode('R-wound', { forWhom: 'F1' });
  await ask('POST /api/__mock/use', { code: first.data.code });
  const used = async (code: unknown) =>
    (await ask(`GET ${BASE}/code/status`, { rightId: 'R-wound', code }, { as: 'member' })).data.used;
  expect(await used(second.data.code)).toBe(true);
  expect(await used(forMother.data.code)).toBe(false);
});

test('a used up monthly right is back on the first of the next month', async () => {
  setServerNow(Date.parse('2026-11-30T23:50:00+08:00'));
  for (let use = 0; use < 2; use += 1) {
    const { data } = await createCode('R-care');
    expect((await ask('POST /api/__mock/use', { code: data.code })).code).toBe(0);
  }
  expect(await createCode('R-care')).toMatchObject({ code: 2004, msg: '这个月已用完，12 月 1 日恢复' });
  setServerNow(Date.parse('2026-12-01T00:00:01+08:00'));
  expect((await createCode('R-care')).code).toBe(0);
});

test('what was used last stands first', async () => {
  const asked = { rightId: 'R-ship' };
  const { data } = await ask<{ usage: { at: number }[] }>(`GET ${BASE}/detail`, asked, { as: 'member' });
  const times = data.usage.map(({ at }) => at);
  expect(times).toHaveLength(2);
  expect(times).toEqual([...times].sort((a, b) => b - a));
});

test('a use that is handed on counts for the member and is used in the name of the family', async () => {
  const before = (await detailOf('R-wound')).remaining as number;
  const given = await ask(
    `POST ${BASE}/transfer`,
    { rightId: 'R-wound', toUser: 'F1', clientToken: 'a' },
    { as: 'member' },
  );
  expect(given.code).toBe(0);
  expect((await detailOf('R-wound')).remaining).toBe(before - 1);
  expect((await mine({ owner: 'family' })).expiringSoon).toMatchObject([{ ownerName: '陈**（母亲）', remaining: 1 }]);

  const { data } = await createCode('R-wound', { forWhom: 'F1' });
  await ask('POST /api/__mock/use', { code: data.code });
  expect((await mine({ owner: 'family' })).expiringSoon).toEqual([]);
  expect((await detailOf('R-wound')).remaining).toBe(before - 1);
});

test('nobody hands on to a stranger, and what has no code gets none', async () => {
  const wrong = { rightId: 'R-wound', toUser: 'F3', clientToken: 'a' };
  expect((await ask(`POST ${BASE}/transfer`, wrong, { as: 'member' })).code).toBe(2011);
  expect((await createCode('R-wound', { forWhom: 'F3' })).code).toBe(2011);
  expect((await createCode('R-home')).code).toBe(400);
  expect((await createCode('R-wound', {}, 'newcomer')).code).toBe(2006);
  expect((await createCode('R-none')).code).toBe(2010);
});

test('what cannot be used yet is not claimed, gets no code and is not handed on', async () => {
  const rightId = 'R-checkup';
  expect((await createCode(rightId)).code).toBe(2001);
  expect((await ask(`POST ${BASE}/claim`, { rightId, clientToken: 'a' }, { as: 'member' })).code).toBe(2001);
  const handed = { rightId, toUser: 'F1', clientToken: 'a' };
  expect((await ask(`POST ${BASE}/transfer`, handed, { as: 'member' })).code).toBe(2001);
});

test('a claimed gift is a coupon, once a month', async () => {
  const claim = (clientToken: string) =>
    ask(`POST ${BASE}/claim`, { rightId: 'R-monthgift', clientToken }, { as: 'member' });
  const first = await claim('a');
  expect(first.data.couponId).toMatch(/^C/);
  expect((await claim('a')).data).toMatchObject({ couponId: first.data.couponId, replayed: true });
  expect((await claim('b')).code).toBe(2004);
  const coupon = await ask('GET /api/miniapp/coupon/detail', { couponId: first.data.couponId }, { as: 'member' });
  expect(coupon.data).toMatchObject({ status: 'usable', title: '到店热茶一份' });
});

test('what ends within seven days stands first, and a source that fails leaves the others', async () => {
  const { expiringSoon } = await mine();
  const ends = (expiringSoon as { validTo: number }[]).map(({ validTo }) => validTo);
  expect(ends.length).toBeGreaterThan(1);
  expect(ends).toEqual([...ends].sort((a, b) => a - b));
  expect(Math.max(...ends)).toBeLessThan(serverNow() + 7 * DAY);

  const remove = provideHoldings('course', () => {
    throw new Error('course service is down');
  });
  const partly = await mine();
  remove();
  expect(partly.failedKinds).toEqual(['course']);
  expect((partly.items as unknown[]).length).toBeGreaterThan(3);
});

test('a prize whose time to claim it is over is no right any more', async () => {
  const prizes = async () => {
    const { expiringSoon, items } = await mine();
    return [...(expiringSoon as Holding[]), ...(items as Holding[])].map(({ id }) => id);
  };
  expect(await prizes()).toContain('RW1001');
  setServerNow(serverNow() + DAY);
  expect(await prizes()).not.toContain('RW1001');
});

test('the levels of a member, of a guest and of an expired card', async () => {
  const levelsOf = async (as?: PersonaKey) =>
    (await ask('GET /api/miniapp/member/level/list', {}, as ? { as } : {})).data;
  expect(await levelsOf('member')).toMatchObject({ current: 2, growth: 1860 });
  expect(await levelsOf('lapsed')).toMatchObject({ current: 1 });
  const guest = await levelsOf();
  expect(guest.growth).toBeNull();
  expect((guest.levels as { locked: boolean }[]).every(({ locked }) => locked)).toBe(true);
});

describe('rights day', () => {
  const NOON = Date.parse('2026-11-18T12:00:00+08:00');
  const TEN = '2026-11-18.10';
  const claim = (itemId: string, clientToken: string, as: PersonaKey = 'member') =>
    ask(`POST ${BASE}/day/claim`, { slotId: TEN, itemId, clientToken }, { as });

  beforeEach(async () => {
    setServerNow(NOON);
    // The calendar is made on first use.
    await ask(`GET ${BASE}/day/detail`);
  });

  test('outside of a day the next one is shown, before its start', async () => {
    setServerNow(NOON + 2 * DAY);
    const { data } = await ask(`GET ${BASE}/day/detail`, {}, { as: 'member' });
    expect(data).toMatchObject({ date: '2026-12-18', status: 'before', recap: { date: '2026-11-18' } });
    expect((await ask(`GET ${BASE}/day/detail`, { date: '2026-11-17' })).code).toBe(2010);
  });

  test("a slot opens at the server's moment, not a millisecond before", async () => {
    setServerNow(Date.parse('2026-11-18T09:59:59+08:00'));
    expect((await claim(`${TEN}.press`, 'a')).code).toBe(2001);
    setServerNow(Date.parse('2026-11-18T10:00:00+08:00'));
    expect((await claim(`${TEN}.press`, 'a')).data).toMatchObject({ result: 'taken' });
    expect((await claim(`${TEN}.press`, 'b')).data).toMatchObject({ result: 'limit' });
    setServerNow(Date.parse('2026-11-18T14:00:00+08:00'));
    expect((await claim(`${TEN}.visit`, 'c')).code).toBe(2002);
  });

  test('members only, unknown offers, and goods that are not claimed', async () => {
    expect((await claim(`${TEN}.visit`, 'a', 'newcomer')).code).toBe(2006);
    expect((await claim(`${TEN}.none`, 'b')).code).toBe(2010);
    expect((await claim(`${TEN}.mall`, 'c')).code).toBe(2010);
  });

  test('too many at once are asked to queue, and the same token gets its offer later', async () => {
    const rush = await Promise.all(
      Array.from({ length: 25 }, (_, index) => claim(`${TEN}.press`, `t${index}`, 'elder')),
    );
    expect(rush.filter(({ code }) => code === 2009)).toHaveLength(5);
    const queued = await claim(`${TEN}.press`, 'mine');
    expect(queued).toMatchObject({ code: 2009, data: { retryAfter: expect.any(Number) } });
    setServerNow(NOON + 2000);
    expect((await claim(`${TEN}.press`, 'mine')).data).toMatchObject({ result: 'taken' });
    const { data } = await ask(`GET ${BASE}/day/detail`, {}, { as: 'member' });
    const taken = (data.items as { itemId: string; total: number; stock: number }[]).find(
      ({ itemId }) => itemId === `${TEN}.press`,
    );
    expect((taken?.total ?? 0) - (taken?.stock ?? 0)).toBe(2);
  });

  test('the reminder is kept', async () => {
    await ask(`POST ${BASE}/day/remind`, { date: '2026-12-18', on: true, clientToken: 'a' }, { as: 'member' });
    const { data } = await ask(`GET ${BASE}/day/detail`, { date: '2026-12-18' }, { as: 'member' });
    expect(data.reminded).toBe(true);
  });
});

test('badges of the member page count what can be used', async () => {
  const { data } = await ask('GET /api/miniapp/user/home', {}, { as: 'member' });
  expect(data).toMatchObject({ couponCount: 5, rightCount: expect.any(Number) });
  expect(personaUser('member').userId).toBe('U1002');
});

test.each([
  ['R-care', '每月 1 日恢复到 2 次，当月没用的不累计。', true],
  ['R-wound', '一共 3 次，用完为止。', false],
  ['R-welcome', '一共 1 次，用完为止。', false],
])('%s says whether what is used comes back', async (rightId, rule, comesBack) => {
  const { data } = await ask<{ rules: string[]; refreshAt: number | null }>(
    'GET /api/miniapp/right/detail',
    { rightId },
    { as: 'member' },
  );
  expect(data.rules).toContain(rule);
  expect(data.refreshAt !== null).toBe(comesBack);
});
