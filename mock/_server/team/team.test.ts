import { ask } from '../../../src/testing/ask';
import { changeFeature } from '../platform/config';
import { balanceOf } from '../points';
import { rewards } from '../reward/store';
import { DAY, HOUR, resetServer, serverNow, setServerNow } from '../state';
import { type PersonaKey, personaUser } from '../users';
import { changeTeam } from './control';
import { seededTeam } from './people';
import { registerTeamActivity, type TeamActivity } from './registry';
import { needTeam } from './store';

const BASE = '/api/miniapp/team';
const activityId = 7100;

let startAt: number;
let endAt: number;

function register(changes: Partial<TeamActivity> = {}): void {
  registerTeamActivity({
    activityId,
    title: '示例组队',
    minMembers: 3,
    maxMembers: 3,
    ttlMs: DAY,
    maxTeams: 50,
    ruleText: '满 3 人成队',
    gifts: [
      { giftId: 'points', name: '30 积分', type: 'points', img: '', stock: null, points: 30 },
      { giftId: 'kite', name: '风筝', type: 'goods', img: '', stock: 4, claimMs: 5 * DAY },
    ],
    paths: { home: '/home', team: '/team', success: '/success' },
    period: () => ({ startAt, endAt }),
    objection: (userId) =>
      userId === personaUser('lapsed').userId ? { text: '会员卡已过期，续费后可以参加' } : undefined,
    seed: (now) => [
      seededTeam({ teamId: 'S1', activityId, people: [0, 4], createdAt: now - HOUR, expireAt: now + 5 * HOUR }),
      seededTeam({ teamId: 'S2', activityId, people: [2], createdAt: now - HOUR, expireAt: now + 2 * HOUR }),
      seededTeam({ teamId: 'S3', activityId, people: [3, 1], createdAt: now - DAY, expireAt: now - HOUR }),
    ],
    ...changes,
  });
}

beforeEach(() => {
  resetServer();
  startAt = serverNow() - DAY;
  endAt = serverNow() + 10 * DAY;
  register();
});

interface Button {
  key: string;
  text: string;
  enabled: boolean;
  reasonText?: string;
}
interface Shown {
  teamId: string;
  status: number;
  myRole: string;
  need: number;
  joinable: boolean;
  reasonCode: string;
  reasonText?: string;
  members: { nickname: string; isMe: boolean; isLeader: boolean }[];
  rewards?: { rewardId: string; type: string; status: string; needAddress: boolean; claimBefore: number | null }[];
  operate: Button[];
}

let tokens = 0;
const write = (name: 'create' | 'join' | 'quit', body: object, as: PersonaKey) => {
  tokens += 1;
  return ask<{ teamId: string; status: number; teams?: { teamId: string }[] }>(
    `POST ${BASE}/${name}`,
    { ...body, clientToken: `t${tokens}` },
    { as },
  );
};
const create = (as: PersonaKey) => write('create', { activityId }, as);
const join = (teamId: string, as: PersonaKey, inviter?: string) =>
  write('join', { teamId, ...(inviter ? { inviter } : {}) }, as);
const quit = (teamId: string, as: PersonaKey) => write('quit', { teamId }, as);
const show = async (teamId: string, as?: PersonaKey) =>
  (await ask<Shown>(`GET ${BASE}/detail`, { teamId }, as ? { as } : {})).data;
const hot = async (as?: PersonaKey) => {
  const page = { activityId, currentPage: 1, pageSize: 20 };
  const { data } = await ask<{ recordList: Shown[] }>(`GET ${BASE}/hot`, page, as ? { as } : {});
  return data.recordList.map(({ teamId }) => teamId);
};
const mainOf = ({ operate }: Pick<Shown, 'operate'>) => operate[operate.length - 1];

test('guests see a team; nicknames are masked, and who has none is 微信用户', async () => {
  const team = await show('S1');
  expect(team).toMatchObject({ status: 0, myRole: 'none', need: 1, joinable: true });
  expect(team.members.map(({ nickname }) => nickname)).toEqual(['何*', '微信用户']);
  expect(mainOf(team)).toEqual({ key: 'join', text: '加入', enabled: true });
});

test('the last seat is taken once; the loser is shown other teams', async () => {
  const answers = await Promise.all([join('S1', 'member'), join('S1', 'newcomer'), join('S1', 'elder')]);
  expect(answers.map(({ code }) => code).sort()).toEqual([0, 2003, 2003]);
  const lost = answers.find(({ code }) => code === 2003);
  expect(lost?.data.teams?.map(({ teamId }) => teamId)).toEqual(['S2']);
  expect((await show('S1')).members).toHaveLength(3);
});

test('a complete team rewards everybody alike: first being issued, then there', async () => {
  const before = balanceOf(personaUser('member').userId).available;
  await join('S1', 'member', 'XL1');
  const first = await show('S1', 'member');
  expect(first).toMatchObject({ status: 1, myRole: 'member', need: 0 });
  expect(first.rewards?.map(({ status }) => status)).toEqual(['processing', 'processing']);
  changeTeam({ teamId: 'S1', deed: 'issue', type: 'points' });
  setServerNow(serverNow() + 60_000);
  const later = await show('S1', 'member');
  expect(later.rewards?.map(({ status, needAddress }) => [status, needAddress])).toEqual([
    ['issued', false],
    ['claim', true],
  ]);
  expect(balanceOf(personaUser('member').userId).available - before).toBe(30);
  const { rewardIds } = needTeam('S1', serverNow()).row;
  expect(Object.values(rewardIds).map((ids) => ids.length)).toEqual([2, 2, 2]);
  expect((await show('S1')).rewards).toBeUndefined();
});

test('goods are what they are on their own page: to be sent, on their way, received', async () => {
  const post = (path: string, body: object) =>
    ask(`POST /api/miniapp/${path}`, { ...body, clientToken: `goods-${path}` }, { as: 'member' });
  await join('S1', 'member');
  changeTeam({ teamId: 'S1', deed: 'issue', type: 'goods' });
  const kite = async () => (await show('S1', 'member')).rewards?.find(({ type }) => type === 'goods');
  const rewardId = (await kite())?.rewardId;
  const { data: addresses } = await ask<{ addressId: string }[]>('GET /api/miniapp/address/list', {}, { as: 'member' });
  await post('rank/vip/userPostage', { recordId: rewardId, addressId: addresses[0]?.addressId });
  expect(await kite()).toMatchObject({ status: 'toShip', needAddress: false });
  await ask('POST /api/__mock/ship', { rewardId });
  expect((await kite())?.status).toBe('shipped');
  await post('reward/confirm', { rewardId });
  expect((await kite())?.status).toBe('done');
});

test('goods that are gone are left out, for everybody who comes later', async () => {
  changeTeam({ teamId: 'S1', deed: 'fill' });
  changeTeam({ teamId: 'S2', deed: 'fill' });
  const goods = rewards().rows.filter(({ sourceText, type }) => sourceText === '示例组队' && type === 'goods');
  expect(goods).toHaveLength(4);
});

test.each(['explode', 'toString'])('QA has no deed %s for a team', async (deed) => {
  expect((await ask('POST /api/__mock/team', { teamId: 'S1', deed })).code).toBe(400);
});

test('a reward can fail, and is asked for again', async () => {
  await join('S1', 'member');
  changeTeam({ teamId: 'S1', deed: 'fail', type: 'goods' });
  const failed = (await show('S1', 'member')).rewards?.find(({ type }) => type === 'goods');
  expect(failed?.status).toBe('failed');
  const again = { rewardId: failed?.rewardId, clientToken: 'again' };
  expect((await ask('POST /api/miniapp/reward/reissue', again, { as: 'member' })).data).toEqual({ status: 'claim' });
});

test('one team for each member: a leader elsewhere is told so, joining his own too', async () => {
  const { data } = await create('member');
  expect(await create('member')).toMatchObject({ code: 2008, data: { teamId: data.teamId } });
  expect(await join('S1', 'member')).toMatchObject({ code: 2008, data: { teamId: data.teamId } });
  expect(await join(data.teamId, 'member')).toMatchObject({ code: 2008, msg: '您已在这支小队' });
  expect(mainOf(await show('S1', 'member'))).toMatchObject({ enabled: false, reasonText: '您已有小队' });
  expect(await show(data.teamId, 'member')).toMatchObject({ myRole: 'leader', reasonCode: 'mine' });
});

test('who is in a team is told nothing that he cannot do about it', async () => {
  const { data } = await create('member');
  const told = async (who: Parameters<typeof join>[1]) => (await join('S1', who)).msg.split('，').at(-1);
  expect(await told('member')).toBe('请先解散那一支');
  await join(data.teamId, 'newcomer');
  expect([await told('member'), await told('newcomer')]).toEqual(['等人到齐', '请先退出那一支']);
  await join(data.teamId, 'elder');
  expect([await told('member'), await told('elder')]).toEqual(['可以看奖励', '可以看奖励']);
});

test('a leader who is alone dissolves; with somebody there he cannot, who joined can leave', async () => {
  const { data } = await create('member');
  const { operate } = await show(data.teamId, 'member');
  expect(operate).toMatchObject([{ key: 'quit', text: '解散', enabled: true }, { text: '邀请好友' }]);
  await join(data.teamId, 'newcomer');
  expect((await quit(data.teamId, 'member')).code).toBe(2004);
  expect((await quit(data.teamId, 'elder')).code).toBe(2011);
  expect((await show(data.teamId, 'newcomer')).operate.map(({ text }) => text)).toEqual(['退出', '邀请好友']);
  expect((await quit(data.teamId, 'newcomer')).data.status).toBe(0);
  expect((await quit(data.teamId, 'member')).data.status).toBe(2);
  expect(await show(data.teamId, 'newcomer')).toMatchObject({ status: 2, reasonCode: 'dissolved' });
  expect((await join(data.teamId, 'newcomer')).code).toBe(2002);
  expect((await create('member')).code).toBe(0);
});

test('who leaves a team that is complete by then is told that it is', async () => {
  const { data } = await create('member');
  await join(data.teamId, 'newcomer');
  await join(data.teamId, 'elder');
  expect(await quit(data.teamId, 'newcomer')).toMatchObject({ code: 2008, msg: '小队已经组成，不能退出，可以看奖励' });
});

test('time runs out on the server’s clock; such a team is never among the hot ones, and its people are free', async () => {
  expect(await hot()).toEqual(['S1', 'S2']);
  const { data } = await create('member');
  expect(await hot('member')).toEqual(['S1', 'S2']);
  setServerNow(serverNow() + DAY + 1);
  expect(await hot()).toEqual([]);
  const team = await show(data.teamId, 'member');
  expect(team).toMatchObject({ status: 3, reasonCode: 'expired' });
  expect(mainOf(team)).toMatchObject({ text: '重新发起', enabled: true });
  expect((await join('S1', 'newcomer')).code).toBe(2002);
  expect((await create('member')).code).toBe(0);
});

test('the activity ends while a team is open: it has failed, nobody joins, nobody begins', async () => {
  endAt = serverNow() + HOUR;
  expect((await show('S1')).need).toBe(1);
  setServerNow(serverNow() + 2 * HOUR);
  expect(await show('S1')).toMatchObject({ status: 2, reasonCode: 'ended', reasonText: '活动结束时没有齐人' });
  expect(mainOf(await show('S1'))).toMatchObject({ text: '再来一次', enabled: false, reasonText: '活动已结束' });
  expect((await create('member')).code).toBe(2002);
  expect(await hot()).toEqual([]);
});

test('enough people but not all: complete when its time is over', async () => {
  register({ minMembers: 2 });
  expect((await show('S1')).need).toBe(0);
  expect((await show('S1')).status).toBe(0);
  setServerNow(serverNow() + 6 * HOUR);
  expect((await show('S1')).status).toBe(1);
});

test('before the start nothing is begun or joined, and nobody has a team', async () => {
  await create('member');
  startAt = serverNow() + DAY;
  const { data } = await ask<{ myTeam?: object; operate: Button[] }>(
    `GET ${BASE}/activity`,
    { activityId },
    { as: 'member' },
  );
  expect([data.myTeam, data.operate]).toEqual([undefined, []]);
  expect((await create('member')).code).toBe(2001);
  expect((await join('S1', 'member')).code).toBe(2001);
});

test('who cannot take part reads why; so does everybody when no team can be begun any more', async () => {
  expect(await join('S1', 'lapsed')).toMatchObject({ code: 2006, msg: '会员卡已过期，续费后可以参加' });
  const { data } = await ask<{ reasonText?: string }>(`GET ${BASE}/activity`, { activityId }, { as: 'lapsed' });
  expect(data.reasonText).toBe('会员卡已过期，续费后可以参加');
  changeTeam({ activityId, full: true });
  expect((await create('member')).code).toBe(2004);
  const asked = await ask<{ operate: Button[] }>(`GET ${BASE}/activity`, { activityId }, { as: 'member' });
  expect(asked.data.operate[0]).toMatchObject({ enabled: false, reasonText: '发起名额已满，可以加入别的小队' });
  expect((await join('S1', 'member')).code).toBe(0);
});

test('a guest writes nothing; an unknown team or activity is told; the switch closes everything', async () => {
  expect((await ask(`POST ${BASE}/join`, { teamId: 'S1' })).code).toBe(999);
  expect((await ask(`GET ${BASE}/detail`, { teamId: 'S9' })).code).toBe(2010);
  expect((await ask(`GET ${BASE}/activity`, { activityId: 1 })).code).toBe(2010);
  changeFeature({ name: 'team', on: false });
  expect((await ask(`GET ${BASE}/detail`, { teamId: 'S1' })).code).toBe(2002);
  expect((await create('member')).code).toBe(2002);
});

test('the same wish sent twice is one team', async () => {
  const body = { activityId, clientToken: 'once' };
  const [a, b] = [
    await ask(`POST ${BASE}/create`, body, { as: 'member' }),
    await ask(`POST ${BASE}/create`, body, { as: 'member' }),
  ];
  expect(b.data).toMatchObject({ teamId: a.data.teamId, replayed: true });
});
