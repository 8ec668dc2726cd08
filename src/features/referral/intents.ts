/** A reward is claimed once. */
export function rewardIntent({ rewardId }: { rewardId: string }) {
  return { intentKey: `invite:${rewardId}` };
}
