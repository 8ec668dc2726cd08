import { ask } from '../../../src/testing/ask';
import { MAIN_ACTIVITY, YEAR_ACTIVITY } from '../activity/rules';
import { forcePhase, needCampaign, periodOf } from '../campaign/registry';
import { approve } from '../comment/control';
import { dayOf, HOUR, serverNow, setServerNow } from '../state';
import { type PersonaKey, personaUser } from '../users';
import { forcePrize } from './control';
import { lottery } from './store';

const LUCK = '/api/miniapp/rank/luck';
const MAIN = { activityId: MAIN_ACTIVITY, lotteryId: 'LUCK-2026' };
const YEAR = { activityId: YEAR_ACTIVITY, lotteryId: 'LUCK-YEAR' };
type Scope = typeof MAIN;

const drawIn = (scope: Scope, clientToken: string, as: PersonaKey = 'member') => {
  const drawUserId = `LD-${personaUser(as).userId}`;
  return ask(`POST ${LUCK}/draw`, { ...scope, drawUserId, clientToken }, { as });
};
const chancesIn = async (scope: object, as: PersonaKey = 'member') =>
  (await ask<{ number: number; usedToday: number; reminded: boolean }>(`GET ${LUCK}/draw/number`, { ...scope }, { as }))
    .data;
const prizesIn = async (query: object) =>
  (await ask<{ totalCount: number }>('GET /api/miniapp/prize/list', { tab: 'all', ...query }, { as: 'member' })).data
    .totalCount;
const stocksOf = (scope: Scope) => lottery(scope).prizes.map(({ prizeId, left }) => [prizeId, left]);

test('each has its own title, prizes, time and limits; odds of both sum to 1', async () => {
  const [main, year] = await Promise.all([ask(`GET ${LUCK}/list`, MAIN), ask(`GET ${LUCK}/list`, YEAR)]);
  expect(year.data).toMatchObject({ lotteryId: 'LUCK-YEAR', title: '年度抽奖' });
  expect(year.data.startAt).not.toBe(main.data.startAt);
  const namesIn = ({ prizes }: Record<string, unknown>) => (prizes as { name: string }[]).map(({ name }) => name);
  expect(namesIn(year.data)).toContain('电子体温计');
  expect(namesIn(main.data)).not.toContain('电子体温计');
  expect(lottery(YEAR).prizes.reduce((sum, { odds }) => sum + odds, 0)).toBeCloseTo(1, 12);
  expect(JSON.stringify(year.data.rules)).toContain('每天最多抽 2 次，本期最多抽 6 次');
  expect(JSON.stringify(year.data.rules)).toContain('改发 5 积分');
});

test('the lottery of the nursing campaign ends with it', async () => {
  const { data } = await ask(`GET ${LUCK}/list`, MAIN);
  const { startAt, endAt } = periodOf(needCampaign('nursing-care'), serverNow());
  expect(data).toMatchObject({ startAt, endAt, status: 1 });
  expect(JSON.stringify(data.rules)).toContain(`${dayOf(startAt)} 至 ${dayOf(endAt - 1)}，每天`);
  setServerNow(endAt);
  expect((await ask(`GET ${LUCK}/list`, MAIN)).data.status).toBe(2);
});

test('whichever of its campaigns was set last decides; given back, it has its own times', async () => {
  const { startAt, endAt } = lottery(MAIN);
  const status = async () => (await ask(`GET ${LUCK}/list`, MAIN)).data.status;
  forcePhase('nursing-care', 0);
  expect(await status()).toBe(0);
  forcePhase('nurse-carnival', 2);
  expect(await status()).toBe(2);
  forcePhase('nursing-care', undefined);
  expect(lottery(MAIN)).toMatchObject({ startAt, endAt });
});

test('before the start nobody has won or drawn, and all prizes are there', async () => {
  forcePhase('nursing-care', 0);
  const { prizes } = (await ask<{ prizes: { left: number; quantity: number }[] }>(`GET ${LUCK}/list`, MAIN)).data;
  expect(prizes.every(({ left, quantity }) => left === quantity)).toBe(true);
  expect((await ask(`GET ${LUCK}/draw/horse`, MAIN)).data).toEqual([]);
  expect((await ask(`GET /api/miniapp/rank/list`, MAIN, { as: 'member' })).data).toMatchObject({
    rows: [],
    me: { rank: null, score: 0 },
  });
});

test('an activity without a lottery name means its own; a lottery of another activity is not found', async () => {
  expect((await ask(`GET ${LUCK}/list`, { activityId: YEAR_ACTIVITY })).data.lotteryId).toBe('LUCK-YEAR');
  expect((await ask(`GET ${LUCK}/list`)).data.lotteryId).toBe('LUCK-2026');
  expect((await ask(`GET ${LUCK}/list`, { ...YEAR, activityId: MAIN_ACTIVITY })).code).toBe(2010);
  expect((await ask(`GET ${LUCK}/list`, { activityId: 12_345 })).code).toBe(2010);
  expect((await ask(`GET ${LUCK}/list`, { activityId: 'abc' })).code).toBe(400);
  expect((await drawIn({ ...YEAR, activityId: MAIN_ACTIVITY }, 'mixed')).code).toBe(2010);
  expect(lottery(YEAR).draws).toEqual([]);
});

test('a draw in one takes its chance and its stock, and leaves the other as it was', async () => {
  const mainStocks = stocksOf(MAIN);
  expect(await chancesIn(MAIN)).toMatchObject({ number: 3 });
  forcePrize({ ...YEAR, prizeId: 'Y-BAG' });
  const { data } = await drawIn(YEAR, 'year-1');
  expect(data).toMatchObject({ prizeId: 'Y-BAG', name: '帆布袋', remaining: 1 });
  expect(await chancesIn(YEAR)).toMatchObject({ number: 1, usedToday: 1 });
  expect(lottery(YEAR).prizes.find(({ prizeId }) => prizeId === 'Y-BAG')?.left).toBe(8);
  expect(await chancesIn(MAIN)).toMatchObject({ number: 3, usedToday: 0 });
  expect(stocksOf(MAIN)).toEqual(mainStocks);

  const yearStocks = stocksOf(YEAR);
  await drawIn(MAIN, 'main-1');
  expect(await chancesIn(MAIN)).toMatchObject({ number: 2, usedToday: 1 });
  expect(await chancesIn(YEAR)).toMatchObject({ number: 1, usedToday: 1 });
  expect(stocksOf(YEAR)).toEqual(yearStocks);
});

test('a prize that was ordered for one is not drawn in the other', async () => {
  forcePrize({ prizeId: 'P-TEA' });
  expect((await drawIn(YEAR, 'year-1')).data.prizeId).toMatch(/^Y-/);
  expect((await drawIn(MAIN, 'main-1')).data.prizeId).toBe('P-TEA');
});

test('the receipts tell each draw, and the prizes can be told by activity and lottery', async () => {
  const before = { all: await prizesIn({}), main: await prizesIn(MAIN), year: await prizesIn(YEAR) };
  forcePrize({ ...MAIN, prizeId: 'P-TEA' });
  forcePrize({ ...YEAR, prizeId: 'Y-BAG' });
  await drawIn(MAIN, 'main-1');
  await drawIn(YEAR, 'year-1');
  const receipt = (clientToken: string) => ask(`GET ${LUCK}/draw/result`, { clientToken }, { as: 'member' });
  expect((await receipt('main-1')).data).toMatchObject({ prizeId: 'P-TEA', remaining: 2 });
  expect((await receipt('year-1')).data).toMatchObject({ prizeId: 'Y-BAG', remaining: 1 });
  expect(await prizesIn({})).toBe(before.all + 2);
  expect(await prizesIn(MAIN)).toBe(before.main + 1);
  expect(await prizesIn({ activityId: YEAR_ACTIVITY })).toBe(before.year + 1);
  expect(await prizesIn({ lotteryId: 'LUCK-YEAR' })).toBe(1);
});

test('rank and winners are those of the activity and the lottery that were asked for', async () => {
  forcePrize({ ...YEAR, prizeId: 'Y-BAG' });
  await drawIn(YEAR, 'year-1');
  setServerNow(serverNow() + HOUR);
  const rankIn = async (activityId: number) =>
    (
      await ask<{ rows: { score: number }[]; me: object }>(
        'GET /api/miniapp/rank/list',
        { activityId },
        { as: 'member' },
      )
    ).data;
  expect(await rankIn(YEAR_ACTIVITY)).toMatchObject({ rows: [{ score: 6 }, {}, {}], me: { rank: 3, score: 1 } });
  expect(await rankIn(MAIN_ACTIVITY)).toMatchObject({ rows: [{ score: 52 }, {}, {}, {}, {}], me: { score: 12 } });
  const winnersIn = async (scope: Scope) => JSON.stringify((await ask(`GET ${LUCK}/draw/horse`, scope)).data);
  expect(await winnersIn(YEAR)).toContain('帆布袋');
  expect(await winnersIn(MAIN)).not.toContain('帆布袋');
});

test('a comment gives a chance in the lottery of its own activity only', async () => {
  const add = (activityId: number) =>
    ask<{ commentId: string }>(
      'POST /api/miniapp/annual/activity/comment/addComment',
      { activityId, content: '护士很耐心', images: [], clientToken: `comment-${activityId}` },
      { as: 'lapsed' },
    );
  const countOf = async (activityId: number) =>
    (await ask('GET /api/miniapp/annual/activity/comment/getCommentCount', { activityId })).data.count;
  const before = await countOf(MAIN_ACTIVITY);
  expect(await chancesIn(YEAR, 'lapsed')).toMatchObject({ number: 1 });
  approve((await add(YEAR_ACTIVITY)).data);
  expect(await countOf(YEAR_ACTIVITY)).toBe(1);
  expect(await countOf(MAIN_ACTIVITY)).toBe(before);
  expect(await chancesIn(YEAR, 'lapsed')).toMatchObject({ number: 2 });
  expect(await chancesIn(MAIN, 'lapsed')).toMatchObject({ number: 0 });
});

test('the control of QA and the reminder of the start reach one lottery', async () => {
  await ask('POST /api/__mock/lottery', { ...YEAR, phase: 'notStarted' });
  const remind = (scope: Scope) =>
    ask(`POST ${LUCK}/remind`, { ...scope, on: true, clientToken: scope.lotteryId }, { as: 'member' });
  expect((await remind(YEAR)).code).toBe(0);
  expect((await remind(MAIN)).code).toBe(400);
  expect(await chancesIn(YEAR)).toMatchObject({ reminded: true });
  expect(await chancesIn(MAIN)).toMatchObject({ reminded: false });
  expect((await drawIn(YEAR, 'early')).code).toBe(2001);
  expect((await drawIn(MAIN, 'main-1')).code).toBe(0);
});

test.each(['list', 'draw/number', 'draw/id', 'qualification', 'draw/horse'])(
  'of a lottery that does not exist nothing is said by %s',
  async (name) => {
    for (const asked of [{ activityId: 98 }, { activityId: MAIN_ACTIVITY, lotteryId: 'LUCK-NEVER' }])
      expect(await ask(`GET ${LUCK}/${name}`, asked, { as: 'member' })).toMatchObject({ code: 2010 });
  },
);
