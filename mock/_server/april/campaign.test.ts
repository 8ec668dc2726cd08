import { ask } from '../../../src/testing/ask';
import { forcePhase } from '../campaign/registry';
import { noticesOf } from '../notice/store';
import { DAY, resetServer, serverNow, setServerNow } from '../state';
import { personaUser } from '../users';

interface Detail {
  blocks: { kind: string }[];
  rewards: { title: string; note: string }[];
}

const kindsOf = ({ blocks }: Detail) => blocks.map(({ kind }) => kind);
const detail = async () => (await ask<Detail>('GET /api/miniapp/campaign/detail', { code: 'april' })).data;

test('how a team comes about is told as long as one can begin', async () => {
  expect(kindsOf(await detail())).toContain('steps');
  setServerNow(serverNow() + 13 * DAY);
  expect(kindsOf(await detail())).toEqual(['team', 'prizes']);
});

test("a prize is counted in the same words on the campaign's page and on a team's", async () => {
  const { rewards } = await detail();
  const { data } = await ask<{ rewards: { note: string }[] }>('GET /api/miniapp/team/activity', { activityId: 96 });
  expect(rewards.map(({ note }) => note)).toEqual(data.rewards.map(({ note }) => note));
});

describe('what came with the team of the beginning is there whichever call comes first', () => {
  type Rows = { recordList: Record<string, unknown>[] };
  const rows = async (path: string, query: Record<string, unknown> = {}) =>
    (await ask<Rows>(`GET /api/miniapp/${path}`, { currentPage: 1, pageSize: 50, ...query }, { as: 'elder' })).data
      .recordList;
  const completedAt = async () =>
    (await ask<{ completedAt: number }>('GET /api/miniapp/team/detail', { teamId: 'TM2008' })).data.completedAt;

  beforeEach(() => resetServer());

  test.each<[string, () => Promise<Record<string, unknown>[]>, Record<string, unknown>]>([
    ['points', () => rows('points/ledger', { type: 'all' }), { title: '四月组队 300 积分', delta: 300 }],
    ['coupons', () => rows('coupon/mine', { tab: 'usable' }), { title: '到店护理券' }],
    ['rewards', () => rows('reward/list'), { name: '手绘风筝', status: 'claim' }],
    ['notices', () => rows('notice/list', { tab: 'activity' }), { title: '小队组成了' }],
  ])('%s', async (_, list, row) => {
    expect(await list()).toContainEqual(expect.objectContaining(row));
    const before = await list();
    await completedAt();
    expect(await list()).toEqual(before);
  });

  test('the coupon is used where the page of the team sends its owner: at the counter, with its code', async () => {
    const given = (await rows('coupon/mine', { tab: 'usable' })).find(({ title }) => title === '到店护理券');
    expect(given?.operate).toMatchObject([{ key: 'show', enabled: true }]);
  });

  test('points came as soon as the team was complete', async () => {
    const [row] = (await rows('points/ledger', { type: 'all' })).filter(({ delta }) => delta === 300);
    expect(Number(row?.at) - (await completedAt())).toBe(20_000);
  });

  test('one kite is gone for each of them, also for a guest', async () => {
    const [kite] = (await detail()).rewards;
    expect(kite?.note).toBe('200 份，还有 197 份');
  });
});

test('before the start all kites are there', async () => {
  forcePhase('april', 0);
  const [kite] = (await detail()).rewards;
  expect(kite?.note).toBe('200 份，还有 200 份');
});

test('a team leads to the page of the campaign only while that is there', async () => {
  type Shown = { operate: { reasonAction?: { route: string } }[] };
  const routes = async () =>
    (await ask<Shown>('GET /api/miniapp/team/detail', { teamId: 'TM2006' }, { as: 'member' })).data.operate.map(
      ({ reasonAction }) => reasonAction?.route,
    );
  forcePhase('april', 2);
  expect(await routes()).toEqual(['/april']);
  forcePhase('april', 3);
  expect(await routes()).toEqual(['/schedule/points-mall']);
});

test('who was not there when the time of a team ran out reads what became of it', async () => {
  resetServer();
  const { userId } = personaUser('newcomer');
  const told = () => noticesOf(userId, serverNow()).find(({ title }) => title === '小队没有组成');
  const payload = { activityId: 96, clientToken: 'team' };
  const { data } = await ask<{ teamId: string }>('POST /api/miniapp/team/create', payload, { as: 'newcomer' });
  expect(told()).toBeUndefined();
  setServerNow(serverNow() + DAY);
  expect(told()).toMatchObject({
    summary: '四月组队，到时间没有齐人，可以重新发起',
    action: { route: `/april-join-team?teamId=${data.teamId}` },
  });
});
