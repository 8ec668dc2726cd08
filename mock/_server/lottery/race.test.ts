import { ask } from '../../../src/testing/ask';
import { approve } from '../comment/rules';
import { couponsOf } from '../coupon/wallet';
import { ordersOf } from '../orders/store';
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
