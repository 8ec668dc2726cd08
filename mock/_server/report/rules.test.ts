import { ask } from '@/testing/ask';

const REPORT = 'POST /api/miniapp/rank/report';
const VIEW = { activityId: 95, event: 'view', page: '/coupon-list', channelName: 'poster', channelType: '2', ts: 1 };
const listed = async () => (await ask<{ extra: object }[]>('POST /api/__mock/reports')).data;

test('QA reads who did what, through which channel, with the extra fields', async () => {
  await ask(REPORT, VIEW);
  await ask(REPORT, { ...VIEW, event: 'claim', rewardId: 'R1', place: 2 }, { as: 'member' });
  const { ts: _, ...fields } = VIEW;
  expect(await listed()).toMatchObject([
    { ...fields, userId: '', extra: {} },
    { ...fields, event: 'claim', userId: 'U1002', extra: { rewardId: 'R1', place: 2 } },
  ]);
});

test('of the rest only eight short fields are kept', async () => {
  const many = Object.fromEntries(Array.from({ length: 12 }, (_, place) => [`field${place}`, place]));
  await ask(REPORT, { ...VIEW, nested: { a: 1 }, list: [1], yes: true, 'a b': 'x', text: '好'.repeat(99), ...many });
  const [row] = await listed();
  expect(Object.keys(row?.extra ?? {})).toHaveLength(8);
  expect(row?.extra).toMatchObject({ text: '好'.repeat(64), field0: 0 });
  expect(row?.extra).not.toHaveProperty('nested');
});

test.each([{ activityId: 'x' }, { event: '' }, { page: 7 }])('a report with %j is refused', async (change) => {
  expect((await ask(REPORT, { ...VIEW, ...change })).code).toBe(400);
});
