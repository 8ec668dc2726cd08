import { ask } from '@/testing/ask';
import { DAY, resetServer, serverNow, setServerNow } from '../state';
import type { PersonaKey } from '../users';

const BASE = '/api/miniapp/annual/activity/comment';
const ENDED = 93;
const COMING = 94;

interface Row {
  commentId: string;
  nickname: string;
  content: string;
  createdAt: number;
  likeCount: number;
  liked: boolean;
  topped: boolean;
  mine: boolean;
}
interface Listed {
  totalCount: number;
  recordList: Row[];
}

beforeEach(() => resetServer());

const token = () => crypto.randomUUID();
const add = (content: unknown, as: PersonaKey = 'lapsed', activityId = 99) =>
  ask<{ commentId: string; auditStatus: number }>(
    `POST ${BASE}/addComment`,
    { activityId, content, images: [], clientToken: token() },
    { as },
  );
const list = async (payload: Record<string, unknown> = {}, as?: PersonaKey) =>
  (
    await ask<Listed>(
      `POST ${BASE}/getCommentDetail`,
      { activityId: 99, currentPage: 1, pageSize: 50, sort: 'new', ...payload },
      as ? { as } : {},
    )
  ).data;
const mine = async (as: PersonaKey = 'lapsed', activityId = 99) =>
  (
    await ask<{ recordList: Record<string, unknown>[] }>(
      `GET ${BASE}/mine`,
      { activityId, currentPage: 1, pageSize: 20 },
      { as },
    )
  ).data.recordList;
const act = (name: string, payload: Record<string, unknown>, as: PersonaKey = 'lapsed') =>
  ask<{ likeCount: number }>(`POST ${BASE}/${name}`, { ...payload, clientToken: token() }, { as });
const control = (name: string, body: Record<string, unknown>) => ask(`POST /api/__mock/${name}`, body);

test('a comment is seen by its author at once and by others after approval, with a masked name', async () => {
  const { data } = await add('护士姐姐很耐心');
  expect(data.auditStatus).toBe(0);
  const others = async () => (await list({}, 'elder')).recordList.find(({ commentId }) => commentId === data.commentId);
  expect(await others()).toBeUndefined();
  expect(await mine()).toMatchObject([{ commentId: data.commentId, auditStatus: 0 }]);
  expect(await mine('elder')).toEqual([]);
  await control('approve', { commentId: data.commentId });
  expect(await others()).toMatchObject({ nickname: '阿*', content: '护士姐姐很耐心', mine: false });
  expect((await list({}, 'lapsed')).recordList.find(({ commentId }) => commentId === data.commentId)?.mine).toBe(true);
});

test('a rejected comment is seen by its author only, with the reason', async () => {
  const { data } = await add('可以介绍护工');
  await control('reject', { commentId: data.commentId, reason: '含联系方式' });
  expect(await mine()).toMatchObject([{ auditStatus: 2, rejectReason: '含联系方式' }]);
  expect(JSON.stringify(await list({}, 'lapsed'))).not.toContain(data.commentId);
  expect((await control('reject', { commentId: 'C0', reason: '无' })).code).toBe(2010);
});

test('without a reason no comment is turned down', async () => {
  const { data } = await add('护士姐姐很耐心');
  await control('approve', { commentId: data.commentId });
  expect((await control('reject', { commentId: data.commentId })).code).toBe(400);
  expect(await mine()).toMatchObject([{ auditStatus: 1 }]);
});

test.each([
  ['', 400],
  ['   ', 400],
  ['😀👍', 400],
  ['谢'.repeat(201), 400],
  ['加微信', 400],
  [7, 400],
  ['谢'.repeat(200), 0],
  [`${'😀'.repeat(199)}好`, 0],
])('a comment %p is answered with %p', async (content, code) => {
  expect((await add(content)).code).toBe(code);
});

test('one comment in ten seconds, with the time that is left', async () => {
  const now = serverNow();
  setServerNow(now);
  await add('第一条');
  setServerNow(now + 4000);
  const refused = await add('第二条');
  expect(refused.code).toBe(2009);
  expect((refused.data as unknown as { retryAfter: number }).retryAfter).toBeLessThan(6100);
  setServerNow(now + 10_500);
  expect((await add('第二条')).code).toBe(0);
});

test('the same wish twice is one comment', async () => {
  const payload = { activityId: 99, content: '谢谢', images: [], clientToken: token() };
  const first = await ask(`POST ${BASE}/addComment`, payload, { as: 'lapsed' });
  const again = await ask(`POST ${BASE}/addComment`, payload, { as: 'lapsed' });
  expect([again.data.commentId, again.replayed]).toEqual([first.data.commentId, true]);
  expect(await mine()).toHaveLength(1);
});

test.each([
  [ENDED, 2002, '活动已结束，评论已关闭，可以看看其他活动'],
  [COMING, 2001, '活动还没有开始，开始后可以评论'],
  [1, 2010, '没有找到这个活动，不能评论，可以回首页看看'],
])('activity %p takes no comment, and says so before', async (activityId, code, words) => {
  expect(await add('谢谢', 'lapsed', activityId)).toMatchObject({ code, msg: words });
  const { data } = await ask(`GET ${BASE}/getCommentCount`, { activityId });
  expect(data.operate).toMatchObject([{ key: 'add', enabled: false, reasonText: words }]);
});

test('of an activity that nobody knows there is no list', async () => {
  const answer = await ask(`POST ${BASE}/getCommentDetail`, {
    activityId: 1,
    currentPage: 1,
    pageSize: 50,
    sort: 'new',
  });
  expect(answer).toMatchObject({ code: 2010, msg: '没有找到这个活动，可以回首页看看' });
});

test.each(['best', 'constructor', 1, ['hot']])('an order that there is none (%j) is refused', async (sort) => {
  const answer = await ask(`POST ${BASE}/getCommentDetail`, { activityId: 99, currentPage: 1, pageSize: 50, sort });
  expect(answer).toMatchObject({ code: 400, msg: '没有这种排序，请换一个' });
});

test('newest first, or most liked first; those on top stay there; pages have no gap', async () => {
  const newest = (await list()).recordList;
  expect(newest[0]?.topped).toBe(true);
  const times = newest.slice(1).map(({ createdAt }) => createdAt);
  expect(times).toEqual([...times].sort((a, b) => b - a));
  const likes = (await list({ sort: 'hot' })).recordList.slice(1).map(({ likeCount }) => likeCount);
  expect(likes).toEqual([...likes].sort((a, b) => b - a));
  const all = [];
  for (let currentPage = 1; currentPage <= 6; currentPage += 1) {
    all.push(...(await list({ sort: 'hot', currentPage })).recordList.map(({ commentId }) => commentId));
  }
  expect(new Set(all).size).toBe((await list()).totalCount);
});

test('the latest for a landing page are the newest ones, whatever stands on top of the list', async () => {
  const newest = (await list()).recordList.sort((a, b) => b.createdAt - a.createdAt);
  const { data } = await ask<{ commentId: string }[]>(`GET ${BASE}/getCommentList`, { activityId: 99, limit: 3 });
  expect(data.map(({ commentId }) => commentId)).toEqual(newest.slice(0, 3).map(({ commentId }) => commentId));
});

test('a like counts once for each member and can be taken back', async () => {
  const [row] = (await list()).recordList;
  const commentId = String(row?.commentId);
  const likes = Number(row?.likeCount);
  for (const on of [true, true]) expect((await act('like', { commentId, on })).data.likeCount).toBe(likes + 1);
  expect((await act('like', { commentId, on: true }, 'elder')).data.likeCount).toBe(likes + 2);
  expect((await list({}, 'lapsed')).recordList[0]).toMatchObject({ liked: true, likeCount: likes + 2 });
  expect((await act('like', { commentId, on: false })).data.likeCount).toBe(likes + 1);
  expect((await act('like', { commentId, on: 1 })).code).toBe(400);
  expect((await act('like', { commentId: 'C0', on: true })).code).toBe(2010);
});

test('nobody likes, reports or deletes what he cannot see', async () => {
  const { commentId } = (await add('等待审核')).data;
  expect((await act('like', { commentId, on: true }, 'elder')).code).toBe(2010);
  expect((await act('report', { commentId, reason: '其他' }, 'elder')).code).toBe(2010);
  expect((await act('delete', { commentId }, 'elder')).code).toBe(2010);
});

test('only the author deletes, and it is gone everywhere', async () => {
  const { commentId } = (await add('写错了')).data;
  await control('approve', { commentId });
  const before = (await list()).totalCount;
  expect((await act('delete', { commentId }, 'elder')).code).toBe(2011);
  expect((await act('delete', { commentId })).code).toBe(0);
  expect((await list()).totalCount).toBe(before - 1);
  expect(await mine()).toEqual([]);
  expect((await act('delete', { commentId })).code).toBe(2010);
});

test('a report needs a reason and somebody else’s comment', async () => {
  const { commentId } = (await add('我自己的')).data;
  await control('approve', { commentId });
  expect((await act('report', { commentId, reason: '广告' })).code).toBe(400);
  expect((await act('report', { commentId }, 'elder')).code).toBe(400);
  expect((await act('report', { commentId, reason: '广告' }, 'elder')).code).toBe(0);
});

test('QA asks for any number of comments', async () => {
  await control('comments', { count: 10_000 });
  expect((await list()).totalCount).toBe(10_000);
  expect((await control('comments', { count: -1 })).code).toBe(400);
  setServerNow(serverNow() + DAY);
  expect((await list({ currentPage: 200 })).recordList).toHaveLength(50);
});
