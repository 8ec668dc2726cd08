import type { Team } from '@/features/team';
import { teamHero } from './teamHero';

const team = (status: Team['status'], enabled: boolean) =>
  ({
    status,
    members: [],
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
