import type { NoticeDetail, NoticeRow, PinnedNotice } from '@/features/notice/contract';
import { ask } from '@/testing/ask';
import { approve } from '../comment/control';
import { comments } from '../comment/store';
import { changeLottery } from '../lottery/control';
import { mall } from '../mall/store';
import { myCard } from '../membership/membership';
import { openOrder } from '../membership/orderStore';
import { orders } from '../order/store';
import { rewards } from '../reward/store';
import { DAY, resetServer, serverNow, setServerNow } from '../state';
import { type PersonaKey, personaUser } from '../users';
import { notices, notify } from './store';

interface List {
  totalCount: number;
  recordList: NoticeRow[];
  pinned: PinnedNotice[];
  counts: { all: number; activity: number; order: number; right: number };
}

const base = '/api/miniapp/notice';
const list = async (as: PersonaKey = 'member', tab = 'all', currentPage = 1) =>
  (await ask<List>(`GET ${base}/list`, { tab, currentPage, pageSize: 50 }, { as })).data;
const write = (name: string, noticeId: string, as: PersonaKey = 'member') =>
  ask<{ unread: number }>(`POST ${base}/${name}`, { noticeId }, { as });
const unreadOf = async (as: PersonaKey = 'member') =>
  (await ask<{ unread: number }>(`GET ${base}/unread`, {}, { as })).data.unread;
const detail = (noticeId: string, as: PersonaKey = 'member') =>
  ask<NoticeDetail>(`GET ${base}/detail`, { noticeId }, { as });
const titles = async (as: PersonaKey = 'member', tab = 'all') =>
  (await list(as, tab)).recordList.map(({ title }) => title);
const { userId } = personaUser('member');

const hello = { type: 'order' as const, key: 'hello', title: '您好', summary: '一句话' };

test('newest first, enough for two pages, each tab its own; what is pinned stands beside them', async () => {
  const { recordList, pinned, totalCount } = await list();
  const times = recordList.map(({ at }) => at ?? 0);
  expect(times).toEqual([...times].sort((a, b) => b - a));
  expect(totalCount).toBeGreaterThan(20);
  expect(pinned.map(({ title }) => title)).toEqual(['电话客服检修 6 小时']);
  const right = await list('member', 'right');
  expect(new Set(right.recordList.map(({ type }) => type))).toEqual(new Set(['right']));
  expect(right.pinned).toEqual([]);
});

test('the counts of the tabs, of the dots and of the member page agree', async () => {
  const { counts, recordList, pinned } = await list();
  expect(counts.all).toBe([...recordList, ...pinned].filter(({ read }) => !read).length);
  expect(await unreadOf()).toBe(counts.all);
  const home = await ask<{ unread: number }>('GET /api/miniapp/user/home', {}, { as: 'member' });
  expect(home.data.unread).toBe(counts.all);
});

test('how many messages are unread after a reset does not hang on a millisecond', async () => {
  const counts: number[] = [];
  for (const step of [0, 1]) {
    resetServer();
    let at = Date.now();
    jest.spyOn(Date, 'now').mockImplementation(() => {
      at += step;
      return at;
    });
    counts.push(await unreadOf());
    jest.restoreAllMocks();
  }
  expect(counts[1]).toBe(counts[0]);
});

test('what happened is told once, also when it is told again or was deleted', async () => {
  notify(userId, hello);
  notify(userId, hello);
  const found = (await list()).recordList.filter(({ title }) => title === '您好');
  expect(found).toHaveLength(1);
  await write('delete', found[0]?.noticeId ?? '');
  notify(userId, hello);
  expect(await titles()).not.toContain('您好');
});

test('read once, read twice, read all', async () => {
  notify(userId, hello);
  const before = await unreadOf();
  const { noticeId = '' } = (await list()).recordList[0] ?? {};
  expect((await write('read', noticeId)).data.unread).toBe(before - 1);
  expect((await write('read', noticeId)).data.unread).toBe(before - 1);
  expect((await ask(`POST ${base}/read/all`, {}, { as: 'member' })).data).toMatchObject({ unread: 0 });
  expect(await unreadOf()).toBe(0);
  expect(await unreadOf('elder')).toBeGreaterThan(0);
});

test('deleted and brought back; an announcement stays', async () => {
  notify(userId, hello);
  const { noticeId = '' } = (await list()).recordList[0] ?? {};
  await write('delete', noticeId);
  expect([await titles(), (await detail(noticeId)).code]).toEqual([expect.not.arrayContaining(['您好']), 2010]);
  await write('restore', noticeId);
  expect(await titles()).toContain('您好');
  expect((await write('delete', 'NA2')).code).toBe(2004);
});

test("another member's, an unknown and a withdrawn one are refused", async () => {
  notify(userId, hello);
  const { noticeId = '' } = (await list()).recordList[0] ?? {};
  for (const name of ['read', 'delete', 'restore']) expect((await write(name, noticeId, 'elder')).code).toBe(2011);
  expect((await detail(noticeId, 'elder')).code).toBe(2011);
  expect((await detail('N0')).code).toBe(2010);
  expect((await detail('NA2')).code).toBe(0);
  await ask('POST /api/__mock/withdrawNotice', { noticeId: 'NA2' });
  expect((await detail('NA2')).code).toBe(2010);
  expect(await titles()).not.toContain('积分规则更新了');
});

test('a parcel that leaves by the clock, a card and an order that wait', async () => {
  const { expireAt } = myCard(userId, serverNow());
  expect((await titles('member', 'order')).some((title) => title.endsWith('待支付'))).toBe(true);
  const waiting = orders().rows.filter((row) => row.userId === userId && row.status === 10);
  expect(waiting.length).toBeGreaterThan(0);
  const parcels = async () => (await titles('member', 'order')).filter((title) => title.endsWith('已发货')).length;
  const before = await parcels();
  setServerNow(serverNow() + 2 * DAY);
  expect(await parcels()).toBe(before + waiting.length);
  setServerNow((expireAt ?? 0) - 20 * DAY);
  expect((await titles('member', 'right')).some((title) => title.endsWith('会员快到期了'))).toBe(true);
  setServerNow((expireAt ?? 0) + DAY);
  expect((await titles('member', 'right')).some((title) => title.endsWith('会员已到期'))).toBe(true);
});

test('a comment that is let through or turned down is told to its author in every browser', async () => {
  const write1 = await ask<{ commentId: string }>(
    'POST /api/miniapp/annual/activity/comment/addComment',
    { activityId: 99, content: '护士很细心，谢谢', images: [], clientToken: 'notice-comment' },
    { as: 'member' },
  );
  expect(write1.code).toBe(0);
  const before = await unreadOf();
  approve({ commentId: write1.data.commentId });
  expect(comments().rows.some(({ commentId }) => commentId === write1.data.commentId)).toBe(true);
  // Every call of `ask` has a session of its own, like another browser.
  expect(await unreadOf()).toBe(before + 1);
  expect(await titles('member', 'activity')).toContain('您的评论已展示');
});

test('a campaign that is over says so, and leads to its result', async () => {
  const activity = (await list('member', 'activity')).recordList;
  const shown = await Promise.all(activity.map(({ noticeId }) => detail(noticeId)));
  const ways = shown.map(({ data }) => data).filter(({ title }) => title.endsWith('开始了'));
  expect(ways.length).toBeGreaterThan(0);
  setServerNow(serverNow() + 200 * DAY);
  const { data } = await detail(ways[0]?.noticeId ?? '');
  expect(data).toMatchObject({ action: { status: 'ended' }, actionNote: expect.stringContaining('结束') });
});

test('whether it helped: the last answer counts; a guest may say so of texts only', async () => {
  const say = (payload: object, as?: PersonaKey) =>
    ask('POST /api/miniapp/text/feedback', { ...payload }, as ? { as } : {});
  expect((await say({ key: 'points', helpful: true })).code).toBe(0);
  expect((await say({ key: 'points', helpful: false }, 'member')).code).toBe(0);
  expect(notices().feedback.get(`${userId} points`)).toBe(false);
  expect((await say({ key: 'nothing', helpful: true })).code).toBe(2010);
  expect((await say({ noticeId: 'NA2', helpful: true })).code).toBe(400);
  expect((await say({ noticeId: 'NA2', helpful: 'yes' }, 'member')).code).toBe(400);
});

test.each([
  ['until a midnight is told with the day before', '2026-12-28', '2026-12-30T00:00', '12 月 29 日前'],
  [
    'until the middle of a day is told with the time: nobody comes too late on that day',
    '2026-11-28',
    '2026-12-01T05:43',
    '12 月 1 日 05:43 前',
  ],
])('a reward that can be claimed %s', async (_, today, until, words) => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse(`${today}T10:00:00+08:00`));
  resetServer();
  const row = rewards().rows.find((each) => each.userId === userId && each.status === 'claim');
  Object.assign(row ?? {}, { claimBefore: Date.parse(`${until}:00+08:00`) });
  const told = (await list()).recordList.find(({ title }) => title === `${row?.name}还没填地址`);
  expect(told?.summary).toBe(`请在 ${words}填写，逾期视为放弃`);
});

test('who has asked to be told before something begins or ends is told', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-23T09:00:00+08:00'));
  resetServer();
  const activity = { activityId: 99 };
  for (const [path, payload] of [
    ['coupon/remind', { couponId: 'O-tea' }],
    ['annual/activity/thematic/remind', { ...activity, about: 'live', id: 'L99-icu' }],
    ['annual/activity/thematic/remind', { ...activity, about: 'welfare', id: 'W99-baby' }],
    ['right/remind', { rightId: 'R-wound' }],
    ['right/day/remind', { date: '2026-12-18' }],
  ] as const) {
    expect((await ask(`POST /api/miniapp/${path}`, { ...payload, on: true }, { as: 'member' })).code).toBe(0);
  }
  for (const [moment, title, route] of [
    ['2026-11-23T10:50', '到店热茶一份快开始领取', '/coupon-list?tab=center'],
    ['2026-11-23T19:30', '预约的直播开始了', '/activity?block=live'],
    ['2026-11-24T10:00', '母婴用品券可以领了', '/activity/nursing-care/welfare?activityId=99'],
    ['2026-11-27T00:00', '伤口换药服务快到期了', '/equity?rightId=R-wound'],
    ['2026-12-18T09:00', '会员权益日快开始了', '/equity-day?date=2026-12-18'],
  ] as const) {
    setServerNow(Date.parse(`${moment}:00+08:00`) - 1);
    expect(await titles()).not.toContain(title);
    setServerNow(Date.parse(`${moment}:00+08:00`));
    const told = (await list()).recordList.find((row) => row.title === title);
    expect((await detail(told?.noticeId ?? '')).data.action).toMatchObject({ route, status: 'open' });
    expect(await titles('elder')).not.toContain(title);
  }
});

test('a card order that waits for its payment, and a trial whose day has come', async () => {
  const now = serverNow();
  const card = { userId, planId: 'month', planName: '月卡', days: 30, amountCents: 3_800 };
  const { orderNo } = openOrder({ ...card, type: 'renew' }, now);
  const reserve = { slot: '', usableFrom: now + DAY, reserveExpireAt: now + 30 * DAY, code: 'TY07' };
  openOrder(
    { ...card, type: 'trial_reserve', status: 'reserved', planId: 'trial', planName: '7 天体验', reserve },
    now,
  );
  const waiting = (await list('member', 'order')).recordList.find(({ title }) => title === '金杏会员 月卡待支付');
  expect(waiting?.summary).toMatch(/^应付 ¥38\.00，\d\d:\d\d 前付款$/);
  const { data } = await detail(waiting?.noticeId ?? '');
  expect(data.action).toMatchObject({ route: `/schedule/order-detail?orderNo=${orderNo}` });
  expect(await titles('member', 'order')).not.toContain('体验卡可以激活了');
  setServerNow(now + DAY);
  expect(await titles('member', 'order')).toContain('体验卡可以激活了');
});

test('goods that have come, a lottery that has begun and the daily sign-in are told to who has asked', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-23T10:00:00+08:00'));
  resetServer();
  changeLottery({ phase: 'notStarted' });
  const good = mall().goods.find(({ skus }) => skus.every(({ stock }) => stock === 0));
  for (const [path, payload] of [
    ['mall/goods/remind', { goodsId: good?.goodsId }],
    ['rank/luck/remind', { clientToken: 'lottery' }],
    ['points/sign/remind', {}],
  ] as const) {
    expect((await ask(`POST /api/miniapp/${path}`, { ...payload, on: true }, { as: 'member' })).code).toBe(0);
  }
  const told = [`${good?.name}可以兑换了`, '杏运抽奖开始了', '今天还没有签到'];
  expect((await titles()).filter((title) => told.includes(title))).toEqual([]);
  for (const sku of good?.skus ?? []) sku.stock = 1;
  changeLottery({ phase: 'running' });
  setServerNow(Date.parse('2026-11-24T09:00:00+08:00'));
  await titles();
  expect((await titles()).filter((title) => told.includes(title)).sort()).toEqual([...told].sort());
  expect((await titles('elder')).filter((title) => told.includes(title))).toEqual([]);
});

test('what is told of the phone is about hours in which the phone is answered, and somebody online', async () => {
  const { summary } = (await list()).pinned[0] ?? {};
  expect(summary).toMatch(/ 08:00 到 14:00，可以用在线客服/);
});
