import { ask } from '../../../src/testing/ask';
import { approve } from '../comment/control';
import { couponsOf } from '../coupon/wallet';
import { ordersOf } from '../order/store';
import { balanceOf } from '../points';
import { rewards } from '../reward/store';
import { personaUser } from '../users';
import { lottery } from './store';

const DRAW = 'POST /api/miniapp/rank/luck/draw';
const bodyFor = (clientToken: string) => ({
  activityId: 99,
  lotteryId: lottery().lotteryId,
  drawUserId: `LD-${personaUser('member').userId}`,
  clientToken,
});
const mine = () => lottery().draws.filter((row) => row.userId === personaUser('member').userId);
const leaveOneChance = () => {
  const { userId } = personaUser('member');
  const store = lottery();
  const [first] = store.chances.filter((row) => row.userId === userId);
  store.chances = first ? [first] : [];
};

test('50 parallel draws with one chance: exactly one is in the ledger', async () => {
  leaveOneChance();
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) => ask(DRAW, bodyFor(`race-${index}`), { as: 'member' })),
  );
  expect(answers.filter((answer) => answer.code === 0)).toHaveLength(1);
  expect(answers.filter((answer) => answer.code === 2004)).toHaveLength(49);
  expect(mine()).toHaveLength(1);
});

test('50 parallel repeats of one draw are one draw with one answer', async () => {
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => ask<{ recordId: string }>(DRAW, bodyFor('same'), { as: 'member' })),
  );
  expect(new Set(answers.map((answer) => answer.data.recordId)).size).toBe(1);
  expect(mine()).toHaveLength(1);
});

test.each([
  ['P-POINTS-50', 'points', 'done'],
  ['P-COUPON-30', 'coupon', 'done'],
  ['P-VISIT', 'right', 'done'],
  ['P-TEA', 'goods', 'claim'],
])('%s arrives where it belongs', async (prizeId, type, status) => {
  const { userId } = personaUser('member');
  const before = { points: balanceOf(userId).available, coupons: couponsOf(userId).length };
  await ask('POST /api/__mock/draw', { prizeId });
  const { data } = await ask<{ recordId: string; couponId?: string }>(DRAW, bodyFor(`one-${prizeId}`), {
    as: 'member',
  });
  const reward = rewards().rows.find((row) => row.rewardId === data.recordId);
  expect(reward).toMatchObject({ type, status, userId });
  expect(balanceOf(userId).available - before.points).toBe(type === 'points' ? 50 : 0);
  expect(couponsOf(userId).length - before.coupons).toBe(type === 'coupon' ? 1 : 0);
  expect(data.couponId !== undefined).toBe(type === 'coupon');
});

test('a right that is won stands in the rights, one use per win, and its prize leads there', async () => {
  interface Row {
    id: string;
    title: string;
    remaining: number;
    holders: { name: string; validTo: number }[];
  }
  const visits = async () => {
    const { data } = await ask<{ items: Row[] }>('GET /api/miniapp/right/mine', { kind: 'right' }, { as: 'member' });
    return data.items.find((row) => row.id === 'R-visit');
  };
  const before = await visits();
  for (const token of ['visit-1', 'visit-2']) {
    await ask('POST /api/__mock/draw', { prizeId: 'P-VISIT' });
    const { data } = await ask<{ recordId: string; rightId: string }>(DRAW, bodyFor(token), { as: 'member' });
    expect(data.rightId).toBe('R-visit');
    const detail = await ask<{ rightId: string; operate: { reasonAction: { route: string } }[] }>(
      'GET /api/miniapp/reward/detail',
      { rewardId: data.recordId },
      { as: 'member' },
    );
    expect(detail.data).toMatchObject({ rightId: 'R-visit', status: 'done' });
    expect(detail.data.operate[0]?.reasonAction.route).toBe('/equity?rightId=R-visit');
  }
  const after = await visits();
  expect(after?.remaining).toBe((before?.remaining ?? 0) + 2);
  expect(after?.holders.at(-1)).toEqual({ name: '杏运抽奖', validTo: expect.any(Number) });
  const right = await ask('GET /api/miniapp/right/detail', { rightId: 'R-visit' }, { as: 'member' });
  expect(right.data).toMatchObject({ status: 'available', total: 3, remaining: 3 });
});

test('points that are won are in the ledger with their source', async () => {
  await ask('POST /api/__mock/draw', { prizeId: 'P-POINTS-50' });
  const { data } = await ask<{ recordId: string }>(DRAW, bodyFor('ledger'), { as: 'member' });
  const ledger = await ask<{ recordList: unknown[] }>(
    'GET /api/miniapp/points/ledger',
    { type: 'in', currentPage: 1, pageSize: 20 },
    { as: 'member' },
  );
  expect(ledger.data.recordList[0]).toMatchObject({
    title: '杏运抽奖 50 积分',
    delta: 50,
    bizType: 'lottery',
    bizNo: data.recordId,
  });
});

test('a loss leaves no prize', async () => {
  const before = rewards().rows.length;
  await ask('POST /api/__mock/draw', { prizeId: 'P-NONE' });
  expect((await ask(DRAW, bodyFor('loss'), { as: 'member' })).data).toMatchObject({ won: false });
  expect(rewards().rows).toHaveLength(before);
});

test("signing in, and an approved comment each give a chance, up to the day's limit", async () => {
  const number = async () =>
    (await ask<{ number: number }>('GET /api/miniapp/rank/luck/draw/number', { activityId: 99 }, { as: 'member' })).data
      .number;
  const before = await number();
  await ask('POST /api/miniapp/points/sign/do', { clientToken: 'sign' }, { as: 'member' });
  expect(await number()).toBe(before + 1);

  const comment = await ask<{ commentId: string }>(
    'POST /api/miniapp/annual/activity/comment/addComment',
    { activityId: 99, content: '护士讲得很清楚', images: [], clientToken: 'comment' },
    { as: 'member' },
  );
  expect(await number()).toBe(before + 1);
  approve({ commentId: comment.data.commentId });
  expect(await number()).toBe(before + 2);
  expect(await number()).toBe(before + 2);
});

test('an order that is received gives a chance', async () => {
  const number = async () =>
    (await ask<{ number: number }>('GET /api/miniapp/rank/luck/draw/number', { activityId: 99 }, { as: 'member' })).data
      .number;
  const before = await number();
  const { userId } = personaUser('member');
  const shipped = ordersOf(userId).find((order) => order.status === 20);
  const { code } = await ask(
    'POST /api/miniapp/mall/order/confirm',
    { orderNo: shipped?.orderNo, clientToken: 'received' },
    { as: 'member' },
  );
  expect(code).toBe(0);
  expect(await number()).toBe(before + 1);
});
