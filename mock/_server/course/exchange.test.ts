import { ask } from '@/testing/ask';
import { balanceOf } from '../points';
import { DAY, dayOf, MINUTE, resetServer, serverNow, setServerNow } from '../state';
import { type PersonaKey, personaUser } from '../users';
import { courseStore } from './store';

const BASE = '/api/miniapp/course';

beforeEach(() => resetServer());

interface Detail {
  access: string;
  offerId: string;
  expireAt: number | null;
  newExpireAt: number;
  ways: { key: string; note: string; operate: { enabled: boolean; reasonText?: string }[] }[];
}

const detail = async (courseId: string, as: PersonaKey = 'member') =>
  (await ask<Detail>(`GET ${BASE}/detail`, { courseId }, { as })).data;
const exchange = async (
  courseId: string,
  way: string,
  more: Record<string, unknown> = {},
  as: PersonaKey = 'member',
) => {
  const { offerId } = await detail(courseId, as);
  return ask(`POST ${BASE}/exchange`, { courseId, way, offerId, ...more }, { as });
};
const check = (code: string, as: PersonaKey = 'member') => ask(`POST ${BASE}/exchange/check`, { code }, { as });
const pointsOf = (as: PersonaKey) => balanceOf(personaUser(as).userId).available;
const ownedBy = (as: PersonaKey) =>
  courseStore().owned.filter(({ userId }) => userId === personaUser(as).userId).length;

test('by points: they are taken once, and it lasts as long as was promised', async () => {
  const { newExpireAt } = await detail('C1005');
  const before = pointsOf('member');
  const token = { clientToken: 'one' };
  const first = await exchange('C1005', 'points', token);
  const again = await exchange('C1005', 'points', token);
  expect(again).toMatchObject({ replayed: true, data: { recordId: first.data.recordId } });
  expect(pointsOf('member')).toBe(before - 600);
  expect(Math.abs(Number(first.data.expireAt) - newExpireAt)).toBeLessThan(MINUTE);
  expect(await detail('C1005')).toMatchObject({ access: 'owned', ways: [] });
  expect((await exchange('C1005', 'points')).code).toBe(2008);
  expect(pointsOf('member')).toBe(before - 600);
});

test('too few points: nothing is taken, and the gap is told', async () => {
  const { ways } = await detail('C1005', 'lapsed');
  expect(ways[0]).toMatchObject({
    note: '可用 260，还差 340 积分',
    operate: [{ enabled: false, reasonText: '还差 340 积分' }],
  });
  expect((await exchange('C1005', 'points', {}, 'lapsed')).code).toBe(2005);
  expect([pointsOf('lapsed'), ownedBy('lapsed')]).toEqual([260, 1]);
});

test('exactly the points are enough, and nothing is left', async () => {
  await ask('POST /api/__mock/coursePrice', { courseId: 'C1005', points: 260 });
  const { ways } = await detail('C1005', 'lapsed');
  expect(ways[0]).toMatchObject({ note: '可用 260，换后剩 0', after: { value: '0' }, operate: [{ enabled: true }] });
  expect((await exchange('C1005', 'points', {}, 'lapsed')).code).toBe(0);
  expect(pointsOf('lapsed')).toBe(0);
});

test('another price than was seen takes nothing', async () => {
  const { offerId } = await detail('C1005');
  await ask('POST /api/__mock/coursePrice', { courseId: 'C1005', points: 650 });
  const before = pointsOf('member');
  const answer = await ask(`POST ${BASE}/exchange`, { courseId: 'C1005', way: 'points', offerId }, { as: 'member' });
  expect([answer.code, pointsOf('member')]).toEqual([2007, before]);
  await exchange('C1005', 'points');
  expect(pointsOf('member')).toBe(before - 650);
});

test('by right: one course a month', async () => {
  setServerNow(Date.parse('2026-11-22T10:00:00+08:00'));
  const before = pointsOf('member');
  expect((await exchange('C1005', 'right')).code).toBe(0);
  expect((await exchange('C1002', 'right')).code).toBe(2004);
  expect(pointsOf('member')).toBe(before);
  setServerNow(Date.parse('2026-12-01T00:00:01+08:00'));
  expect((await exchange('C1002', 'right')).code).toBe(0);
  expect((await exchange('C1002', 'right', {}, 'newcomer')).code).toBe(2006);
});

test('by code, however it is typed, once', async () => {
  expect((await check(' kc26 8h3t-5qwa')).data).toMatchObject({ reasonCode: '', courseId: 'C1005' });
  expect((await exchange('C1005', 'code', { code: 'kc26 8h3t 5qwa' })).code).toBe(0);
  expect((await check('KC26-8H3T-5QWA')).data.reasonCode).toBe('mine');
  expect((await exchange('C1005', 'code', { code: 'KC26-8H3T-5QWA' }, 'elder')).data).toMatchObject({
    reasonCode: 'used',
  });
  expect((await exchange('C1002', 'code', { code: 'KC26-2M9D-7XRE' })).code).toBe(0);
});

test.each([
  ['KC26-0000-0000', 'unknown', /无效/],
  ['KC26-USED-4B2K', 'used', /已使用/],
  ['KC26-PAST-6N8C', 'overdue', /已过期/],
  ['KC26-BABY-3F7Y', 'unfit', /不适用/],
  ['KC26-GRP2-5D8W', 'limit', /次数超限/],
])('the code %s is refused: %s', async (code, reasonCode, words) => {
  const answer = await exchange('C1005', 'code', { code });
  expect(answer.code).toBe(2012);
  expect(answer.data).toMatchObject({ reasonCode });
  expect(answer.msg).toMatch(words);
});

test('five wrong codes lock for ten minutes, here and for a code without a course; a good one forgives', async () => {
  for (let times = 1; times <= 4; times += 1) await check(`KC26-0000-000${times}`);
  expect((await check('KC26-8H3T-5QWA')).data.reasonCode).toBe('');
  for (let times = 1; times <= 4; times += 1) await check(`KC26-0000-000${times}`);
  const locked = await exchange('C1005', 'code', { code: 'KC26-0000-0005' });
  expect(locked).toMatchObject({ code: 2013, data: { reasonCode: 'locked' } });
  const unlockAt = Number(locked.data.unlockAt);
  expect(Math.abs(unlockAt - serverNow() - 10 * MINUTE)).toBeLessThan(MINUTE);
  expect(await exchange('C1005', 'code', { code: 'KC26-8H3T-5QWA' })).toMatchObject({ code: 2013 });
  expect((await check('KC26-8H3T-5QWA', 'elder')).data.reasonCode).toBe('');
  setServerNow(unlockAt + 1);
  expect((await exchange('C1005', 'code', { code: 'KC26-8H3T-5QWA' })).code).toBe(0);
});

test('what has ended is got again from now on', async () => {
  const { data } = await exchange('C1008', 'points');
  expect(dayOf(Number(data.expireAt) - 1)).toBe(dayOf(serverNow() + 180 * DAY));
});

test.each([
  ['C1003', 2008],
  ['C1014', 2001],
  ['C1010', 400],
  ['C9999', 2010],
])('%s cannot be had for points here: %s', async (courseId, code) => {
  const answer = await ask(`POST ${BASE}/exchange`, { courseId, way: 'points', offerId: '' }, { as: 'member' });
  expect(answer.code).toBe(code);
});

test('the records of a member are his own, the newest first', async () => {
  await exchange('C1005', 'points');
  const { data } = await ask<{ recordList: { courseId: string }[] }>(`GET ${BASE}/exchange/list`, {}, { as: 'member' });
  expect(data.recordList.map(({ courseId }) => courseId)).toEqual(['C1005', 'C1001', 'C1001', 'C1008']);
  expect((await ask(`GET ${BASE}/exchange/list`)).code).toBe(999);
});
