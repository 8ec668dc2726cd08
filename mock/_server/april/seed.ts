import { DAY, HOUR } from '../state';
import { invent, seededTeam } from '../team/people';
import type { TeamRow } from '../team/types';
import { personaUser } from '../users';

interface Plan {
  teamId: string;
  people: readonly number[];
  begunAgo: number;
  left: number;
}

const FORMING: readonly Plan[] = [
  { teamId: 'TM2001', people: [0, 1], begunAgo: 19 * HOUR, left: 5 * HOUR },
  { teamId: 'TM2002', people: [2], begunAgo: 13 * HOUR, left: 11 * HOUR },
  { teamId: 'TM2003', people: [3, 5], begunAgo: 4 * HOUR, left: 20 * HOUR },
  { teamId: 'TM2004', people: [4], begunAgo: 16 * HOUR, left: 8 * HOUR },
  { teamId: 'TM2005', people: [6, 7], begunAgo: 21 * HOUR, left: 3 * HOUR },
  { teamId: 'TM2006', people: [7, 2], begunAgo: 50 * HOUR, left: -26 * HOUR },
];

/** Teams that are forming, one out of time, one dissolved, and a complete one with a member of the app. */
export function seedTeams(activityId: number, now: number): TeamRow[] {
  const forming = FORMING.map(({ teamId, people, begunAgo, left }) =>
    seededTeam({ teamId, activityId, people, createdAt: now - begunAgo, expireAt: now + left }),
  );
  const createdAt = now - 2 * DAY;
  const base = { activityId, createdAt, expireAt: createdAt + DAY };
  const { userId, nickname, avatar } = personaUser('elder');
  return [
    ...forming,
    { ...seededTeam({ ...base, teamId: 'TM2007', people: [5] }), state: 'dissolved' },
    {
      ...seededTeam({ ...base, teamId: 'TM2008', people: [] }),
      members: [
        invent(8, createdAt),
        invent(9, createdAt + HOUR),
        { userId, nickname, avatar, joinedAt: createdAt + 2 * HOUR },
      ],
      completedAt: createdAt + 2 * HOUR,
    },
  ];
}
