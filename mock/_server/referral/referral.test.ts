import type { NoticeRow } from '@/features/notice/contract';
import type { Invitee } from '@/features/referral/contract';
import { ask } from '@/testing/ask';
import { DAY, resetServer, serverNow, setServerNow } from '../state';
import { personaUser } from '../users';
import { referral } from './store';

const BASE = '/api/miniapp/invite';
const info = async () => (await ask(`GET ${BASE}/info`, {}, { as: 'member' })).data;

beforeEach(() => resetServer());

function thank(persona: 'member' | 'elder', claimBefore = serverNow() + DAY): string {
  const rewardId = `IR-${persona}`;
  const { userId } = personaUser(persona);
  referral().rewards.push({ rewardId, userId, title: '周年感谢', points: 50, isClaimed: false, claimBefore });
  return rewardId;
}

test('sharing is never paid: no reward unless the organiser lists one', async () => {
  const { rewards, rules, inviteCode } = await info();
  expect(rewards).toEqual([]);
  expect(JSON.stringify(rules)).toContain('不会得到积分');
  expect(inviteCode).toMatch(/^[A-Z0-9]+$/);
  expect(inviteCode).not.toContain('1002');
});

test('a listed reward is claimed once and becomes points', async () => {
  const rewardId = thank('member');
  const before = (await ask('GET /api/miniapp/points/summary', {}, { as: 'member' })).data.available as number;
  const claim = (clientToken: string) => ask(`POST ${BASE}/claim`, { rewardId, clientToken }, { as: 'member' });
  expect((await claim('a')).data).toMatchObject({ points: 50 });
  expect((await claim('b')).code).toBe(2008);
  const after = (await ask('GET /api/miniapp/points/summary', {}, { as: 'member' })).data.available as number;
  expect(after - before).toBe(50);
  expect(await info()).toMatchObject({ totals: { points: 50 } });
});

test('the organiser thanks a member by an order of QA, and QA ends the invitations', async () => {
  const order = (body: Record<string, unknown>) => ask('POST /api/__mock/invite', body);
  expect((await order({ persona: 'member', points: 30, days: 2 })).code).toBe(0);
  const [reward] = (await info()).rewards as { rewardId: string; points: number; status: string }[];
  expect(reward).toMatchObject({ points: 30, status: 'claimable' });
  const claimed = await ask(`POST ${BASE}/claim`, { rewardId: reward?.rewardId }, { as: 'member' });
  expect(claimed.data).toMatchObject({ points: 30 });
  await order({ status: 'ended' });
  expect(await info()).toMatchObject({ status: 'ended', reasonText: expect.stringContaining('已经截止') });
  for (const wrong of [{ status: 'gone' }, { persona: 'nobody' }, { points: 0 }, { days: 1000 }])
    expect((await order(wrong)).code).toBe(400);
});

test("another member's reward and an expired one are refused", async () => {
  const foreign = thank('elder');
  const late = thank('member', serverNow() - 1);
  expect((await ask(`POST ${BASE}/claim`, { rewardId: foreign }, { as: 'member' })).code).toBe(2011);
  expect((await ask(`POST ${BASE}/claim`, { rewardId: late }, { as: 'member' })).code).toBe(2008);
});

test('the list is newest first, masked, and a row that does not count can be appealed once', async () => {
  const { data } = await ask(`GET ${BASE}/list`, { currentPage: 1, pageSize: 20 }, { as: 'member' });
  expect(data.totalCount).toBe(26);
  const rows = data.recordList as { at: number; nickname: string; status: string; inviteId: string }[];
  expect(rows.map(({ at }) => at)).toEqual(rows.map(({ at }) => at).sort((a, b) => b - a));
  expect(rows.every(({ nickname }) => nickname.includes('**'))).toBe(true);

  const inviteId = rows.find(({ status }) => status === 'invalid')?.inviteId;
  const appeal = (as: 'member' | 'elder') => ask(`POST ${BASE}/appeal`, { inviteId }, { as });
  expect((await appeal('elder')).code).toBe(2011);
  expect((await appeal('member')).code).toBe(0);
  expect((await appeal('member')).code).toBe(2008);
});

test('who has appealed is told the result a day later, in his messages and in the list', async () => {
  const read = async <Row>(path: string) =>
    (await ask<{ recordList: Row[] }>(`GET /api/miniapp/${path}`, { tab: 'all', currentPage: 1 }, { as: 'member' }))
      .data.recordList;
  const friend = async () => (await read<Invitee>('invite/list')).find(({ status }) => status === 'invalid');
  const told = async () => (await read<NoticeRow>('notice/list')).find(({ title }) => title === '邀请申诉有结果了');
  const reason = async () => (await friend())?.operate[0]?.reasonText;
  await ask(`POST ${BASE}/appeal`, { inviteId: (await friend())?.inviteId }, { as: 'member' });
  expect([await told(), await reason()]).toEqual([undefined, '客服核对后会发消息告诉您']);
  setServerNow(serverNow() + DAY);
  expect([(await told())?.summary, await reason()]).toEqual([
    expect.stringContaining('之前已是会员'),
    '客服核对过了，结果不变',
  ]);
});
