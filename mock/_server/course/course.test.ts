import { ask } from '@/testing/ask';
import { lottery } from '../lottery/store';
import { earn } from '../points';
import { rights } from '../rights/store';
import { DAY, dayOf, HOUR, resetServer, serverNow, setServerNow, startOfDay } from '../state';
import { type PersonaKey, personaUser } from '../users';
import { courseStore } from './store';

const BASE = '/api/miniapp/course';

beforeEach(() => resetServer());

const detail = async (courseId: string, as?: PersonaKey) =>
  (await ask(`GET ${BASE}/detail`, { courseId }, as ? { as } : {})).data;
const listed = async (query: Record<string, unknown>, as?: PersonaKey) =>
  (await ask<{ recordList: { courseId: string }[]; totalCount: number }>(`GET ${BASE}/list`, query, as ? { as } : {}))
    .data;
const watch = (lessonId: string, seconds: number, as: PersonaKey = 'member', clientToken?: string) =>
  ask(`POST ${BASE}/progress`, { lessonId, seconds, ...(clientToken ? { clientToken } : {}) }, { as });
const finish = async (courseId: string, lessons: number, as: PersonaKey = 'member') => {
  for (let no = 1; no < lessons; no += 1) await watch(`${courseId}-${no}`, 90, as);
  return watch(`${courseId}-${lessons}`, 90, as);
};
const growthOf = (as: PersonaKey) => rights().growth.filter(({ userId }) => userId === personaUser(as).userId).length;
const taskOf = async (as: PersonaKey) =>
  (await ask<{ taskId: string; status: string }[]>('GET /api/miniapp/points/task/list', {}, { as })).data.find(
    ({ taskId }) => taskId === 'course',
  )?.status;
const chancesOf = async (as: PersonaKey) =>
  (await ask('GET /api/miniapp/rank/luck/draw/number', { activityId: lottery().activityId }, { as })).data.number;

test.each([
  ['C1001', 'member', 'owned'],
  ['C1003', 'member', 'open'],
  ['C1003', 'newcomer', 'locked'],
  ['C1003', undefined, 'locked'],
  ['C1006', 'newcomer', 'open'],
  ['C1006', undefined, 'locked'],
  ['C1008', 'member', 'expired'],
  ['C1014', 'member', 'soon'],
] as const)('%s is for %s %s', async (courseId, as, access) => {
  expect((await detail(courseId, as)).access).toBe(access);
});

test('only the trial lesson of a locked course has an address', async () => {
  const { lessons } = (await detail('C1005', 'newcomer')) as { lessons: { videoUrl: string }[] };
  expect(lessons.map(({ videoUrl }) => videoUrl !== '')).toEqual([true, false, false, false, false, false]);
  expect((await watch('C1005-2', 10, 'newcomer')).code).toBe(2006);
  expect((await watch('C1005-1', 10, 'newcomer')).code).toBe(0);
});

test('search finds titles, teachers and lessons; filters and categories narrow', async () => {
  expect((await listed({ keyword: '母乳喂养' })).recordList.map(({ courseId }) => courseId)).toEqual(['C1006']);
  expect((await listed({ keyword: '周雯 翻身' })).totalCount).toBeGreaterThan(1);
  expect((await listed({ keyword: 'zzz' })).totalCount).toBe(0);
  expect((await listed({ category: 'aid', filter: 'free' })).totalCount).toBe(2);
  expect((await listed({ filter: 'mine' }, 'member')).totalCount).toBe(2);
  expect((await listed({ filter: 'mine' })).totalCount).toBe(0);
  expect((await ask(`GET ${BASE}/list`, { filter: '__proto__' })).code).toBe(400);
});

test('progress is the same on every phone, and goes on where it was', async () => {
  await watch('C1003-5', 40);
  const { data } = await ask(`GET ${BASE}/mine`, {}, { as: 'member' });
  expect(data.resume).toMatchObject({ courseId: 'C1003', lessonNo: 5, position: 40, doneLessons: 4 });
});

test.each([-1, 1.5, '30', 90_000, undefined])('a place of %p is refused', async (seconds) => {
  expect((await ask(`POST ${BASE}/progress`, { lessonId: 'C1006-1', seconds }, { as: 'member' })).code).toBe(400);
});

describe('finishing', () => {
  // Today, since the lottery runs for some days around it.
  beforeEach(() => setServerNow(startOfDay(dayOf(Date.now())) + 10 * HOUR));

  test('a lesson gives its task and a chance once, whatever is sent again', async () => {
    const before = Number(await chancesOf('member'));
    expect((await watch('C1006-1', 80)).data.finished).toBe('');
    const first = await watch('C1006-1', 81, 'member', 'once');
    expect(first.data).toMatchObject({ finished: 'lesson', rewardText: '今天的学习任务完成了，可以去领积分' });
    expect((await watch('C1006-1', 81, 'member', 'once')).replayed).toBe(true);
    expect((await watch('C1006-1', 90)).data).toEqual({ finished: '', rewardText: '' });
    expect(await taskOf('member')).toBe('claimable');
    expect(await chancesOf('member')).toBe(before + 1);
  });

  test('the next day the same lesson gives nothing, another one does', async () => {
    await watch('C1006-1', 90, 'newcomer');
    setServerNow(serverNow() + DAY);
    await watch('C1006-1', 90, 'newcomer');
    expect(await taskOf('newcomer')).toBe('todo');
    await watch('C1006-2', 90, 'newcomer');
    expect(await taskOf('newcomer')).toBe('claimable');
  });

  test('a course gives growth once', async () => {
    expect((await finish('C1006', 5, 'newcomer')).data).toMatchObject({
      finished: 'course',
      rewardText: '整门课学完了，成长值 +30',
    });
    setServerNow(serverNow() + DAY);
    await finish('C1006', 5, 'newcomer');
    expect(growthOf('newcomer')).toBe(1);
  });
});

test('a course of the mall is there when it is paid for, and once more goes on from its end', async () => {
  const buy = async (as: PersonaKey) => {
    const preview = await ask('POST /api/miniapp/mall/order/preview', { skuId: 'G5002-1', num: 1 }, { as });
    const { previewToken } = preview.data;
    return ask('POST /api/miniapp/mall/order/create', { previewToken, clientToken: `b-${as}` }, { as });
  };
  const { orderNo } = (await buy('member')).data;
  const course = await detail('C1002', 'member');
  expect(course).toMatchObject({ access: 'owned' });
  expect(Number(course.expireAt) - serverNow()).toBeGreaterThan(364 * DAY);
  const result = await ask('GET /api/miniapp/mall/order/result', { orderNo }, { as: 'member' });
  expect(result.data.nextSteps).toContainEqual({ text: '课程已到账，去学习', route: '/course-list?courseId=C1002' });
  const { data: mine } = await ask<{ items: { id: string }[] }>('GET /api/miniapp/right/mine', {}, { as: 'member' });
  expect(mine.items.map(({ id }) => id)).toContain('C1002');

  const before = Number((await detail('C1002', 'elder')).expireAt);
  await buy('elder');
  expect(Number((await detail('C1002', 'elder')).expireAt)).toBe(before + 365 * DAY);
});

test('a course of the mall can be had again and again, one at a time, and says from when it goes on', async () => {
  const look = async (num: number) =>
    (await ask('POST /api/miniapp/mall/order/preview', { skuId: 'G5001-1', num }, { as: 'member' })).data;
  const good = () => ask('GET /api/miniapp/mall/goods/detail', { goodsId: 'G5001' }, { as: 'member' });
  const before = Number((await detail('C1001', 'member')).expireAt);
  expect((await good()).data).toMatchObject({
    limitPerUser: null,
    deliverText: expect.stringMatching(/^兑换后立即到账；您已有这门课，再换从 .+起接着算$/),
    operate: [{ key: 'exchange', enabled: true }],
  });
  const twice = await look(2);
  expect(twice).toMatchObject({ errors: [{ code: 'limit', text: '课程每次换 1 份' }], maxNum: 1 });
  for (const clientToken of ['b-1', 'b-2']) {
    earn(personaUser('member').userId, { points: 700, title: '测试', bizType: 'adjust', bizNo: clientToken });
    const { previewToken } = await look(1);
    await ask('POST /api/miniapp/mall/order/create', { previewToken, clientToken }, { as: 'member' });
  }
  expect((await detail('C1001', 'member')).expireAt).toBe(before + 2 * 365 * DAY);
});

test('who may learn until a day may do so on the whole of it', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-30T11:08:00+08:00'));
  resetServer();
  for (const [persona, courseId] of [
    ['elder', 'C1002'],
    ['lapsed', 'C1016'],
  ] as const) {
    const last = Number((await detail(courseId, persona)).expireAt) - 1;
    setServerNow(startOfDay(dayOf(last)) + 20 * HOUR);
    expect((await detail(courseId, persona)).access).toBe('owned');
  }
});

test('what the card opens is not paid for in the mall either', async () => {
  const { data } = await ask('GET /api/miniapp/mall/goods/detail', { goodsId: 'G5007' }, { as: 'member' });
  const reasonText = '这门课不用换，可以直接学';
  const reasonAction = { text: '去学习', route: '/course-list?courseId=C1013' };
  expect(data).toMatchObject({ operate: [{ key: 'exchange', enabled: false, reasonText, reasonAction }] });
  const preview = await ask('POST /api/miniapp/mall/order/preview', { skuId: 'G5007-1', num: 1 }, { as: 'member' });
  expect(preview.data.errors).toContainEqual({ code: 'limit', text: reasonText });
});

test('what has ended keeps its progress, and can be got again', async () => {
  expect(await detail('C1008', 'member')).toMatchObject({ access: 'expired', doneLessons: 7 });
  setServerNow(serverNow() + 800 * DAY);
  expect(await detail('C1001', 'member')).toMatchObject({ access: 'expired', doneLessons: 3 });
});

test('a course opens at its time', async () => {
  setServerNow(courseStore().seededAt + 10 * DAY + HOUR);
  expect((await detail('C1014', 'member')).access).toBe('locked');
});

test('a mark is set and taken away, by members only', async () => {
  const mark = (on: unknown, as?: PersonaKey) =>
    ask(`POST ${BASE}/favorite`, { courseId: 'C1001', on }, as ? { as } : {});
  expect((await mark(true)).code).toBe(999);
  expect((await mark('yes', 'member')).code).toBe(400);
  await mark(true, 'member');
  expect((await listed({ filter: 'favorite' }, 'member')).totalCount).toBe(2);
  await mark(false, 'member');
  expect((await listed({ filter: 'favorite' }, 'member')).totalCount).toBe(1);
  expect((await listed({ filter: 'favorite' }, 'elder')).totalCount).toBe(0);
});
