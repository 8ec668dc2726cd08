import { ask } from '@/testing/ask';
import { addresses } from '../address';
import { dayWords } from '../notice/words';
import { DAY, resetServer, serverNow, setServerNow } from '../state';
import { type PersonaKey, personaUser } from '../users';

const DETAIL = 'GET /api/miniapp/campaign/detail';
const COMMENT = '/api/miniapp/annual/activity/comment';

interface Button {
  key: string;
  text: string;
  enabled: boolean;
  reasonText?: string;
  reasonAction?: { route: string };
}
interface Detail {
  status: number;
  blocks: { kind: string }[];
  tasks: { taskId: string; done: boolean; note: string; operate: Button[] }[];
  rewards: { rewardId: string; status: string; note: string; recordId?: string; operate: Button[] }[];
  rewardsNote: string;
  winners: { total: number; rows: { nickname: string; at: number }[] };
  endAt: number;
  operate: Button[];
}

beforeEach(() => resetServer());

const show = async (as?: PersonaKey) => (await ask<Detail>(DETAIL, { code: 'may' }, as ? { as } : {})).data;
const claim = (rewardId: string, as: PersonaKey = 'newcomer', clientToken: string = crypto.randomUUID()) =>
  ask<{ recordId: string; status: string }>(
    'POST /api/miniapp/campaign/reward/claim',
    { code: 'may', rewardId, clientToken },
    { as },
  );
const control = (name: string, body: Record<string, unknown>) => ask(`POST /api/__mock/${name}`, body);
const sign = (as: PersonaKey) => ask('POST /api/miniapp/points/sign/do', { clientToken: crypto.randomUUID() }, { as });
const takeCoupon = (as: PersonaKey) =>
  ask('POST /api/miniapp/coupon/claim', { couponId: 'O-90', clientToken: crypto.randomUUID() }, { as });

async function comment(as: PersonaKey, activityId = 95): Promise<string> {
  const payload = { activityId, content: '慢慢吃早餐真好', images: [], clientToken: crypto.randomUUID() };
  return (await ask<{ commentId: string }>(`POST ${COMMENT}/addComment`, payload, { as })).data.commentId;
}

async function doAll(as: PersonaKey): Promise<void> {
  await sign(as);
  await takeCoupon(as);
  await control('approve', { commentId: await comment(as) });
}

const doneOf = ({ tasks }: Detail) => tasks.filter(({ done }) => done).map(({ taskId }) => taskId);
const statesOf = ({ rewards }: Detail) => rewards.map(({ status }) => status);

test('each task is done where it is done, a comment after it was approved', async () => {
  expect(doneOf(await show('newcomer'))).toEqual([]);
  await sign('newcomer');
  expect(doneOf(await show('newcomer'))).toEqual(['sign']);
  await takeCoupon('newcomer');
  expect(doneOf(await show('newcomer'))).toEqual(['sign', 'coupon']);
  const commentId = await comment('newcomer');
  expect((await show('newcomer')).tasks[2]).toMatchObject({ done: false, note: '已提交，审核通过后算完成' });
  await control('approve', { commentId });
  expect(doneOf(await show('newcomer'))).toEqual(['sign', 'coupon', 'comment']);
});

test('a comment on another activity is none of this one', async () => {
  await control('approve', { commentId: await comment('newcomer', 99) });
  expect(doneOf(await show('newcomer'))).toEqual([]);
});

test('its comments are about breakfasts, not about the hospital', async () => {
  const page = { activityId: 95, currentPage: 1 };
  const { data } = await ask<{ recordList: { content: string }[] }>(`POST ${COMMENT}/getCommentDetail`, page);
  expect(data.recordList.length).toBeGreaterThan(5);
  for (const { content } of data.recordList) expect(content).not.toMatch(/护士|换药|出院/);
});

test('a new day begins with a new sign-in, and takes nothing away that was earned', async () => {
  await doAll('newcomer');
  expect(statesOf(await show('newcomer'))).toEqual(['open', 'open', 'open']);
  setServerNow(serverNow() + DAY);
  const next = await show('newcomer');
  expect(doneOf(next)).toEqual(['coupon', 'comment']);
  expect(next.tasks[0]?.operate).toMatchObject([{ text: '去签到', enabled: true }]);
  expect(statesOf(next)).toEqual(['open', 'open', 'open']);
});

test('each reward is given once: claiming again gives the same record', async () => {
  await doAll('newcomer');
  const before = (await ask('GET /api/miniapp/points/summary', {}, { as: 'newcomer' })).data.available as number;
  const first = await claim('may-points');
  const again = await claim('may-points');
  expect(first.code).toBe(0);
  expect(again.data).toEqual({ recordId: first.data.recordId, status: 'claimed' });
  const after = (await ask('GET /api/miniapp/points/summary', {}, { as: 'newcomer' })).data.available as number;
  expect(after - before).toBe(20);
  expect((await show('newcomer')).rewards[0]).toMatchObject({
    status: 'claimed',
    recordId: first.data.recordId,
    operate: [{ key: 'view', enabled: true }],
  });
});

test('the coupon is in the wallet, the box waits for an address and its owner is listed with a masked name', async () => {
  await doAll('newcomer');
  await claim('may-coupon');
  const wallet = await ask('GET /api/miniapp/coupon/mine', { tab: 'usable', currentPage: 1 }, { as: 'newcomer' });
  expect(JSON.stringify(wallet.data)).toContain('加购券');
  const { recordId } = (await claim('may-box')).data;
  const detail = await ask('GET /api/miniapp/reward/detail', { rewardId: recordId }, { as: 'newcomer' });
  expect(detail.data).toMatchObject({ name: '早餐礼盒', needAddress: true, sourceText: '五月活动' });
  const { winners, rewardsNote } = await show();
  expect(winners).toMatchObject({
    total: 115,
    rows: expect.arrayContaining([{ nickname: '小*' }].map(expect.objectContaining)),
  });
  expect(rewardsNote).toContain('还有 185 份');
});

test.each([
  ['may-points', '还差 1 件'],
  ['may-box', '还差 3 件'],
])('%s is refused until it is earned: %s', async (rewardId, msg) => {
  expect(await claim(rewardId)).toMatchObject({ code: 2004, msg });
});

test('when the boxes are gone that is said before and when claiming', async () => {
  await doAll('newcomer');
  await control('mayBoxes', { left: 0 });
  const shown = await show('newcomer');
  expect(shown.rewards[2]).toMatchObject({ status: 'gone', note: '已经发完了', operate: [] });
  expect(shown.rewardsNote).toContain('都发完了');
  expect((await claim('may-box')).code).toBe(2003);
  expect((await claim('may-points')).code).toBe(0);
  expect((await control('mayBoxes', { left: -1 })).code).toBe(400);
});

test('who lives elsewhere reads why, and can change the address', async () => {
  const shown = await show('lapsed');
  expect(shown.operate).toMatchObject([{ enabled: false, reasonText: expect.stringContaining('京沪苏浙') }]);
  expect(shown.operate[0]?.reasonAction?.route).toBe('/schedule/address');
  expect(shown.tasks.flatMap(({ operate }) => operate)).toEqual([]);
  await sign('lapsed');
  expect((await claim('may-points', 'lapsed')).code).toBe(2006);
  await takeCoupon('lapsed');
  const notes = async (as?: PersonaKey) => (await show(as)).rewards.map(({ note }) => note);
  expect(await notes('lapsed')).toEqual(['不在活动范围', '不在活动范围', '还差 1 件']);
  await control('campaign', { code: 'may', phase: 'ended' });
  expect(await notes()).toEqual(['登录后看', '登录后看', '登录后看']);
  await control('campaign', { code: 'may', phase: null });
  addresses().rows = addresses().rows.filter(({ userId }) => userId !== personaUser('lapsed').userId);
  expect((await claim('may-points', 'lapsed')).code).toBe(0);
});

test('the main button leads on: sign in, each task, the rewards, the end', async () => {
  const button = async (as?: PersonaKey) =>
    (await show(as)).operate.map(({ key, text, enabled }) => [key, text, enabled]);
  expect(await button()).toEqual([['start', '登录后开始', true]]);
  expect(await button('newcomer')).toEqual([['go', '去签到', true]]);
  await doAll('newcomer');
  expect(await button('newcomer')).toEqual([['rewards', '去领奖，共 3 份', true]]);
  for (const rewardId of ['may-points', 'may-coupon', 'may-box']) await claim(rewardId);
  expect(await button('newcomer')).toEqual([['done', '三件都做完了', false]]);
});

test('before the start: a reminder, no task can be done, nothing can be claimed', async () => {
  await control('campaign', { code: 'may', phase: 'coming' });
  const shown = await show('newcomer');
  expect(shown.operate.map(({ key }) => key)).toEqual(['remind']);
  expect(shown.tasks.flatMap(({ operate }) => operate)).toEqual([]);
  expect(shown.winners).toEqual({ total: 0, rows: [] });
  expect(shown.rewardsNote).not.toContain('已领');
  await sign('newcomer');
  expect((await claim('may-points')).code).toBe(2001);
});

test('put before its start by QA, nothing of it is done yet', async () => {
  await show('member');
  await control('campaign', { code: 'may', phase: 'coming' });
  const { tasks, rewards } = await show('member');
  expect(tasks.some(({ done }) => done)).toBe(false);
  expect(rewards.map(({ note }) => note)).toEqual(['还差 1 件', '还差 2 件', '还差 3 件']);
});

test('after the end what was earned stays for seven days', async () => {
  await doAll('newcomer');
  await show('newcomer');
  setServerNow(serverNow() + 27 * DAY);
  const ended = await show('newcomer');
  expect(ended.status).toBe(2);
  expect(ended.operate).toMatchObject([{ key: 'rewards' }]);
  const lastDay = dayWords(ended.endAt + 7 * DAY - 1, serverNow());
  expect(ended.rewardsNote).toMatch(new RegExp(`^做满的奖励在 ${lastDay} 24:00 前可以领。`));
  // The card above the rewards counts as they do.
  expect(doneOf(ended)).toEqual(['sign', 'coupon', 'comment']);
  expect(ended.tasks[0]?.note).toBe('活动期间签到过');
  expect((await claim('may-points')).code).toBe(0);
  setServerNow(serverNow() + 7 * DAY);
  expect(statesOf(await show('newcomer'))).toEqual(['claimed', 'expired', 'expired']);
  expect((await show('newcomer')).rewardsNote).not.toContain('可以领');
  expect(await claim('may-box')).toMatchObject({ code: 2002, msg: '领取时间已过，可以看看其他活动' });
});

test('ended by QA it lists nobody of after its end but who has claimed since', async () => {
  await doAll('newcomer');
  await show('newcomer');
  await control('campaign', { code: 'may', phase: 'ended' });
  const { winners, endAt } = await show();
  expect(winners.rows.map(({ at }) => at < endAt)).toEqual(Array(20).fill(true));
  expect((await claim('may-box')).code).toBe(0);
  const after = (await show()).winners.rows;
  expect(after.map(({ at }) => at < endAt)).toEqual([false, ...Array(19).fill(true)]);
});

test('after the end the card and the rewards count alike, whether the page was opened while it ran or not', async () => {
  await takeCoupon('newcomer');
  setServerNow(serverNow() + 27 * DAY);
  await sign('newcomer');
  const ended = await show('newcomer');
  expect(doneOf(ended)).toEqual(['coupon']);
  expect(statesOf(ended)).toEqual(['open', 'locked', 'locked']);
});

test('unknown rewards and strangers are refused', async () => {
  expect((await claim('may-nothing')).code).toBe(2010);
  const guest = await ask('POST /api/miniapp/campaign/reward/claim', { code: 'may', rewardId: 'may-points' });
  expect(guest.code).toBe(999);
});
