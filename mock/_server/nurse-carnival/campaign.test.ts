import type { Thematic } from '@/features/activity/thematicContract';
import { ask } from '@/testing/ask';
import { MAIN_ACTIVITY } from '../activity/rules';
import { needThematic } from '../activity/thematic/store';
import { forcePhase, type Phase } from '../campaign/registry';
import { lottery } from '../lottery/store';
import { HOUR, setServerNow } from '../state';

const CODE = 'nurse-carnival';
const NUMBER = 'GET /api/miniapp/rank/luck/draw/number';

const campaign = async (as?: 'member' | 'newcomer') =>
  (
    await ask<{ status: Phase; startAt: number; endAt: number; blocks: { kind: string }[]; operate: object[] }>(
      'GET /api/miniapp/campaign/detail',
      { code: CODE },
      as && { as },
    )
  ).data;
const thematic = async () =>
  (await ask<Thematic>('GET /api/miniapp/annual/activity/thematic/detail', { activityId: MAIN_ACTIVITY })).data;

test('both calls tell of one status and one period, in every phase', async () => {
  for (const phase of [undefined, 0, 1, 2, 3] as const) {
    forcePhase(CODE, phase);
    const [own, ofSpec] = await Promise.all([campaign(), thematic()]);
    expect(ofSpec.status).toBe(own.status);
    if (phase === undefined) expect(own).toMatchObject({ status: 1, startAt: ofSpec.startAt, endAt: ofSpec.endAt });
  }
});

test('what was taken off tells nothing of its welfare', async () => {
  forcePhase(CODE, 3);
  expect(await thematic()).toMatchObject({ status: 3, welfare: [] });
  expect((await thematic()).live).toBeUndefined();
});

test('after the end nothing can be claimed, before the start neither', async () => {
  const statuses = async () => [...new Set((await thematic()).welfare.map(({ status }) => status))].sort();
  forcePhase(CODE, 0);
  expect(await statuses()).toEqual(['expired', 'notStarted']);
  forcePhase(CODE, 2);
  expect(await statuses()).toEqual(['expired']);
});

test('nobody draws before the start or after the end; given back, the lottery is as before', async () => {
  const own = { ...lottery() };
  const button = async () =>
    (await ask<{ operate: { reasonText?: string }[] }>(NUMBER, { activityId: MAIN_ACTIVITY }, { as: 'member' })).data
      .operate[0]?.reasonText;
  for (const [phase, reason] of [
    [0, '还没开始'],
    [2, '已经结束'],
    [3, '已经结束'],
    [1, undefined],
  ] as const) {
    forcePhase(CODE, phase);
    expect(await button()).toBe(reason);
  }
  forcePhase(CODE, undefined);
  expect(lottery()).toMatchObject({ startAt: own.startAt, endAt: own.endAt });
});

test('the main action counts the draws of a member', async () => {
  expect((await campaign()).operate).toMatchObject([{ key: 'draw', text: '去抽奖' }]);
  expect((await campaign('member')).operate).toMatchObject([{ key: 'draw', text: '去抽奖（剩 3 次）' }]);
  // He has a chance, and no card to use it with.
  expect((await campaign('newcomer')).operate).toMatchObject([{ key: 'draw', text: '去抽奖' }]);
  for (const [phase, text] of [
    ['notStarted', '看看抽奖'],
    ['ended', '看抽奖结果'],
  ]) {
    await ask('POST /api/__mock/lottery', { phase });
    expect((await campaign('member')).operate).toMatchObject([{ key: 'draw', text }]);
  }
  forcePhase(CODE, 2);
  expect((await campaign('member')).operate).toMatchObject([{ key: 'prizes' }]);
});

test('the lottery names watching as a source and leads to the page; a lottery without a broadcast does not', async () => {
  const sourcesOf = async (activityId: number) =>
    (
      await ask<{ sources: { key: string; operate: object[] }[] }>(NUMBER, { activityId }, { as: 'member' })
    ).data.sources.filter(({ key }) => key === 'live');
  expect(await sourcesOf(MAIN_ACTIVITY)).toMatchObject([{ operate: [{ reasonAction: { route: '/activity' } }] }]);
  expect(await sourcesOf(97)).toEqual([]);
  forcePhase(CODE, 3);
  expect(await sourcesOf(MAIN_ACTIVITY)).toEqual([]);
  const { data } = await ask('GET /api/miniapp/rank/luck/list', { activityId: MAIN_ACTIVITY });
  expect(JSON.stringify(data.rules)).toContain('看一场直播：看满 10 秒 +1 次，每天最多 1 次');
});

test('the rules name every way to a chance that the lottery has', async () => {
  const { data } = await ask<{ blocks: object[] }>('GET /api/miniapp/text/detail', { key: 'nurse-carnival-rules' });
  const { sources } = (await ask<{ sources: { label: string }[] }>(NUMBER, { activityId: 99 }, { as: 'member' })).data;
  const words = JSON.stringify(data.blocks);
  expect(sources.filter(({ label }) => !words.includes(label))).toEqual([]);
  const luck = await ask<{ rules: { items?: string[] }[] }>('GET /api/miniapp/rank/luck/list', { activityId: 99 });
  const [terms] = luck.data.rules.flatMap(({ items }) => (items ? [items] : []));
  expect(terms?.[0]).toMatch(/ 至 .+ 24 小时可参与$/);
  expect(terms?.filter((line) => !words.includes(line))).toEqual([]);
});

test('a broadcast that was to begin after the end is not offered, and what cannot be done gives no chance', async () => {
  const { live } = needThematic({ activityId: MAIN_ACTIVITY });
  setServerNow((live?.startAt ?? 0) - HOUR);
  const sources = async () =>
    (
      await ask<{ sources: { key: string }[] }>(NUMBER, { activityId: MAIN_ACTIVITY }, { as: 'member' })
    ).data.sources.map(({ key }) => key);
  expect((await thematic()).live?.operate).toMatchObject([{ key: 'remind' }]);
  expect(await sources()).toEqual(expect.arrayContaining(['comment', 'live']));
  forcePhase(CODE, 2);
  expect((await thematic()).live).toBeUndefined();
  expect(await sources()).not.toContain('comment');
  expect(await sources()).not.toContain('live');
  const wish = { activityId: MAIN_ACTIVITY, about: 'live', id: live?.liveId, on: true, clientToken: 'late' };
  expect((await ask('POST /api/miniapp/annual/activity/thematic/remind', wish, { as: 'member' })).code).toBe(2002);
});
