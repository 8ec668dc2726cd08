/** All that was begun about the teams of an activity; it is over as soon as the member sees himself in one. */
export function teamIntents(activityId: number): string {
  return `team:${activityId}:`;
}

/** A member begins one team at a time. */
export function createIntent(activityId: number) {
  return { intentKey: `${teamIntents(activityId)}create` };
}

/** A seat in one team. */
export function joinIntent({ activityId, teamId }: { activityId: number; teamId: string }) {
  return { intentKey: `${teamIntents(activityId)}join:${teamId}` };
}

/** To leave a team. */
export function quitIntent({ activityId, teamId }: { activityId: number; teamId: string }) {
  return { intentKey: `${teamIntents(activityId)}quit:${teamId}` };
}
