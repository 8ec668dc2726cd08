import type { TeamRow, TeamSeat } from './types';

/** Invented people; one has given no nickname. */
const PEOPLE = [
  ['何平', 'man'],
  ['孙晓', 'girl'],
  ['王建国', 'grandpa'],
  ['陈敏', 'woman'],
  ['', 'adult'],
  ['周阿婆', 'granny'],
  ['吴小鱼', 'girl'],
  ['郑好', 'man'],
  ['高山', 'grandpa'],
  ['许云', 'woman'],
] as const;

/** One of the invented people. */
export function invent(place: number, joinedAt: number): TeamSeat {
  const [nickname, portrait] = PEOPLE[place % PEOPLE.length] ?? PEOPLE[0];
  return { userId: `X${place}`, nickname, avatar: `/api/__mock/art/avatar-${portrait}.webp`, joinedAt };
}

interface Seeded {
  teamId: string;
  activityId: number;
  /** Numbers of the invented people, the leader first. */
  people: readonly number[];
  createdAt: number;
  expireAt: number;
}

/** A team of invented people that is still forming. */
export function seededTeam({ teamId, activityId, people, createdAt, expireAt }: Seeded): TeamRow {
  return {
    teamId,
    activityId,
    members: people.map((place, seat) => invent(place, createdAt + seat * 60_000)),
    state: 'forming',
    createdAt,
    expireAt,
    completedAt: null,
    rewardIds: {},
  };
}
