import type { TeamActivity } from './contract';

/** With a team of one's own there is none to begin: after one that came to nothing it is another wish. */
export function createIntent({ activityId, myTeam }: { activityId: number; myTeam?: TeamActivity['myTeam'] }) {
  return { intentKey: `team-create:${activityId}`, about: () => myTeam?.teamId };
}

/** A seat that was given up and is taken again is another one: how many are wanted says which. */
export function joinIntent({ teamId, members }: { teamId: string; members: readonly { isMe: boolean }[] }) {
  return { intentKey: `team-join:${teamId}`, about: () => members.length };
}
