import type { Team } from '@/features/team';
import { teamHero } from './teamHero';

const leader = { nickname: '何*', avatar: '', isLeader: true, isMe: false, joinedAt: null };
const team = (status: Team['status'], enabled: boolean, members: Team['members'] = []) =>
  ({
    status,
    members,
    maxMembers: 3,
    operate: [{ key: 'create', text: '重新发起', enabled, reasonText: undefined, reasonAction: undefined }],
  }) as unknown as Team;

test.each([2, 3] as const)(
  'a team in state %p that is over: another one is offered only to who can begin one',
  (status) => {
    expect(teamHero(team(status, true)).title).toEqual(['这次没成队', '可以再组']);
    expect(teamHero(team(status, false)).title).toEqual(['这支小队', '没有成队']);
  },
);

test('before the team is known the head says what it is about, and nobody stands on the hill', () => {
  const castOf = (shown: Team | undefined) => teamHero(shown).art.cast ?? [];
  const nobody = castOf(team(0, false));
  expect(teamHero(undefined).title).toEqual(['三人一队', '一起放风筝']);
  expect(castOf(undefined)).toEqual(nobody);
  expect(castOf(team(0, false, [leader]))).toHaveLength(nobody.length + 1);
  expect(castOf(team(1, false, [leader, leader, leader]))).toHaveLength(nobody.length + 3);
});

test('an open team says who invites, its leader whom he still needs, a full one that nobody can join', () => {
  const open = team(0, false, [leader]);
  expect(teamHero(open).title).toEqual(['何* 邀您', '一起放风筝']);
  expect(teamHero({ ...open, myRole: 'leader' }).title).toEqual(['约上两位', '一起放风筝']);
  expect(teamHero(team(0, false)).title).toEqual(['约上两位', '一起放风筝']);
  expect(teamHero(team(1, false, [leader])).title).toEqual(['这支小队', '人已满']);
});
