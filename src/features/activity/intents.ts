/** A welfare is claimed once in an activity, so that what the member sees of it makes no other intent. */
export function welfareIntent({ activityId, welfareId }: { activityId: number; welfareId: string }) {
  return { intentKey: `welfare:${activityId}:${welfareId}` };
}

/** A broadcast counts once for a member. */
export function watchIntent({ activityId, liveId }: { activityId: number; liveId: string }) {
  return { intentKey: `watch:${activityId}:${liveId}` };
}
