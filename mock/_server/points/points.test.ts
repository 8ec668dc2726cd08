import fc from 'fast-check';
import { ask } from '@/testing/ask';
import { serverClock } from '@/testing/fakeServer';
import { Refusal } from '../refusal';
import { DAY, MINUTE } from '../state';
import { type PersonaKey, personaUser } from '../users';
import { accountOf } from './accounts';
import { balanceOf, earn, freeze, release, settle, spend, takeBack } from './index';

const PERSONAS: PersonaKey[] = ['newcomer', 'member', 'lapsed', 'elder'];
const idOf = (persona: PersonaKey) => personaUser(persona).userId;
const movement = (points: number, bizNo = 'B1') => ({ points, title: '测试', bizType: 'order', bizNo });

interface Row {
  id: string;
  type: string;
  delta: number;
  before: number;
  after: number;
  at: number;
  releaseAt: number | null;
}
interface Page {
  totalCount: number;
  recordList: Row[];
}

test.each(PERSONAS)('the past of %s adds up to the balance and is never negative', (persona) => {
  const { rows } = accountOf(idOf(persona));
  for (const [index, row] of rows.entries()) {
    expect(row.after).toBe(row.before + row.delta);
    expect(row.after).toBeGreaterThanOrEqual(0);
    if (index > 0) expect(row.before).toBe(rows[index - 1]?.after);
  }
  expect(rows.at(-1)?.after ?? 0).toBe(balanceOf(idOf(persona)).available);
});

test('the summary of a member and of a newcomer', async () => {
  const member = await ask('GET /api/miniapp/points/summary', {}, { as: 'member' });
  expect(member.data).toMatchObject({ available: 3280, frozen: 800, expiring: { points: 120 } });
  const newcomer = await ask('GET /api/miniapp/points/summary', {}, { as: 'newcomer' });
  expect(newcomer.data).toMatchObject({ available: 0, frozen: 0, expiring: { points: 0, at: null }, spentTotal: 0 });
});

test('a guest is asked to sign in', async () => {
  expect((await ask('GET /api/miniapp/points/summary')).code).toBe(999);
});

test('the ledger pages through more than 120 rows, newest first, without a row twice', async () => {
  const pages = await Promise.all(
    [1, 2, 3].map((currentPage) =>
      ask<Page>('GET /api/miniapp/points/ledger', { type: 'all', currentPage, pageSize: 50 }, { as: 'member' }),
    ),
  );
  const rows = pages.flatMap((page) => page.data.recordList);
  expect(pages[0]?.data.totalCount).toBeGreaterThanOrEqual(120);
  expect(new Set(rows.map((row) => row.id)).size).toBe(rows.length);
  expect(rows.map((row) => row.at)).toEqual(rows.map((row) => row.at).sort((a, b) => b - a));
});

test('the filters and the period of the ledger', async () => {
  const list = (more: Record<string, unknown>) =>
    ask<Page>('GET /api/miniapp/points/ledger', { currentPage: 1, pageSize: 50, ...more }, { as: 'member' });
  freeze(idOf('member'), { ...movement(100), releaseAt: serverClock.now() + 15 * MINUTE });
  const out = (await list({ type: 'out' })).data.recordList;
  expect(out[0]).toMatchObject({ type: 'frozen', delta: -100 });
  expect(out.every((row) => row.delta < 0)).toBe(true);
  expect((await list({ type: 'in' })).data.recordList.every((row) => row.delta > 0)).toBe(true);
  const from = serverClock.now() - 10 * DAY;
  const recent = (await list({ type: 'all', from })).data.recordList;
  expect(recent.length).toBeGreaterThan(0);
  expect(recent.every((row) => row.at >= from)).toBe(true);
  expect((await list({ type: 'all', from: 'yesterday' })).code).toBe(400);
  expect((await list({ type: 'everything' })).code).toBe(400);
});

test('a short balance refuses with the gap and changes nothing', () => {
  const userId = idOf('newcomer');
  earn(userId, movement(80));
  expect(() => spend(userId, movement(200))).toThrow('还差 120 积分');
  expect(() => spend(userId, movement(96_799))).toThrow('还差 96,719 积分');
  expect(balanceOf(userId)).toEqual({ available: 80, frozen: 0 });
  expect(accountOf(userId).rows).toHaveLength(1);
});

test.each([-1, 0.1, Number.NaN, Number.POSITIVE_INFINITY])('%p points are no amount', (points) => {
  expect(() => spend(idOf('member'), movement(points))).toThrow('积分数量不对');
  expect(() => earn(idOf('member'), movement(points))).toThrow('积分数量不对');
});

test('frozen points are spent once, or come back once', () => {
  const userId = idOf('member');
  const { frozen } = balanceOf(userId);
  freeze(userId, { ...movement(280, 'PAID'), releaseAt: serverClock.now() + 15 * MINUTE });
  freeze(userId, { ...movement(1000, 'CANCELLED'), releaseAt: serverClock.now() + 15 * MINUTE });
  expect(balanceOf(userId)).toEqual({ available: 2000, frozen: frozen + 1280 });
  expect([settle(userId, 'PAID'), settle(userId, 'PAID'), release(userId, 'PAID', '退回')]).toEqual([
    true,
    false,
    false,
  ]);
  expect([
    release(userId, 'CANCELLED', '取消兑换，积分退回'),
    release(userId, 'CANCELLED', '再退'),
    settle(userId, 'CANCELLED'),
  ]).toEqual([true, false, false]);
  expect(balanceOf(userId)).toEqual({ available: 3000, frozen });
  const open = accountOf(userId).rows.filter((row) => row.type === 'frozen' || row.releaseAt !== null);
  expect(open.some(({ bizNo }) => bizNo === 'PAID' || bizNo === 'CANCELLED')).toBe(false);
  expect(accountOf(userId).rows.at(-1)).toMatchObject({ type: 'in', delta: 1000, title: '取消兑换，积分退回' });
});

test('points that came back keep their expiry', async () => {
  const userId = idOf('member');
  const { expiring } = (await ask<{ expiring: unknown }>('GET /api/miniapp/points/summary', {}, { as: 'member' })).data;
  freeze(userId, movement(500));
  release(userId, 'B1', '退回');
  serverClock.set(serverClock.now() + 1000);
  const later = await ask<{ expiring: { points: number; at: number } }>(
    'GET /api/miniapp/points/summary',
    {},
    { as: 'member' },
  );
  // The lot that expires in 26 days comes back with at least 30 days to use it.
  expect(later.data.expiring.points).toBe((expiring as { points: number }).points);
  expect(later.data.expiring.at).toBeGreaterThan(serverClock.now() + 26 * DAY);
});

test('the ends of the balance add up to it, the first to end first; what is spent comes from that one', async () => {
  const endsOf = async () =>
    (await ask<{ points: number; at: number }[]>('GET /api/miniapp/points/expiring/list', {}, { as: 'member' })).data;
  const before = await endsOf();
  expect(before.map(({ points }) => points)).toEqual([120, 3160]);
  expect(before[0]?.at).toBeLessThan(before[1]?.at ?? 0);
  spend(idOf('member'), movement(200));
  expect((await endsOf()).map(({ points }) => points)).toEqual([3080]);
});

test('points expire on their day, with a row that says so', () => {
  const userId = idOf('member');
  balanceOf(userId);
  serverClock.set(serverClock.now() + 27 * DAY);
  expect(balanceOf(userId).available).toBe(3160);
  expect(accountOf(userId).rows.at(-1)).toMatchObject({ title: '积分到期', delta: -120, after: 3160 });
});

test('what ends at one midnight is one row, in whatever parts it came', () => {
  const userId = idOf('newcomer');
  for (const points of [10, 15, 15]) earn(userId, movement(points));
  const [end] = accountOf(userId).lots.map(({ expireAt }) => expireAt);
  serverClock.set(end ?? 0);
  const expired = accountOf(userId).rows.filter(({ title }) => title === '积分到期');
  expect(expired).toMatchObject([{ delta: -40, after: 0, at: end }]);
});

const MOVES: Record<string, (userId: string, points: number, bizNo: string) => unknown> = {
  spend: (userId, points, bizNo) => spend(userId, movement(points, bizNo)),
  earn: (userId, points, bizNo) => earn(userId, movement(points, bizNo)),
  freeze: (userId, points, bizNo) => freeze(userId, movement(points, bizNo)),
  settle: (userId, _points, bizNo) => settle(userId, bizNo),
  release: (userId, _points, bizNo) => release(userId, bizNo, '退回'),
};

function tryMove(kind: string, userId: string, points: number, bizNo: string): void {
  try {
    MOVES[kind]?.(userId, points, bizNo);
  } catch (error) {
    // A refusal is an answer too; what must hold afterwards is the same.
    if (!(error instanceof Refusal)) throw error;
  }
}

test('what expired was never used, and what was taken back was never earned', async () => {
  type Totals = { earnedTotal: number; spentTotal: number };
  const totals = async () => (await ask<Totals>('GET /api/miniapp/points/summary', {}, { as: 'lapsed' })).data;
  const userId = idOf('lapsed');
  const { earnedTotal, spentTotal } = await totals();

  earn(userId, movement(40));
  takeBack(userId, movement(40));
  expect(await totals()).toMatchObject({ available: 260, earnedTotal, spentTotal });

  serverClock.set(serverClock.now() + 27 * DAY);
  expect(await totals()).toMatchObject({ available: 240, earnedTotal, spentTotal });
});

test('nothing is made and nothing is lost in any order of movements', () => {
  const userId = idOf('elder');
  const step = fc.record({
    kind: fc.constantFrom(...Object.keys(MOVES)),
    points: fc.integer({ min: 0, max: 900 }),
    bizNo: fc.constantFrom('A', 'B', 'C'),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      for (const { kind, points, bizNo } of steps) {
        tryMove(kind, userId, points, bizNo);
        const { rows } = accountOf(userId);
        const { available, frozen } = balanceOf(userId);
        const takenByRows = rows.filter((row) => row.type === 'frozen').reduce((sum, row) => sum - row.delta, 0);
        expect(Math.min(available, frozen)).toBeGreaterThanOrEqual(0);
        expect(rows.reduce((sum, row) => sum + row.delta, 0)).toBe(available);
        expect(takenByRows).toBe(frozen);
      }
    }),
    { numRuns: 50 },
  );
});
