import fc from 'fast-check';
import { asPersona, refusalOf } from '../membership/asPersona';
import { DAY, resetServer, serverNow, setServerNow } from '../state';
import type { PersonaKey } from '../users';
import { countChances, earnChance } from './chances';
import { changeLottery, forcePrize } from './control';
import { choosePrize, drawOnce, drawUserIdOf, findResult } from './drawRules';
import { seedPrizes } from './prizes';
import { nextRandom, pickByOdds } from './random';
import { describeChances, describeLottery, describeQualification, remindOfStart } from './readRules';
import { lottery } from './store';

const NOW = Date.parse('2026-11-21T12:00:00+08:00');

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
  resetServer();
});
afterEach(() => jest.useRealTimers());

let tokens = 0;
const drawAs = (persona: PersonaKey, clientToken = `token-${++tokens}`, more: Record<string, unknown> = {}) => {
  const context = asPersona(persona);
  const body = {
    activityId: 99,
    lotteryId: lottery().lotteryId,
    drawUserId: drawUserIdOf(context.user.userId),
    clientToken,
  };
  return drawOnce({ ...context, body: { ...body, ...more } });
};
const userIdOf = (persona: PersonaKey) => asPersona(persona).user.userId;
const stockOf = (prizeId: string) => lottery().prizes.find((prize) => prize.prizeId === prizeId)?.left;

test('the published odds, "none" included, sum to 1 and every cell has its prize', () => {
  const prizes = seedPrizes();
  expect(prizes.reduce((sum, prize) => sum + prize.odds, 0)).toBeCloseTo(1, 12);
  expect(prizes.map((prize) => prize.position).sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  expect(JSON.stringify(describeLottery(asPersona('member')))).not.toContain('couponTemplateId');
});

/** Draws without chances being counted; what is won is noted as a draw of that moment, so that daily limits count. */
const drawMany = (draws: number, at: (index: number) => number, check?: (prizeId: string) => void) => {
  const won = new Map<string, number>();
  for (let index = 0; index < draws; index += 1) {
    const { prizeId, name } = choosePrize(lottery(), 'U1002', at(index));
    const recordId = String(index);
    const answer = { won: true, name };
    lottery().draws.push({ recordId, userId: 'U1002', clientToken: recordId, prizeId, at: at(index), answer });
    won.set(prizeId, (won.get(prizeId) ?? 0) + 1);
    check?.(prizeId);
  }
  return won;
};

test.each([20_261_121, 1, 7, 42, 99])('10,000 draws keep to the published odds (seed %p)', (seed) => {
  const store = lottery();
  store.prizes = store.prizes.map((prize) => ({ ...prize, quantity: null, left: null, dailyQuantity: null }));
  store.rngState = seed;
  const draws = 10_000;
  const won = drawMany(draws, () => NOW);
  let chiSquare = 0;
  for (const { prizeId, odds } of store.prizes) {
    const count = won.get(prizeId) ?? 0;
    const deviation = Math.sqrt(draws * odds * (1 - odds));
    expect(Math.abs(count - draws * odds)).toBeLessThan(4 * deviation);
    chiSquare += (count - draws * odds) ** 2 / (draws * odds);
  }
  // 7 degrees of freedom: 24.3 is passed by chance once in a thousand times.
  expect(chiSquare).toBeLessThan(24.3);
});

test('the test of the odds can fail: a generator that favours one prize is found out', () => {
  const store = lottery();
  const favoured = store.prizes.map((prize) => ({ ...prize, odds: prize.prizeId === 'P-TEA' ? 0.03 : prize.odds }));
  const picks = Array.from({ length: 10_000 }, () => pickByOdds(favoured, nextRandom(store)));
  const count = picks.filter(({ prizeId }) => prizeId === 'P-TEA').length;
  expect(Math.abs(count - 200)).toBeGreaterThan(4 * Math.sqrt(200 * 0.98));
});

test('10,000 draws over ten days: stock never below zero, no day above its limit, nothing lost or made up', () => {
  const before = seedPrizes();
  const perDay = new Map<string, number>();
  let index = 0;
  const won = drawMany(
    10_000,
    (each) => NOW + Math.floor(each / 1000) * DAY,
    (prizeId) => {
      expect(stockOf(prizeId) ?? 0).toBeGreaterThanOrEqual(0);
      const key = `${prizeId} ${Math.floor(index / 1000)}`;
      perDay.set(key, (perDay.get(key) ?? 0) + 1);
      index += 1;
    },
  );
  for (const { prizeId, left, dailyQuantity } of before) {
    if (left === null) continue;
    expect(left - (stockOf(prizeId) ?? 0)).toBe(won.get(prizeId) ?? 0);
    const busiest = Math.max(
      0,
      ...[...perDay].flatMap(([key, count]) => (key.startsWith(`${prizeId} `) ? [count] : [])),
    );
    expect(busiest).toBeLessThanOrEqual(dailyQuantity ?? 0);
  }
  expect([...won.values()].reduce((sum, count) => sum + count, 0)).toBe(10_000);
});

test('what has run out, or run out for the day, becomes 10 points as the rules say', () => {
  for (let index = 0; index < 5; index += 1) forcePrize({ prizeId: 'P-CARE-BOX' });
  expect(drawMany(5, () => NOW)).toEqual(new Map([['P-CARE-BOX', 5]]));
  forcePrize({ prizeId: 'P-CARE-BOX' });
  expect(choosePrize(lottery(), 'U1002', NOW).prizeId).toBe('P-POINTS-10');
  forcePrize({ prizeId: 'P-CARE-BOX' });
  expect(choosePrize(lottery(), 'U1002', NOW + DAY).prizeId).toBe('P-CARE-BOX');
  for (const prize of lottery().prizes) if (prize.prizeId === 'P-CARE-BOX') prize.left = 0;
  forcePrize({ prizeId: 'P-CARE-BOX' });
  expect(choosePrize(lottery(), 'U1002', NOW + DAY).prizeId).toBe('P-POINTS-10');
});

test('the same seed gives the same draws; every fraction picks something', () => {
  const first = { rngState: 7 };
  const second = { rngState: 7 };
  for (let index = 0; index < 50; index += 1) expect(nextRandom(first)).toBe(nextRandom(second));
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (fraction) => {
      expect(seedPrizes()).toContainEqual(pickByOdds(seedPrizes(), fraction));
    }),
  );
});

test('a draw uses one chance, takes one from stock and leaves a receipt', () => {
  forcePrize({ prizeId: 'P-TEA' });
  const answer = drawAs('member', 'receipt');
  expect(answer).toMatchObject({ won: true, name: '乌龙茶礼盒', position: 6, needAddress: true, remaining: 2 });
  expect(answer.claimBefore).toBe(NOW + 7 * 86_400_000);
  expect(stockOf('P-TEA')).toBe(76);
  expect(findResult(asPersona('member', { clientToken: 'receipt' }))).toMatchObject({ ...answer });
});

test('nobody else reads the receipt, and a token that never arrived used nothing', () => {
  drawAs('member', 'mine');
  expect(refusalOf(() => findResult(asPersona('elder', { clientToken: 'mine' }))).code).toBe(2010);
  expect(refusalOf(() => findResult(asPersona('member', { clientToken: 'other' }))).code).toBe(2010);
});

test('a loss is an ordinary answer', () => {
  forcePrize({ prizeId: 'P-NONE' });
  expect(drawAs('member')).toMatchObject({ won: false, type: 'none', needAddress: false, claimBefore: null });
});

test('no chance, not eligible, wrong lottery, wrong identity, no token', () => {
  expect(refusalOf(() => drawAs('lapsed'))).toMatchObject({ code: 2004, message: '次数用完' });
  expect(refusalOf(() => drawAs('newcomer')).code).toBe(2006);
  expect(refusalOf(() => drawAs('member', 't', { lotteryId: 'X' })).code).toBe(2010);
  expect(refusalOf(() => drawAs('member', 't', { drawUserId: drawUserIdOf(userIdOf('elder')) })).code).toBe(2011);
  expect(refusalOf(() => drawAs('member', '')).code).toBe(400);
  expect(lottery().draws).toEqual([]);
});

test.each([
  ['notStarted', 2001, '还没开始'],
  ['ended', 2002, '已经结束'],
])('%s: refused with %p, and the button says why', (phase, code, reasonText) => {
  changeLottery({ phase });
  expect(refusalOf(() => drawAs('member')).code).toBe(code);
  expect(describeChances(asPersona('member')).operate[0]).toMatchObject({ enabled: false, reasonText });
});

test.each(['over', '', 'toString', null, 2])('no phase is called %p: refused, nothing changes', (phase) => {
  const { startAt, endAt } = lottery();
  expect(refusalOf(() => changeLottery({ phase, prizesGone: true })).code).toBe(400);
  expect(lottery()).toMatchObject({ startAt, endAt });
  expect(drawAs('member')).toMatchObject({ recordId: expect.any(String) });
});

test.each([-1, 1.5, '5'])('no draw costs %p: refused, nothing changes', (costPoints) => {
  const { startAt } = lottery();
  expect(refusalOf(() => changeLottery({ phase: 'ended', prizesGone: true, costPoints })).code).toBe(400);
  expect(lottery().startAt).toBe(startAt);
  expect(drawAs('member')).toMatchObject({ recordId: expect.any(String) });
});

test('all prizes gone', () => {
  changeLottery({ prizesGone: true });
  expect(refusalOf(() => drawAs('member')).code).toBe(2003);
  expect(describeChances(asPersona('member')).operate[0]?.reasonText).toBe('奖品发完');
});

/** More chances than the elder may use in a day, and that many draws. */
const drawADay = () => {
  lottery().chances.push(
    ...Array.from({ length: 20 }, (_, index) => ({
      userId: userIdOf('elder'),
      source: 'welcome' as const,
      refId: `more-${index}`,
      day: '2026-11-21',
    })),
  );
  for (let index = 0; index < lottery().dailyLimit; index += 1) drawAs('elder');
};

test('the day has its limit and the next day starts anew', () => {
  drawADay();
  expect(refusalOf(() => drawAs('elder')).message).toBe('今天已抽 10 次，明天再来');
  setServerNow(describeChances(asPersona('elder')).nextResetAt ?? 0);
  expect(countChances(lottery(), userIdOf('elder'), serverNow()).number).toBe(lottery().dailyLimit);
});

test('on the last day nobody is asked to come again tomorrow', () => {
  setServerNow(lottery().endAt - DAY);
  drawADay();
  expect(describeChances(asPersona('elder'))).toMatchObject({
    nextResetAt: null,
    operate: [{ enabled: false, reasonText: '今天最多抽 10 次，您已抽满' }],
  });
});

test('one thing done gives one chance, and a source has its daily limit', () => {
  expect(earnChance(lottery(), userIdOf('lapsed'), 'comment', { refId: 'C1', at: NOW })).toBe(true);
  expect(earnChance(lottery(), userIdOf('lapsed'), 'comment', { refId: 'C1', at: NOW })).toBe(false);
  expect(earnChance(lottery(), userIdOf('lapsed'), 'comment', { refId: 'C2', at: NOW })).toBe(false);
  expect(describeChances(asPersona('lapsed'))).toMatchObject({ number: 1, operate: [{ enabled: true }] });
});

test('who may not draw reads why and where to go', () => {
  expect(describeQualification(asPersona('newcomer'))).toMatchObject({
    eligible: false,
    conditions: [{ done: true }, { done: false, action: { route: '/membership-card' } }],
  });
  expect(describeQualification(asPersona('member')).eligible).toBe(true);
});

test('the reminder of the start can be switched until it starts', () => {
  expect(refusalOf(() => remindOfStart(asPersona('member', { on: true }))).code).toBe(400);
  changeLottery({ phase: 'notStarted' });
  const remind = (on: unknown) => remindOfStart({ ...asPersona('member'), body: { on } });
  expect(remind(true)).toEqual({ on: true });
  expect(describeChances(asPersona('member')).reminded).toBe(true);
  expect(describeChances(asPersona('elder')).reminded).toBe(false);
  expect(remind(false)).toEqual({ on: false });
  expect(refusalOf(() => remind('yes')).code).toBe(400);
});

test('the rules name every source that is offered, with its limit', () => {
  const words = JSON.stringify(describeLottery(asPersona('member')).rules);
  for (const { label, limit } of describeChances(asPersona('member')).sources) {
    expect(words).toMatch(new RegExp(`${label}：[^"]*每天最多 ${limit} 次`));
  }
});
