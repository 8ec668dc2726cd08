import type { Team } from '@/features/team';
import { describeJoining, describeTeam, inviteTitle, mayBegin } from './teamWords';

const member = { nickname: '何*', avatar: '', isLeader: true, isMe: false, joinedAt: null };
const TEAM: Team = {
  teamId: 'T1',
  members: [member],
  need: 2,
  maxMembers: 3,
  expireAt: null,
  activityId: 96,
  status: 0,
  myRole: 'none',
  joinable: true,
  reasonCode: 'ok',
  reasonText: undefined,
  ruleText: '',
  completedAt: null,
  inviteCode: undefined,
  rewards: undefined,
  operate: [],
  serverTime: 0,
};
const NOON = Date.parse('2026-04-18T12:00:00+08:00');

test.each([
  [{}, '何* 的小队，还差 2 人'],
  [{ need: 1 }, '何* 的小队，还差 1 人'],
  [{ need: 0 }, '何* 的小队'],
  [{ status: 1 }, '何* 的小队，人已满'],
  [{ status: 2 }, '何* 的小队，没有成队'],
  [{ status: 3 }, '何* 的小队，已过期'],
  [{ myRole: 'leader' }, '我的小队，还差 2 人'],
] as const)('%j reads %p', (changes, text) => {
  expect(describeTeam({ ...TEAM, ...changes })).toBe(text);
});

test('who joined when, in the day of the server', () => {
  expect(describeJoining({ ...member, joinedAt: NOON - 60_000 }, NOON)).toEqual(['今天', '发起']);
  expect(describeJoining({ ...member, isLeader: false, joinedAt: NOON - 86_400_000 }, NOON)).toEqual([
    '4 月 17 日',
    '加入',
  ]);
  expect(describeJoining({ ...member, joinedAt: NOON - 365 * 86_400_000 }, NOON)).toEqual(['2025-04-18 ', '发起']);
  expect(describeJoining(member, NOON)).toEqual(['队长']);
  expect(describeJoining({ ...member, isLeader: false }, NOON)).toEqual(['已加入']);
});

test('an invitation bears the masked name of who sends it', () => {
  expect(inviteTitle(TEAM)).toBe('朋友 邀您一起放风筝');
  expect(inviteTitle({ ...TEAM, members: [{ ...member, isMe: true }] })).toBe('何* 邀您一起放风筝');
});

test.each([
  [[], false],
  [[{ key: 'create', text: '发起', enabled: true }], true],
  [[{ key: 'create', text: '发起', enabled: false }], false],
  [[{ key: 'join', text: '加入', enabled: true }], false],
])('with the buttons %j a team can be begun: %p', (operate, isPossible) => {
  expect(mayBegin({ operate })).toBe(isPossible);
});
